import type { Token } from '../../text/tokens.ts';
import { lexiconOf, words } from '../grammar.ts';
import { BODY, MEANS, PEOPLE } from './people.ts';
import { DYING, formsOf, HARMING, LETHAL } from './verbs.ts';

/**
 * Classes of Italian words. V lethal infinitive, W with a clitic for people; U speaker's form; Z command, J with a clitic; P participle;
 * G gerund; Y third person of a wish; H harming infinitive, M with a clitic, Q speaker's form, B its participle; D dying infinitive, E participle,
 * F third person of a wish, T future of others; N people; K body; A means; O clitic before the verb; X negation; R report; C condemnation;
 * L function word that ends a noun phrase; S time or place; I speaker.
 */
function build() {
  const lethal = formsOf(LETHAL);
  const harming = formsOf(HARMING);
  const dying = formsOf(DYING);
  return lexiconOf([
    ['V', lethal.infinitive], ['W', lethal.infinitiveWithObject], ['U', lethal.speaker], ['Z', lethal.command], ['J', lethal.commandWithObject],
    ['P', lethal.participle], ['G', lethal.gerund], ['Y', lethal.wished],
    ['H', harming.infinitive], ['M', harming.infinitiveWithObject], ['Q', harming.speaker], ['B', harming.participle],
    ['D', dying.infinitive], ['E', dying.participle], ['F', dying.wished], ['T', dying.othersFuture],
    ['N', words(PEOPLE)], ['K', words(BODY)], ['A', words(MEANS)],
    ['O', words('ti vi li lo la le gli te ve tevi')], ['I', words('io noi mi ci')],
    ['X', words('non mai nessuno nessuna nessun ne senza nemmeno neppure neanche niente')],
    ['R', words(`dire dico dici dice diciamo dite dicono detto diceva dicevano dicendo scrivere scrive scrivi scrivono scritto scrivendo scriveva affermare afferma
      affermando sostenere sostiene sostengono sostenendo gridare grida gridava gridato urlare urla urlava chiedere chiede chiedono chiesto chiedeva invocare invoca
      minacciare minaccia minacciano minacciato minacciava incitare incita incitano augurare augura augurano augurato auguri auguravano pensare pensa pensano pensi
      credere crede credono chiamare chiama chiamano commento commenti frase frasi parole tweet post titolo citazione raccontare racconta slogan cori coro
      twittare twittato postare postato pubblicare sentire sento sentito leggere leggo letto scherzare scherza giustificare sostenitori chi cui affermazioni`)],
    ['C', words(`sbagliato sbagliata schifo vergogna vergognoso vergognati disgustoso disgustosa inaccettabile bandito bannato bannare denuncia denunciato denuncio denunciare
      odio razzista razzisti sessista bigotto bigotta bigotti omofobo transfobico ignorante ignoranza orribile terribile vile smettere smettila smettetela basta
      condanna condannato condannare tribunale prigione galera carcere polizia cacciato cacciata sospeso segnalato segnalare reato disumano disumana
      disumanizzante crudele incredibile scoraggiante triste grave offensivo offensiva piattaforma onore traviati squallido stupido stupida assurdo folle`)],
    ['L', words(`in su per con da e ma o perche se che quando mentre dove come piu meno poi di del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella
      sono sei siamo siete era erano essere ho hai ha abbiamo avete hanno`)],
    ['S', words(`domani stasera stanotte oggi lunedi martedi mercoledi giovedi venerdi sabato domenica mezzanotte mezzogiorno mattina pomeriggio sera ore giorni settimana
      minuti scuola ufficio sede casa strada stazione aeroporto chiesa moschea sinagoga stadio piazza parcheggio cancello ingresso porta indirizzo palazzo`)],
  ]);
}

let known: ReturnType<typeof build> | null = null;

/** The classes of a folded Italian word. */
export function italianClasses(word: string): string {
  known ??= build();
  const classes = known.get(word);
  if (classes !== undefined) return classes;
  if (word.startsWith('@')) return 'N';
  if (word.startsWith('#')) return known.get(word.slice(1)) ?? '';
  return /k/.test(word) ? (known.get(word.replaceAll('k', 'ch')) ?? known.get(word.replaceAll('k', 'c')) ?? '') : '';
}

const SHORT: Readonly<Record<string, string>> = { nn: 'non', xche: 'perche', perke: 'perche', ke: 'che', tt: 'tutti', x: 'per', cmq: 'comunque', qlc: 'qualcuno', qlcn: 'qualcuno', 'c': 'ci' };

/** What telephones shorten, written out. */
export function expandItalian(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => (Object.hasOwn(SHORT, token.word) ? { ...token, word: SHORT[token.word] ?? token.word } : token));
}
