import { either, is, maybe, not, upTo } from '../grammar.ts';
import { formsOf } from './verbs.ts';

const speaker = (list: string) => formsOf(list).speaker.join('|');
const order = (list: string) => {
  const forms = formsOf(list);
  return [
    ...forms.second,
    ...forms.command,
    ...list
      .trim()
      .split(/\s+/)
      .filter((verb) => verb.endsWith('are'))
      .map((verb) => verb.slice(0, -2)),
    ...forms.commandWithObject.filter((form) => /(?:lo|la|li|le|telo|gli)$/.test(form)),
  ].join('|');
};
const PAYING =
  'pagare versare inviare mandare bonificare trasferire consegnare lasciare portare sborsare girare preparare spedire depositare scucire';
export const ITALIAN_SUM = either(
  '[^ :]*[0-9][^ :]*:[A-Za-z]* ',
  is(
    'bitcoin|btc|monero|ethereum|cripto|euro|dollari|soldi|denaro|riscatto|somma|cifra|contanti|grana|mila|cento|duecento|trecento|cinquecento|mille|duemila|tremila|cinquemila|diecimila|milione|milioni|pizzo|mazzetta|tangente|bonifico|quota',
  ),
);

/** Money is asked for. */
export const ITALIAN_DEMAND = either(
  is(
    `${order(PAYING)}|paghi|versi|mandi|invii|mandami|mandaci|pagami|pagaci|dammi|dacci|dateci|datemi|metti|mettete|trova|trovate|paghiate|pagare|versare|inviare`,
  ) +
    upTo(7) +
    ITALIAN_SUM,
  is('voglio|vogliamo|pretendo|pretendiamo|esigo|esigiamo|chiedo|chiediamo') +
    upTo(4) +
    ITALIAN_SUM,
  is('ci|mi') + is('vogliono|devi|dovete|servono|dai|date|spettano') + upTo(4) + ITALIAN_SUM,
  is('o') + is('mi|ci') + is('dai|date|paghi|mandi') + upTo(3),
  is('pizzo|riscatto') + upTo(2),
  is('hai|avete') + upTo(3) + is('per') + is('pagare'),
  is('decidere|scegliere') + '(?:, )?' + upTo(1) + ITALIAN_SUM,
  is('pagate|paga') +
    is('e') +
    is('smettiamo|dimentichiamo|smetto|cancello|cancelliamo|spariamo|restituiamo'),
);
/** A demand without a sum. */
export const ITALIAN_BARE_DEMAND = either(
  is('se|finche|altrimenti|o|qualora') +
    upTo(3) +
    is(
      'paghi|paghiate|pagate|pagherai|pagherete|versi|versate|mandi|mandate|invii|inviate|consegni|consegnate|ritiri|ritirate|dimetti|dimettete|obbedisci|firmi|firmate|collabori|collaborate|rispondi',
    ),
  is(
    'paga|pagate|paghi|dammi|dateci|manda|mandate|versa|versate|ritira|ritirate|firma|firmate|dimettiti|dimettetevi|consegna|consegnate|cancella|cancellate|mandami|mandaci|lascia|vendi|vendimi|rinuncia|rinunciate|vota|votate',
  ) +
    upTo(7) +
    '(?:, )?' +
    either(
      is('o|oppure|altrimenti|senno'),
      is('se') + is('ci') + is('tieni|tenete') + is('a|ai|alla|alle|al|agli|all'),
    ),
  is('se') +
    upTo(2) +
    is('tieni|tenete') +
    upTo(5) +
    '(?:, )?' +
    is('paga|pagate|firma|firmate|ritira|ritirate|stai|state|taci|obbedisci'),
  is('se') +
    upTo(2) +
    is('tieni|tenete|teneste|tenessi|importa') +
    is('a|ai|alla|alle|al|agli|all') +
    upTo(5),
  is('se') + is('non') + is('fai|fate') + is('quello|come|cio|quanto') + upTo(4),
);
const SECRET = is(
  'foto|video|chat|messaggi|file|dati|documenti|registrazione|registrazioni|conversazioni|intercettazioni|segreto|segreti|conti|mail|email|nudo|nuda|immagini|screenshot|tutto|prove|password|contatti|database|clienti|queste|questi|intime|intimi|storia|verita',
);
const TELL = speaker(
  'pubblicare diffondere divulgare inviare mandare vendere cancellare distruggere rivelare condividere spedire girare mostrare postare raccontare inoltrare svelare',
);
/** What the writer will tell or show of somebody: no creditor does. */
export const ITALIAN_EXPOSURE = either(
  is(TELL) + upTo(5) + either(SECRET, is('a|ai|alla|al|agli|tutti|online|rete|internet|giornali')),
  is('te|ve') + is('le|li|lo|la') + is(TELL),
  is('li|le|lo|la|queste|questi') + is(TELL),
  is('faccio|faro|facciamo|faremo') + is('vedere|sapere|girare|avere|ascoltare|uscire') + upTo(5),
  is('dico|diro|diremo|diciamo') + is('a|tutto') + upTo(4),
  is('rovino|rovinero|roviniamo|rovineremo|sputtano|sputtaneremo|sputtaniamo') + upTo(3),
  is('escono|usciranno|esce|uscira|vanno|andranno|finiscono|finiranno') + upTo(2) + SECRET,
  is('sapranno|sapra|vedranno|vedra') + upTo(2) + is('tutto|tutti|giornali|a'),
  is('giornali|moglie|marito|capo|genitori|famiglia|colleghi|mondo|tutti') +
    is('sapranno|sapra|vedranno|vedra|riceveranno|ricevera'),
  is('succedono|capitano|succederanno') + upTo(1) + is('disgrazie|incidenti|cose'),
  is('negozio|bar|locale|casa|macchina|auto|capannone|ristorante|camion|azienda') +
    upTo(1) +
    is('brucia|brucera|salta|saltera|esplode'),
  is('non') + is('torna|tornera|rivedi|rivedrai|rivedrete|tornano') + upTo(4),
  is('licenziare|licenzio') + upTo(4),
  is('tieni|tenete|teneste|tenessi') +
    is('a|ai|alla|alle|al|agli|all') +
    upTo(2) +
    is(
      'gambe|ginocchia|vita|pelle|famiglia|figli|figlia|figlio|salute|negozio|dita|faccia|moglie|madre|bambini|casa|reputazione|posto',
    ),
);
/** What the writer will tell or show, or what comes out, when the demand is not met. */
export const ITALIAN_CONSEQUENCE = either(
  ITALIAN_EXPOSURE,
  is('denuncio') + upTo(3),
  is(
    'finiscono|finiranno|escono|usciranno|esce|uscira|vanno|andranno|arrivano|arriveranno|spariscono|spariranno|saranno|verranno|sara|verra|finira|diventano|diventeranno',
  ) +
    upTo(2) +
    either(
      SECRET,
      is(
        'in|online|pubblici|pubbliche|pubblicati|pubblicate|diffusi|diffuse|venduti|vendute|cancellati|asta|all|ai|sui|sul|a|per|divulgati|distrutti|rete|rivelati|rese|resi',
      ),
    ),
  is('li|le|lo|la') + is('perdi|perderai|perdete|perderete|perdiamo') + maybe(is('per')),
  is('perdi|perderai|perdete|perderete') + upTo(1) + is('tutto|tutti|ogni|i|le|per'),
  is('sapranno|sapra|vedranno|vedra|verranno') + upTo(2) + is('tutto|tutti|giornali|a'),
  is('giornali|moglie|marito|capo|genitori|famiglia|colleghi|mondo|tutti') +
    is('sapranno|sapra|vedranno|vedra|riceveranno|ricevera'),
  is('resta|restera|rimane|rimarra|sara|va') + is('offline|bloccato|cifrato|giu'),
  is('succedono|capitano|succederanno') + upTo(1) + is('disgrazie|incidenti|cose'),
  is('negozio|bar|locale|casa|macchina|auto|capannone|ristorante|camion|azienda') +
    upTo(1) +
    is('brucia|brucera|salta|saltera|esplode'),
  is('non') + is('torna|tornera|rivedi|rivedrai|rivedrete|tornano') + upTo(4),
  is('file|dati|server|sistemi') +
    upTo(2) +
    is('sono') +
    upTo(1) +
    is('cifrati|criptati|bloccati|nostre|mani'),
  is('attaccando|attacchiamo|attacco|ddos') + upTo(2),
  is('licenziare|licenzio') + not('1') + upTo(3),
  is('in') + is('mio|nostro') + is('possesso'),
  is('ho|abbiamo') +
    upTo(2) +
    is('registrato|hackerato|rubato|scaricato|copiato|i|le|tutte|tutti|cifrato') +
    upTo(3) +
    SECRET,
);
/** When, or the bare condition. */
export const ITALIAN_PRESSURE = either(
  is('senno|altrimenti|oppure|o'),
  is('se') + is('no'),
  is('sta') + is('a') + is('te|voi'),
  is('se') + upTo(1) + is('tieni|tenete'),
  is('non') + is('paghi|pagate|avvisare|avvisate|provare|chiamare'),
  is('per') +
    is('stare|dormire|restare') +
    is('tranquillo|tranquilla|tranquilli|tranquille|sicuri'),
  is('stasera|domani|stanotte|mezzanotte|lunedi|venerdi'),
  is('e') +
    is('smettiamo|dimentichiamo|dimentico|cancello|cancelliamo|restituiamo|restituisco|tutto'),
  is('raddoppia|raddoppiera|scade|scadra'),
);
/** The writer has something in hand: it was recorded, stolen, locked. */
export const ITALIAN_HELD = either(
  is('ti|vi') +
    is('ho|abbiamo') +
    upTo(2) +
    is(
      'registrato|registrata|registrati|filmato|filmata|filmati|ripreso|ripresa|ripresi|fotografato|fotografata|hackerato|hackerata|hackerati|spiato|spiata',
    ) +
    upTo(3),
  is('ho|abbiamo') +
    upTo(1) +
    is(
      'registrato|filmato|hackerato|rubato|scaricato|copiato|cifrato|criptato|bloccato|sottratto|intercettato|violato|preso',
    ) +
    upTo(4) +
    SECRET,
  is('ho|abbiamo') + is('i|le|tutte|tutti') + upTo(2) + SECRET + upTo(2) + is('in') + is('mano'),
  is('file|dati|server|sistemi|rete') +
    upTo(2) +
    is('sono|e|stata|stati') +
    upTo(2) +
    is('cifrati|criptati|bloccati|cifrata|criptata|bloccata|rubati'),
);
/** What the money buys. */
export const ITALIAN_SILENCE = either(
  is('resta|restano|rimane|rimangono|restera|rimarra|teniamo|tengo') +
    upTo(2) +
    is('tra|fra|privato|private|privata|segreto|segreta|segrete|riservato|riservata'),
  is('per|comprare|compri|vale') + is('il') + is('mio|nostro') + is('silenzio'),
  is('nessuno') + upTo(2) + is('sapra|vedra|sapere|scoprira') + upTo(2),
  is('cancello|cancelliamo|dimentico|dimentichiamo|distruggo|distruggiamo') +
    upTo(2) +
    is('tutto|video|foto|dati|registrazione|messaggi|chat'),
);
/** What comes out by itself when the demand is not met. */
export const ITALIAN_OUTCOME =
  is('o|oppure|altrimenti|senno') +
  '(?:, )?' +
  either(
    upTo(4) +
      is(
        'finiscono|finisce|finiranno|escono|esce|usciranno|vanno|va|arrivano|diventano|appaiono|circolano',
      ) +
      upTo(1) +
      either(SECRET, is('in|online|sui|sul|ai|alla|al|su|pubblici|pubbliche|all')),
    upTo(4) +
      is(
        'vedono|sanno|leggono|ricevono|vede|sa|legge|riceve|scoprono|scopre|vedranno|sapranno|sapra|ricevera',
      ) +
      upTo(5) +
      either(SECRET, is('tutto|tutti')),
  );
