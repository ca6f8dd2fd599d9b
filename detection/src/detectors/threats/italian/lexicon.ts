import { type Lexicon, lexiconOf, words } from '../grammar.ts';
import { BODY, MEANS, PEOPLE } from './people.ts';
import {
  BLOWS,
  EPITHETS,
  FATAL_PLACES,
  FORBIDDEN,
  ILLNESSES,
  PUNISHMENTS,
  THINGS,
  VERMIN,
} from './things.ts';
import { CLEAR, CUTTING, DYING, GOVERN_A, GOVERN_DI, HARMING, LETHAL } from './verb-lists.ts';
import { formsOf, type Forms } from './verbs.ts';

const everyForm = (forms: Forms) => Object.values(forms).flat() as string[];
/** Forms of verbs that are far more often something else: less, a cold thing, a gate. */
const AMBIGUOUS = new Set(
  words(
    'meno meni mena freddo fredda freddi fredde cancello cancelli pesto pesti macello stupro massacro sequestro rapporti sole assassino attacco',
  ),
);
const clear = (list: readonly string[]) => list.filter((word) => !AMBIGUOUS.has(word));

/**
 * Classes of Italian words. V lethal infinitive, W with a clitic for people; U speaker's form; Z command, J with a clitic; P participle;
 * G gerund; Y third person of a wish; H harming infinitive, M with a clitic, Q speaker's form, B its participle, f command, e with a clitic,
 * k third person of a wish; l cutting infinitive, m with a clitic, c speaker's form, n command, q with a clitic, s third person of a wish;
 * u any form of a verb that is violence whoever is named; a what a third person does; D dying infinitive, E participle, F third person of a
 * wish, T future of others, t the reader's; N people; K body; A means; b blows; d where the dead are; i illnesses; p punishments; o things;
 * h epithets; v vermin; y what is forbidden; O clitic before the verb; r speaker's verb that governs another; g the same, leaving off;
 * X negation; R report; C condemnation; L function word that ends a noun phrase; S time or place; I speaker.
 */
function build() {
  const lethal = formsOf(LETHAL);
  const harming = formsOf(HARMING);
  const cutting = formsOf(CUTTING);
  const dying = formsOf(DYING);
  return lexiconOf([
    ['V', lethal.infinitive],
    ['W', lethal.infinitiveWithObject],
    ['U', clear(lethal.speaker)],
    ['Z', clear(lethal.command)],
    ['J', lethal.commandWithObject],
    ['P', clear(lethal.participle)],
    ['G', lethal.gerund],
    ['Y', clear(lethal.wished)],
    ['H', harming.infinitive],
    ['M', harming.infinitiveWithObject],
    ['Q', clear(harming.speaker)],
    ['B', harming.participle],
    ['f', clear(harming.command)],
    ['e', harming.commandWithObject],
    ['k', clear(harming.wished)],
    ['l', cutting.infinitive],
    ['m', cutting.infinitiveWithObject],
    ['c', cutting.speaker],
    ['n', cutting.command],
    ['q', cutting.commandWithObject],
    ['s', cutting.wished],
    ['u', clear(everyForm(formsOf(CLEAR)))],
    ['a', clear([...lethal.third, ...harming.third])],
    ['D', dying.infinitive],
    ['E', dying.participle],
    ['F', dying.wished],
    ['T', dying.othersFuture],
    ['t', dying.second],
    [
      'r',
      [
        ...formsOf(`${GOVERN_A} ${GOVERN_DI}`).speaker.filter((word) => !LEAVING.has(word)),
        ...MODALS,
      ],
    ],
    ['g', LEAVING],
    ['N', words(PEOPLE)],
    ['K', words(BODY)],
    ['A', words(MEANS)],
    ['b', words(BLOWS)],
    ['d', words(FATAL_PLACES)],
    ['i', words(ILLNESSES)],
    ['p', words(PUNISHMENTS)],
    ['o', words(THINGS)],
    ['h', words(EPITHETS)],
    ['v', words(VERMIN)],
    ['y', words(FORBIDDEN)],
    ['O', words('ti vi li lo la le gli te ve tevi je ie')],
    ['I', words('io noi mi ci')],
    ['X', words('non mai nessuno nessuna nessun senza nemmeno neppure neanche niente')],
    ['R', words(REPORTS)],
    ['C', words(CONDEMNATIONS)],
    [
      'L',
      words(`in su per con da e ma o perche se che quando mentre dove come piu meno poi di del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella
      sono sei siamo siete era erano essere ho hai ha abbiamo avete hanno`),
    ],
    [
      'S',
      words(`domani stasera stanotte oggi lunedi martedi mercoledi giovedi venerdi sabato domenica mezzanotte mezzogiorno mattina pomeriggio sera ore giorni settimana
      minuti scuola ufficio sede casa strada stazione aeroporto chiesa moschea sinagoga stadio piazza parcheggio cancello ingresso porta indirizzo palazzo`),
    ],
  ]);
}

const MODALS =
  words(`voglio vogliamo vorrei vorremmo volevo volevamo vorro vorremo posso possiamo potrei potremmo potevo potro potremo devo dobbiamo dovrei dovremmo dovevo dovevamo dovro
  dovremo oso desidero desideriamo preferirei preferiremmo amerei adorerei godro godrei intendo intendiamo sapro tento aspetto conto contiamo`);
const LEAVING = new Set(
  words(
    'smetto smettiamo smettero smetteremo finiro finiremo evito evitiamo evitero eviteremo rifiuto rifiutiamo rinuncio esito esitero esiteremo esiterei evitare',
  ),
);
const REPORTS = `dire dico dici dice diciamo dite dicono detto diceva dicevano dicendo scrivere scrive scrivi scrivono scritto scrivendo scriveva affermare afferma
  affermando sostenere sostiene sostengono sostenendo gridare grida gridava gridavano gridato urlare urla urlava urlavano chiedere chiede chiedono chiesto chiedeva invocare invoca
  minacciare minaccia minacciano minacciato minacciava incitare incita incitano augurare augura augurano augurato auguri auguravano pensare pensa pensano pensi
  credere crede credono chiamare chiama chiamano commento commenti frase frasi parole tweet post titolo citazione racconta slogan cori coro
  twittare twittato postare postato pubblicare sentire sento sentito leggere leggo letto legge scherzare scherza giustificare sostenitori affermazioni inneggiavano inneggia
  prometteva ripeteva riferisce secondo accusa accuse`;
const CONDEMNATIONS = `sbagliato sbagliata schifo vergogna vergognoso vergognati disgustoso disgustosa inaccettabile bandito bannato bannare denuncia denunciato denuncio denunciare
  odio razzista razzisti sessista bigotto bigotta bigotti omofobo transfobico ignorante ignoranza orribile terribile vile smettere smettila smettetela basta
  condanna condannato condannare tribunale prigione galera carcere polizia cacciato cacciata sospeso segnalato segnalare reato disumano disumana
  disumanizzante crudele incredibile scoraggiante triste grave offensivo offensiva piattaforma onore traviati squallido stupido stupida assurdo folle`;

let known: Lexicon | null = null;
/** Every word that has a class, with its classes. */
export const italianLexicon = (): Lexicon => (known ??= build());

/** The classes of a folded Italian word. */
export function italianClasses(word: string): string {
  const lexicon = italianLexicon();
  const classes = lexicon.get(word);
  if (classes !== undefined) return classes;
  if (word.startsWith('@')) return 'N';
  if (word.startsWith('#')) return lexicon.get(word.slice(1)) ?? '';
  if (/k/.test(word))
    return lexicon.get(word.replaceAll('k', 'ch')) ?? lexicon.get(word.replaceAll('k', 'c')) ?? '';
  return misspelled(word) || southern(word);
}

/** Dialects end the first person in `-u` or in nothing: `ti scannu`, `te scass`. */
function southern(word: string): string {
  if (word.length < 4 || !/[^aeio]$/.test(word)) return '';
  const classes = italianLexicon().get(`${word.replace(/u$/, '')}o`) ?? '';
  return /[UQc]/.test(classes) ? classes : '';
}

/** Verbs that people write with a letter too few or too many; only what no other word is near. */
const OFTEN_MISSPELLED =
  'uccidere|ucciso ammazzare massacrare accoltellare strangolare strozzare sgozzare scannare spaccare sterminare squartare stuprare fucilare impiccare picchiare accoppare bruciare';
let skeletons: Map<string, string> | null = null;
const skeletonOf = (word: string) => word.replace(/(.)\1+/g, '$1');

function misspelled(word: string): string {
  if (word.length < 5) return '';
  skeletons ??= new Map(
    [...everyForm(formsOf(OFTEN_MISSPELLED)), ...words(BODY)]
      .filter((form) => form.length > 4)
      .map((form) => [skeletonOf(form), form]),
  );
  const meant = skeletons.get(skeletonOf(word));
  return meant === undefined ? '' : (italianLexicon().get(meant) ?? '');
}
