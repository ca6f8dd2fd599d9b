import type { Token } from '../text/tokens.ts';
import { either, is, maybe, rule, sentenceOf, tokensAt, upTo } from './grammar.ts';

const amount = either('[^ :]*[0-9][^ :]*:[A-Z]* ', is('bitcoin|bitcoins|btc|monero|xmr|ethereum|eth|crypto|money|ransom|euro|euros|dollars|usd|soldi|denaro|riscatto|somma|cifra'));
/** Money is asked for. */
const DEMAND = rule(either(
  is('pay|send|transfer|wire|deposit|payment') + upTo(7) + amount,
  is('we|i') + is('want|demand|require|expect') + upTo(4) + amount,
  is('paghi|paghiate|mandi|invii|versi|paga|pagate|pagare|pagaci|pagami|versa|versate|versare|invia|inviate|inviaci|inviare|manda|mandate|mandami|mandaci|bonifica|trasferisci|trasferite|dammi|dateci|vogliamo|voglio|pretendiamo|esigiamo') + upTo(7) + amount,
));
const SECRETS = upTo(8) + is('your|the|all|everything|it|them|this|these|data|files|photos|pictures|video|videos|documents|password|passwords|database|contacts|information|customers');
/** What happens otherwise. */
const CONSEQUENCE = rule(either(
  is('will|shall|to|gonna|or|else|otherwise|we|i') + upTo(2) + is('publish|leak|release|expose|post|share|sell|delete|destroy|reveal|forward|upload|dump|auction|send|distribute|wipe|encrypt') + SECRETS,
  upTo(4) + is('will|gets|get|goes|go') + upTo(1) + maybe(is('be')) + is('published|leaked|released|exposed|posted|shared|sold|deleted|destroyed|revealed|public|online|lost|encrypted'),
  is('pubblichero|pubblicheremo|pubblico|pubblichiamo|diffondero|diffonderemo|divulghero|divulgheremo|inviero|invieremo|mandero|manderemo|vendero|venderemo|cancellero|cancelleremo|distruggero|distruggeremo|rivelero|riveleremo|condividero|condivideremo|rendero|renderemo|caricheremo|carichero') + upTo(6),
  upTo(4) + is('saranno|verranno|sara|verra|finiranno|finira') + upTo(2) + is('pubblicati|pubblicate|pubblicata|pubblicato|diffusi|diffuse|diffuso|diffusa|divulgati|venduti|vendute|cancellati|distrutti|pubblici|pubbliche|online|rete|resi|rese|rivelati'),
));
/** When, or the bare condition. */
const PRESSURE = rule(either(
  is('within|next|in') + upTo(2) + '[^ :]*[0-9][^ :]*:[A-Z]* ' + is('hours|hour|days|day|minutes|hrs|h|weeks'), is('by|before|until') + is('monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|noon|tomorrow|tonight|today'),
  is('or') + is('else'), is('otherwise|unless|deadline|altrimenti|oppure|scadenza|senno'), is('if') + upTo(2) + is('not'), is('if') + upTo(2) + is('refuse|fail|ignore|contact'), is('last|final|ultimo|ultima') + is('chance|warning|notice|avviso|possibilita'),
  is('entro') + upTo(4), is('se') + is('non') + upTo(3), is('hai|avete') + upTo(2) + is('ore|giorni|tempo'), is('you') + is('have') + upTo(2) + is('hours|days|time'), is('now|adesso|subito|ora'),
));

export interface Extortion {
  start: number;
  end: number;
}

/** Demand, consequence and pressure belong together when they are at most this many words apart. */
const APART = 60;

/** Finds a demand for money together with the publication, loss or sale of something, in English or Italian. */
export function findExtortion(tokens: readonly Token[]): Extortion | null {
  const text = sentenceOf(tokens, () => '');
  const at = (pattern: RegExp) => [...text.written.matchAll(pattern)].map((match) => tokensAt(text, match.index, match[0].length));
  const consequences = at(CONSEQUENCE);
  if (consequences.length === 0) return null;
  const pressures = at(PRESSURE);
  for (const demand of at(DEMAND)) {
    const consequence = consequences.find(({ from, to }) => Math.max(from, demand.from) - Math.min(to, demand.to) <= APART);
    if (consequence === undefined) continue;
    if (!pressures.some(({ from }) => Math.abs(from - demand.from) <= APART)) continue;
    const first = tokens[Math.min(demand.from, consequence.from)];
    const last = tokens[Math.max(demand.to, consequence.to) - 1];
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  return null;
}
