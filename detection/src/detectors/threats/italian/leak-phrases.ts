import { COMMA, either, is, maybe, notBeside, upTo } from '../grammar.ts';
import { ITALIAN_SUM } from './extortion-phrases.ts';
import { formsOf } from './verbs.ts';

const wished = (forms: readonly string[]) => forms.filter((form) => /(?:i|a|ino|ano)$/.test(form));
/** What nobody does with another's things as a service; sending is done every day. */
const LEAKING = formsOf('pubblicare diffondere divulgare vendere rivelare svelare spiattellare');
const LEAKS = is([...LEAKING.speaker, ...wished(LEAKING.wished)].join('|'));
const SENDING = formsOf('inviare mandare mostrare raccontare inoltrare spedire consegnare');
const SENDS = is(
  [
    ...SENDING.speaker,
    ...wished(SENDING.wished),
    'faccio',
    'faro',
    'facciamo',
    'faremo',
    'dico',
    'diro',
    'diciamo',
    'diremo',
  ].join('|'),
);
/** Nobody's business but theirs. */
const SECRET =
  'tutto|chat|conversazioni|intercettazioni|segreti|segreto|nudi|screenshot|prove|password|filmato|filmati|registrazioni|registrazione|verita|relazione|tradimento';
const HELD = `${SECRET}|foto|video|messaggi|file|dati|documenti|mail|email|immagini|contatti|database|audio|archivio|archivi|rubrica|contratti|stipendi|fatture|indirizzo|clienti`;
const THINGS = either(
  maybe(is('i|le|gli|la|il|l|tutti|tutte|queste|questi|quelle|quei')) + is(SECRET),
  maybe(is('i|le|gli|la|il|tutti|tutte')) +
    maybe(is('i|le')) +
    is('tuoi|tue|vostri|vostre|vostro|tuo|tua|vostra|suoi|sue') +
    upTo(1) +
    is(HELD),
  is('tutti|tutte') + is('i|le') + is(HELD),
);
/** Those who are not to know. */
const KNOWERS =
  'giornali|giornale|stampa|giornalisti|moglie|marito|capo|genitori|famiglia|colleghi|clienti|concorrenti|concorrenza|fidanzata|fidanzato|compagna|compagno|vicini|mondo|tutti|finanza|garante|parrocchia|figli|padre';
const OUT =
  'online|rete|internet|pubblici|pubbliche|pubblico|pubblica|web|darkweb|dark|giornali|telegram|facebook|instagram|forum|asta|giro|ovunque|dominio';

/** What somebody does who has a hold on others, and what then happens by itself. */
const LEAK = either(
  LEAKS + upTo(2) + THINGS,
  is('te|ve') + is('le|li|lo|la') + LEAKS,
  is('li|le|lo|la') + LEAKS,
  SENDS +
    upTo(3) +
    either(
      THINGS,
      is('le|i|il|la|queste|questi') + is('foto|video|chat|messaggi|audio|file|documenti|immagini'),
    ) +
    is('a|ai|alla|al|agli|alle') +
    maybe(is('tuo|tua|tuoi|tue|vostri|vostre|vostro|vostra')) +
    is(KNOWERS),
  SENDS +
    is('tutto') +
    is('a|ai|alla|al|agli|alle') +
    maybe(is('tuo|tua|tuoi|vostri')) +
    is(KNOWERS),
  is('faccio|facciamo|faro|faremo') + is('sapere|vedere') + is('a|ai|alla|al|agli|tutto') + upTo(2),
  is('metto|mettiamo|mettero|metteremo|butto|buttiamo|schiaffo|metta') +
    upTo(1) +
    either(THINGS, is('tutto|le|i') + maybe(is('foto|video|chat|file'))) +
    is('in|online|su|sul|sui|nel|all') +
    maybe(is('dark|rete|tutti')) +
    maybe(is('web|rete|internet|social|giornali|asta')),
  is('lo|la|li|le') +
    is('metto|mettiamo|mettero|metteremo|butto|buttiamo') +
    is('online|su|sul|in') +
    maybe(is('rete|internet|dark|telegram|tutti')),
  is('foto|video|file|chat|documenti|immagini|prove|screenshot') +
    upTo(1) +
    is('arrivano|arriva|arriveranno|vanno|finiscono') +
    is('a|ai|alla|al|agli|in') +
    upTo(2) +
    is(`${KNOWERS}|procura`),
  is('vi|ti') +
    is(
      'butto|buttiamo|butteremo|buttero|tiro|tiriamo|tireremo|spegniamo|spegneremo|facciamo|faremo',
    ) +
    upTo(1) +
    is('giu|crollare|cadere|saltare') +
    upTo(1) +
    is('sito|server|rete|sistemi|tutto|portale|servizi|negozio'),
  is('cifriamo|cifreremo|criptiamo|cripteremo|paralizziamo') +
    upTo(3) +
    is('tutto|server|vostri|vostre|azienda|produzione'),
  is(`${SECRET}|foto|video|file|dati|documenti|immagini`) +
    upTo(1) +
    is(
      'finiscono|finisce|finiranno|finira|vanno|andranno|escono|usciranno|saranno|verranno|gireranno|finiscano|vadano|escano',
    ) +
    upTo(3) +
    is(OUT),
  is('escono|usciranno|escano') + maybe(is('fuori')) + upTo(1) + is(`${SECRET}|foto|video`),
  is(KNOWERS) +
    is(
      'riceveranno|ricevera|avranno|avra|sapranno|sapra|vedranno|vedra|leggeranno|sanno|scopriranno|scoprira|scoprono|scopre|sappiano|sappia|vedano|veda|ricevano|riceva|scoprano',
    ) +
    maybe(is('tutti|anche')) +
    either(
      THINGS,
      is('i|le|il') + is('file|foto|video|documenti'),
      is('cosa|chi|quello|come') + upTo(1) + is('hai|sei|avete|siete|fai|fate|che'),
      is('della|del|di') + upTo(1) + is('tua|tuo|voi|te|relazione|amante|tradimento'),
    ),
  is('la') +
    is('paghera|pagheranno|paghi|paghino') +
    upTo(1) +
    is('tua|tuo|tuoi|vostra|vostri|famiglia|figli'),
  is('succede|succedera|capita|capitera|succeda|capiti|accade|accadra') +
    upTo(2) +
    is('a|ai|alla|al|alle|agli') +
    is('tuoi|tue|tua|tuo|vostri|vostre|vostra|vostro|te|voi|qualcuno'),
);
const HARMLESS = notBeside(
  'consenso|newsletter|iscrizione|iscrizioni|webinar|convegno|obiezioni|correzioni|bozza|bozze|graduatoria|adesione|adesioni|impostazioni|privacy|minacciato|minaccia|minacciano|minacciava|detto|scherzo',
);
/** What is told after `o`. */
export const ITALIAN_OTHERWISE = either(
  is('paga|pagate|paghi') + is('o|oppure') + LEAKS + '(?=$|[,.!] )',
  is('chiave|decrittazione|decifratura') +
    upTo(3) +
    is('costa|costera|vale') +
    upTo(1) +
    ITALIAN_SUM,
  is('silenzio') + upTo(2) + is('prezzo|costa|costo') + upTo(3) + ITALIAN_SUM,
  is('figlio|figlia|moglie|marito|padre|madre|fratello|sorella') +
    is('e|sta|stanno|sono') +
    is('con|da') +
    is('noi|me') +
    upTo(3) +
    COMMA +
    upTo(4) +
    is('soldi|riscatto|euro|paga|pagate|contanti'),
  either(
    is('o|oppure|altrimenti|senno') + COMMA,
    is('se') + is('no') + COMMA,
    is('in') + is('caso') + is('contrario') + COMMA,
    '(?<=:[A-Za-z]* )' + is('se') + is('non') + is('vuoi|volete|vuole|vogliono') + is('che'),
  ) +
    maybe(is('i|le|il|la|gli|l|tutti|tutte|al')) +
    maybe(is('tuoi|vostri|tua|vostra|tue|vostre|tuo|vostro|suoi|sua')) +
    LEAK +
    HARMLESS,
);
/** A condition put to somebody, and what hangs on it, at most a sentence apart. */
export const ITALIAN_ON_CONDITION = either(
  either(
    is('se|finche') +
      is('non') +
      '(?!(?:hai|ha|avete|trovi|trovate|vuoi|volete|vuole|ricevi|ci|viene|arriva):)' +
      upTo(1),
    is('a') + is('meno') + is('che'),
    is('hai|avete|ha') + upTo(2) + is('ore|giorni|minuti|settimana|settimane|tempo'),
    is('se') +
      is('rifiuti|rifiutate|parli|parlate|chiami|chiamate|denunci|denunciate|ignori|ignorate'),
  ) +
    '(?:[^ ]+ ){0,18}?' +
    LEAK +
    HARMLESS,
  LEAK +
    upTo(6) +
    COMMA +
    either(
      is('se') +
        is('non') +
        upTo(1) +
        is(
          'paghi|pagate|fai|fate|mandi|mandate|ritiri|ritirate|cancelli|cancellate|molli|mollate|accetti|accettate',
        ),
      is('a') + is('meno') + is('che'),
    ) +
    HARMLESS,
);
/** What fails by itself as well: it counts beside a demand. */
export const ITALIAN_DOWN =
  is('o|oppure|altrimenti|senno|no|contrario|poi|che') +
  COMMA +
  upTo(2) +
  is('server|sito|rete|sistemi|portale|servizi|negozio|centralino') +
  maybe(is('online')) +
  is('va|vanno|andra|andranno|resta|restano|cade|cadono|crolla|vada|vadano|restino') +
  upTo(1) +
  is('giu|offline|spento|spenti|bloccati|bloccato|fermo|fermi|ko');
