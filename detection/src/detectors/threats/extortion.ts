import { tokensOf, type Token } from '../../formats/text/tokens.ts';
import type { ThreatRule } from './threat-rule.ts';
import { languagesOf } from './languages.ts';
import {
  ENGLISH_BARE_DEMAND,
  ENGLISH_DEMAND,
  ENGLISH_EXPOSURE,
  ENGLISH_HELD,
  ENGLISH_OUTCOME,
  ENGLISH_RUIN,
  ENGLISH_SILENCE,
  ENGLISH_SUM,
} from './english/extortion-phrases.ts';
import {
  ITALIAN_BARE_DEMAND,
  ITALIAN_CONSEQUENCE,
  ITALIAN_DEMAND,
  ITALIAN_EXPOSURE,
  ITALIAN_HELD,
  ITALIAN_OUTCOME,
  ITALIAN_PRESSURE,
  ITALIAN_SILENCE,
  ITALIAN_SUM,
} from './italian/extortion-phrases.ts';
import { ENGLISH_DOWN, ENGLISH_ON_CONDITION, ENGLISH_OTHERWISE } from './english/leak-phrases.ts';
import { ITALIAN_DOWN, ITALIAN_ON_CONDITION, ITALIAN_OTHERWISE } from './italian/leak-phrases.ts';
import { either, is, matchesOf, maybe, rule, sentenceOf, upTo } from './grammar.ts';

const amount = either(
  '[^ :]*[0-9][^ :]*:[A-Z]* ',
  is(
    'bitcoin|bitcoins|btc|monero|xmr|ethereum|eth|crypto|money|ransom|euro|euros|dollars|usd|soldi|denaro|riscatto|somma|cifra',
  ),
);
/** Money is asked for. */
const DEMAND = rule(
  either(
    is('pay|send|transfer|wire|deposit|payment') + upTo(7) + amount,
    is('we|i') + is('want|demand|require|expect') + upTo(4) + amount,
    ENGLISH_DEMAND,
    is(
      'paghi|paghiate|mandi|invii|versi|paga|pagate|pagare|pagaci|pagami|versa|versate|versare|invia|inviate|inviaci|inviare|manda|mandate|mandami|mandaci|bonifica|trasferisci|trasferite|dammi|dateci|vogliamo|voglio|pretendiamo|esigiamo',
    ) +
      upTo(7) +
      amount,
    ITALIAN_DEMAND,
  ),
);
/** A demand without a sum. Who threatens violence need not name one; who announces to close an account is only a creditor. */
const BARE_DEMAND = rule(
  either(
    is('if|unless|until') +
      upTo(3) +
      is('pay|send|transfer|wire|deliver|deposit|obey|comply|resign|withdraw'),
    is('pay|send|wire|transfer') + upTo(4) + is('or|otherwise'),
    ENGLISH_BARE_DEMAND,
    is('se|finche|altrimenti') +
      upTo(2) +
      is(
        'paghi|paghate|paghiate|pagate|pagherai|pagherete|versi|versate|mandi|mandate|invii|inviate|consegni|consegnate|ritiri|dimetti',
      ),
    is('paga|pagate|paghi|dammi|dateci|manda|mandate|versa|versate') +
      upTo(5) +
      is('o|oppure|altrimenti|senno'),
    ITALIAN_BARE_DEMAND,
  ),
);
const SECRETS =
  upTo(8) +
  is(
    'your|the|all|everything|it|them|this|these|data|files|photos|pictures|video|videos|documents|password|passwords|database|contacts|information|customers',
  );
/** What happens otherwise. */
const CONSEQUENCE = rule(
  either(
    is('will|shall|gonna|we|i') +
      upTo(2) +
      is(
        'publish|leak|release|expose|post|share|sell|delete|destroy|reveal|forward|upload|dump|auction|send|distribute|wipe|encrypt',
      ) +
      SECRETS,
    upTo(4) +
      is('will|gets|get|goes|go') +
      upTo(1) +
      maybe(is('be')) +
      is(
        'published|leaked|released|exposed|posted|shared|sold|deleted|destroyed|revealed|public|online|lost|encrypted',
      ),
    is(
      'pubblichero|pubblicheremo|pubblico|pubblichiamo|diffondero|diffonderemo|divulghero|divulgheremo|inviero|invieremo|mandero|manderemo|vendero|venderemo|cancellero|cancelleremo|distruggero|distruggeremo|rivelero|riveleremo|condividero|condivideremo|rendero|renderemo|caricheremo|carichero',
    ) + upTo(6),
    upTo(4) +
      is('saranno|verranno|sara|verra|finiranno|finira') +
      upTo(2) +
      is(
        'pubblicati|pubblicate|pubblicata|pubblicato|diffusi|diffuse|diffuso|diffusa|divulgati|venduti|vendute|cancellati|distrutti|pubblici|pubbliche|online|rete|resi|rese|rivelati',
      ),
    ITALIAN_CONSEQUENCE,
  ),
);
const EXPOSURE = rule(
  either(ITALIAN_EXPOSURE, ENGLISH_EXPOSURE, ENGLISH_RUIN, ENGLISH_DOWN, ITALIAN_DOWN),
);
/** What comes out by itself: beside a sum it needs no word of asking. */
const OUTCOME = rule(either(ENGLISH_OUTCOME, ITALIAN_OUTCOME));
/** What needs no other condition beside a demand, or a sum: a thing in hand that was taken, what silence costs. */
const SILENCE = rule(either(ENGLISH_SILENCE, ITALIAN_SILENCE));
const HELD = rule(either(ENGLISH_HELD, ITALIAN_HELD));
/** Whom it was done to tells of it: `non pagheremo alcun riscatto`. */
const REFUSED = rule(
  either(
    is('non') + is('pagheremo|paghiamo|pagheranno|tratteremo|trattiamo'),
    is('we') +
      upTo(2) +
      is('not') +
      is('pay|paying|negotiate|negotiating') +
      upTo(2) +
      is('ransom|criminals|them|hackers'),
  ),
);
/** Exposure or ruin that hangs on a condition is extortion whatever is asked for. */
const ON_CONDITION = rule(
  either(ENGLISH_OTHERWISE, ENGLISH_ON_CONDITION, ITALIAN_OTHERWISE, ITALIAN_ON_CONDITION),
);
const SUM = rule(either(ENGLISH_SUM, ITALIAN_SUM));
/** When, or the bare condition. */
const PRESSURE = rule(
  either(
    is('within|next|in') +
      upTo(2) +
      '[^ :]*[0-9][^ :]*:[A-Z]* ' +
      is('hours|hour|days|day|minutes|hrs|h|weeks'),
    is('by|before|until') +
      is(
        'monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|noon|tomorrow|tonight|today',
      ),
    is('till|until') + is('you|we'),
    is('or') + is('else'),
    is('otherwise|unless|deadline|altrimenti|oppure|scadenza|senno'),
    is('if') + upTo(2) + is('not'),
    is('if') + upTo(2) + is('refuse|fail|ignore|contact'),
    is('last|final|ultimo|ultima') + is('chance|warning|notice|avviso|possibilita'),
    is('entro') + upTo(4),
    is('se') + is('non') + upTo(3),
    is('hai|avete') + upTo(2) + is('ore|giorni|tempo'),
    is('you') + is('have') + upTo(2) + is('hours|days|time'),
    is('now|adesso|subito|ora'),
    is('or') + is('i|we|your|the|those|these|everyone|everybody|his|her|they|it|else|all|every'),
    ITALIAN_PRESSURE,
  ),
);

/** What a part of an extortion says: what is asked for, what comes otherwise, what doing so buys, what the writer has in hand, by when or unless what. */
export type Role = 'demand' | 'consequence' | 'return' | 'hold' | 'condition' | 'conditional';

export interface Extortion {
  /** Half-open UTF-16 range from the first part to the last of those that belong together by their meaning; a condition may stand outside. */
  start: number;
  end: number;
  /** In the order in which they are said. */
  parts: { role: Role; start: number; end: number }[];
}

/** Demand, consequence and pressure belong together when they are at most this many words apart. */
const APART = 60;

/** A threat of violence somewhere in a text, as a half-open UTF-16 range. */
export interface Violence {
  rule: Pick<ThreatRule, 'kind'>;
  start: number;
  end: number;
}

/**
 * Finds a demand for money together with the publication, loss or sale of something, or with violence, in English or Italian.
 * @param threats those of the same text: violence that hangs on a demand is extortion.
 */
export function findExtortion(text: string, threats: readonly Violence[]): Extortion | null {
  const raw = tokensOf(text).map((token) =>
    /\d/.test(token.word) && !isSum(text, token) ? { ...token, word: 'figure' } : token,
  );
  const violence = threats.filter(({ rule: { kind } }) => kind === 'threat');
  for (const language of languagesOf(raw)) {
    const found = inTokens(language.expand(raw), violence);
    if (found !== null) return found;
  }
  return null;
}

interface Span {
  from: number;
  to: number;
}

function inTokens(
  tokens: readonly Token[],
  violence: readonly { start: number; end: number }[],
): Extortion | null {
  const sentence = sentenceOf(tokens, () => '');
  const at = (pattern: RegExp): Span[] => matchesOf(pattern, sentence);
  const violent = violence.map(({ start, end }) => ({
    from: tokens.findIndex((token) => token.end > start),
    to: tokens.findLastIndex((token) => token.start < end) + 1,
  }));
  if (at(REFUSED).length > 0) return null;
  const [conditional] = at(ON_CONDITION);
  const held = at(HELD);
  const exposures = at(EXPOSURE);
  const silences = at(SILENCE);
  const consequences = [...at(CONSEQUENCE), ...exposures, ...violent];
  if (consequences.length + held.length + silences.length === 0 && conditional === undefined)
    return null;
  const pressures = at(PRESSURE);
  /** The first demand with a consequence near it and, where they are asked for, a condition. */
  const near = (
    [asking, demands]: Named,
    [answering, others]: Named,
    conditions: Named | null = null,
  ): Part[] | null => {
    for (const demand of demands) {
      const other = others.find(
        ({ from, to }) => Math.max(from, demand.from) - Math.min(to, demand.to) <= APART,
      );
      const condition = conditions?.[1].find(({ from }) => Math.abs(from - demand.from) <= APART);
      if (other === undefined || (conditions !== null && condition === undefined)) continue;
      return [
        { role: asking, ...demand },
        { role: answering, ...other },
        ...(conditions === null || condition === undefined
          ? []
          : [{ role: conditions[0], ...condition }]),
      ];
    }
    return null;
  };
  const demands = at(DEMAND);
  const sums = at(SUM);
  const parts =
    near(['demand', demands], ['consequence', consequences], ['condition', pressures]) ??
    near(
      ['demand', at(BARE_DEMAND)],
      ['consequence', [...violent, ...exposures, ...silences]],
      ['condition', pressures],
    ) ??
    near(['demand', [...demands, ...sums]], ['return', silences], ['hold', held]) ??
    near(['demand', demands], ['return', silences], ['consequence', exposures]) ??
    near(['hold', held], ['demand', demands]) ??
    near(['demand', sums], ['consequence', at(OUTCOME)]) ??
    (conditional === undefined ? null : [{ role: 'conditional' as const, ...conditional }]);
  return parts === null ? null : rangeOf(parts, tokens);
}

type Named = readonly [role: Role, spans: readonly Span[]];
type Part = Span & { role: Role };

function rangeOf(parts: readonly Part[], tokens: readonly Token[]): Extortion | null {
  const ranges = parts.flatMap(({ role, from, to }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    return first === undefined || last === undefined
      ? []
      : [{ role, start: first.start, end: last.end }];
  });
  const [one, two = one] = ranges;
  if (one === undefined || two === undefined) return null;
  // `send 2 BTC within 48` goes as far as the last figure: it ends where the condition begins.
  const parted = ranges
    .sort((a, b) => a.start - b.start)
    .map((part, at) => ({ ...part, end: Math.min(part.end, endBefore(ranges[at + 1], part)) }));
  return { start: Math.min(one.start, two.start), end: Math.max(one.end, two.end), parts: parted };
}

const AMOUNT = String.raw`\d{1,12}(?:[.,'’]\d{3})*(?:[.,]\d{1,8})?(?:k|m|mln|mila|eur|euro|usd|btc|eth|xmr)?`;
const endBefore = (
  next: { start: number } | undefined,
  { start, end }: { start: number; end: number },
) => (next === undefined || next.start <= start ? end : next.start);

/** A figure that may be a sum: alone or between two bounds, with separators, a currency, a unit of thousands or a rate; or a wallet to send it to. */
const SUM_WRITTEN = new RegExp(
  String.raw`^[^\p{L}\p{N}/.@^_#-]*(?:${AMOUNT}(?:[-–]${AMOUNT})?|[a-z0-9]{24,90})\p{Sc}?(?:/(?:day|week|month|giorno|settimana|mese))?[^\p{L}\p{N}/@^_#%]*$`,
  'iu',
);
const NUMBERING = /(?:^|\n)[ \t#*>-]*$/;

/** Shares (`50%`), versions (`1.0.2`), names with figures (`HTTP/2`) and the numbers of headings (`1. Scope`) are no sums, nor are those of dates and hours (`12:30`). */
function isSum(text: string, { start, end }: Token): boolean {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 24 && /\S/.test(text[from - 1] ?? '')) from -= 1;
  while (to < text.length && to - end < 24 && /\S/.test(text[to] ?? '')) to += 1;
  if (!SUM_WRITTEN.test(text.slice(from, to))) return false;
  return !(
    /^[.)]/.test(text.slice(end, end + 1)) &&
    /^[.)]\s/.test(text.slice(end, end + 2)) &&
    NUMBERING.test(text.slice(Math.max(0, from - 12), from))
  );
}
