/** The forms of Italian verbs, by what they are for in a threat. Folded: without accents. */
export interface Forms {
  infinitive: string[];
  /** With a clitic for people: `ucciderli`, `ammazzarti`. */
  infinitiveWithObject: string[];
  /** The speaker, one or many: present, future, conditional. */
  speaker: string[];
  /** Exhortation and command to many, without and with a clitic; with one also the command to one: `ammazzalo`. */
  command: string[];
  commandWithObject: string[];
  participle: string[];
  gerund: string[];
  /** Third person of wishes: `uccida`, `uccidesse`, `ucciderebbe`, `muoiano`. */
  wished: string[];
  /** Future of others: `morirai`, `moriranno`. */
  othersFuture: string[];
  /** Present and future of a third person: `ammazza`, `uccidono`, `sparera`. */
  third: string[];
  /** Present of the reader: `muori`, `ammazzate`. */
  second: string[];
}

const CLITICS =
  'lo la li le ti vi gli ne telo tela teli tele velo vela veli vele glielo gliela glieli gliele cene'.split(
    ' ',
  );
/** The future of these loses a vowel or takes an r: `andro`, `verro`. */
const FUTURE: Readonly<Record<string, string[]>> = {
  morire: ['morir', 'morr'],
  andare: ['andr'],
  venire: ['verr'],
};
/** Verbs in -ire without -isc-. */
const PLAIN_IRE = /^(?:mor|soffr|spar|invest|apr|sent|fugg|ven|riusc|divert)$/;

interface Irregular {
  speaker?: string;
  wished?: string;
  third?: string;
  second?: string;
}
const IRREGULAR: Readonly<Record<string, Irregular>> = {
  morire: {
    speaker: 'muoio',
    wished: 'muoia muoiano muori muoiate muoiono muore',
    third: 'muore muoiono',
    second: 'muori',
  },
  sciogliere: { speaker: 'sciolgo', wished: 'sciolga sciolgano' },
  riempire: {
    speaker: 'riempio riempiamo',
    wished: 'riempia riempiano',
    third: 'riempie riempiono',
  },
  scomparire: { wished: 'scompaia scompaiano' },
  andare: { speaker: 'vado andiamo', wished: 'vada vadano', third: 'va vanno', second: 'vai va' },
  venire: {
    speaker: 'vengo veniamo',
    wished: 'venga vengano',
    third: 'viene vengono',
    second: 'vieni',
  },
  riuscire: { speaker: 'riesco', wished: 'riesca riescano', third: 'riesce riescono' },
};

/** The forms of a list of verbs. */
export function formsOf(list: string): Forms {
  const forms: Forms = {
    infinitive: [],
    infinitiveWithObject: [],
    speaker: [],
    command: [],
    commandWithObject: [],
    participle: [],
    gerund: [],
    wished: [],
    othersFuture: [],
    third: [],
    second: [],
  };
  for (const entry of list.trim().split(/\s+/)) add(forms, entry);
  return forms;
}

function add(forms: Forms, entry: string): void {
  const [written = '', participle] = entry.split('|');
  const infinitive = written.replace(/si$/, 'e');
  const stem = infinitive.slice(0, -3);
  const kind = infinitive.slice(-3);
  // Before e and i the sound is kept by an h (`impicchero`), and an i that is only written falls (`lincero`).
  const hard = /[cg]$/.test(stem) && kind === 'are' ? `${stem}h` : stem;
  const soft = kind === 'are' && hard.endsWith('i') ? hard.slice(0, -1) : hard;
  const isc = kind === 'ire' && !PLAIN_IRE.test(stem) ? `${stem}isc` : stem;
  const futures = FUTURE[infinitive] ?? [
    kind === 'are' ? `${hard.replace(/([cg])i$/, '$1')}er` : infinitive.slice(0, -1),
  ];
  const theme = { are: 'a', ere: 'e', ire: 'i' }[kind] ?? 'a';
  const short = infinitive.slice(0, -1);
  forms.infinitive.push(infinitive, short);
  forms.infinitiveWithObject.push(...CLITICS.map((clitic) => short + clitic));
  // Romans say `ammazzamo`.
  forms.speaker.push(
    `${isc}o`,
    `${soft}iamo`,
    ...(kind === 'are' ? [`${stem}amo`] : []),
    ...futures.flatMap((f) => [`${f}o`, `${f}emo`, `${f}ei`, `${f}emmo`]),
  );
  const many = [`${soft}iamo`, `${stem}${theme}te`];
  forms.command.push(...many);
  const one = kind === 'are' ? `${stem}a` : `${isc}i`;
  // `annegati` are the drowned, not a command.
  forms.commandWithObject.push(
    ...many.flatMap((form) => CLITICS.map((clitic) => form + clitic)),
    ...CLITICS.filter((clitic) => !clitic.startsWith('t')).map((clitic) => one + clitic),
  );
  forms.participle.push(
    ...bend(participle ?? `${stem}${{ are: 'at', ere: 'ut', ire: 'it' }[kind] ?? 'at'}o`),
  );
  forms.gerund.push(`${stem}${kind === 'are' ? 'ando' : 'endo'}`);
  const singular = kind === 'are' ? `${hard.replace(/([^h])i$/, '$1')}i` : `${isc}a`;
  forms.wished.push(
    singular,
    `${singular}no`,
    `${soft}iate`,
    `${stem}${theme}sse`,
    `${stem}${theme}ssero`,
    `${stem}${theme}ste`,
    ...futures.flatMap((f) => [`${f}ebbe`, `${f}ebbero`]),
  );
  forms.othersFuture.push(...futures.flatMap((f) => [`${f}ai`, `${f}a`, `${f}ete`, `${f}anno`]));
  forms.third.push(
    kind === 'are' ? `${stem}a` : `${isc}e`,
    kind === 'are' ? `${stem}ano` : `${isc}ono`,
    ...futures.flatMap((f) => [`${f}a`, `${f}anno`]),
  );
  forms.second.push(kind === 'are' ? singular : `${isc}i`, `${stem}${theme}te`);
  addIrregular(forms, infinitive);
}

function addIrregular(forms: Forms, infinitive: string): void {
  const irregular = IRREGULAR[infinitive];
  const listed = (written: string | undefined) => (written === undefined ? [] : written.split(' '));
  forms.speaker.push(...listed(irregular?.speaker));
  forms.wished.push(...listed(irregular?.wished));
  forms.third.push(...listed(irregular?.third));
  forms.second.push(...listed(irregular?.second));
}

const bend = (participle: string) =>
  ['o', 'a', 'i', 'e'].map((ending) => participle.slice(0, -1) + ending);
