/**
 * Forms of Italian verbs. Regular ones are their infinitive; irregular participles follow a bar (`uccidere|ucciso`). Written from the
 * language, not from any data.
 */
export const LETHAL = `
  uccidere|ucciso ammazzare accoppare assassinare massacrare sterminare eliminare fucilare impiccare impallinare giustiziare linciare decapitare sgozzare
  strangolare strozzare soffocare annegare affogare avvelenare gasare gassare bruciare ardere|arso crocifiggere|crocifisso impalare squartare
  sventrare accoltellare pugnalare sparare torturare stuprare violentare seviziare mutilare castrare sopprimere|soppresso annientare
  trucidare macellare scannare lapidare freddare gambizzare bombardare investire scuoiare smembrare dilaniare abbattere fulminare ghigliottinare
  incenerire cremare estirpare debellare cancellare falciare seppellire sotterrare epurare distruggere|distrutto sterilizzare segare scotennare
  sbudellare azzoppare sequestrare rapire asfissiare polverizzare maciullare sbranare arrostire eradicare fucilare deportare accoppare giustiziare`;

export const HARMING = `
  picchiare menare pestare colpire ferire percuotere|percosso malmenare bastonare frustare prendere|preso spaccare rompere|rotto spezzare
  fracassare sfondare tagliare cavare staccare strappare mozzare schiacciare schiaffeggiare corcare gonfiare aggredire attaccare punire
  calpestare sfregiare sfigurare spappolare spezzare frantumare bucare sfasciare rovinare riempire|riempito demolire`;

export const DYING = `morire|morto crepare schiattare soffrire|sofferto sparire scomparire|scomparso bruciare perire marcire annegare affogare impiccarsi estinguersi|estinto sanguinare soccombere`;

export interface Forms {
  infinitive: string[];
  /** With a clitic for people: `ucciderli`, `ammazzarti`. */
  infinitiveWithObject: string[];
  /** The speaker, one or many, present and future. */
  speaker: string[];
  /** Exhortation and command to many, without and with a clitic. */
  command: string[];
  commandWithObject: string[];
  participle: string[];
  gerund: string[];
  /** Third person of wishes: `uccida`, `uccidesse`, `ucciderebbe`, `muoiano`. */
  wished: string[];
  /** Future of others: `morirai`, `moriranno`. */
  othersFuture: string[];
}

const CLITICS = ['lo', 'la', 'li', 'le', 'ti', 'vi', 'gli', 'ne', 'telo'];
const IRREGULAR_WISH: Readonly<Record<string, string[]>> = { morire: ['muoia', 'muoiano', 'muori', 'muoiate', 'muoiono', 'muore'], scomparire: ['scompaia', 'scompaiano'] };

/** The forms of a list of verbs. */
export function formsOf(list: string): Forms {
  const forms: Forms = { infinitive: [], infinitiveWithObject: [], speaker: [], command: [], commandWithObject: [], participle: [], gerund: [], wished: [], othersFuture: [] };
  for (const entry of list.trim().split(/\s+/)) add(forms, entry);
  return forms;
}

function add(forms: Forms, entry: string): void {
  const [written = '', irregular] = entry.split('|');
  const infinitive = written.replace(/si$/, 'e');
  const stem = infinitive.slice(0, -3);
  const kind = infinitive.slice(-3);
  // Before e and i the sound is kept by an h (`impicchero`), and an i that is only written falls (`lincero`).
  const hard = /[cg]$/.test(stem) && kind === 'are' ? `${stem}h` : stem;
  const soft = kind === 'are' ? (hard.endsWith('i') ? hard.slice(0, -1) : hard) : stem;
  const isc = kind === 'ire' && !/^(?:mor|soffr|spar)$/.test(stem) ? `${stem}isc` : stem;
  const future = kind === 'are' ? `${hard.replace(/([cg])i$/, '$1')}er` : infinitive.slice(0, -1);
  const futures = infinitive === 'morire' ? [future, 'morr'] : [future];
  const theme = { are: 'a', ere: 'e', ire: 'i' }[kind] ?? 'a';
  forms.infinitive.push(infinitive, infinitive.slice(0, -1));
  forms.infinitiveWithObject.push(...CLITICS.map((clitic) => infinitive.slice(0, -1) + clitic));
  forms.speaker.push(`${isc}o`, `${soft}iamo`, ...futures.flatMap((f) => [`${f}o`, `${f}emo`, `${f}ei`, `${f}emmo`]));
  const many = [`${soft}iamo`, `${stem}${theme}te`];
  forms.command.push(...many);
  forms.commandWithObject.push(...many.flatMap((form) => CLITICS.map((clitic) => form + clitic)), ...(kind === 'are' ? ['lo', 'la', 'li', 'le'].map((clitic) => `${stem}a${clitic}`) : ['li', 'le'].map((clitic) => `${stem}i${clitic}`)));
  forms.participle.push(...bend(irregular ?? `${stem}${{ are: 'at', ere: 'ut', ire: 'it' }[kind] ?? 'at'}o`));
  forms.gerund.push(`${stem}${kind === 'are' ? 'ando' : 'endo'}`);
  const singular = kind === 'are' ? `${hard.replace(/([^h])i$/, '$1')}i` : `${isc}a`;
  forms.wished.push(singular, `${singular}no`, `${soft}iate`, `${stem}${theme}sse`, `${stem}${theme}ssero`, `${stem}${theme}ste`, ...futures.flatMap((f) => [`${f}ebbe`, `${f}ebbero`]), ...(IRREGULAR_WISH[infinitive] ?? []));
  forms.othersFuture.push(...futures.flatMap((f) => [`${f}ai`, `${f}a`, `${f}ete`, `${f}anno`]));
}

const bend = (participle: string) => ['o', 'a', 'i', 'e'].map((ending) => participle.slice(0, -1) + ending);
