import { SHAPES, type Shape } from './words.ts';

/** One word of a pattern: a word, the beginning of words (`encrypt*`), or a shape (`<link>`). */
export type Wanted = { word: string } | { begin: string } | { shape: Shape };

/** A word of a pattern and what may stand before it: other words of it, so many words away. */
export interface Position {
  /** Any of these is enough. */
  wanted: Wanted[];
  /** It may be the first of the pattern. */
  isFirst: boolean;
  isLast: boolean;
  /** Positions before it, and how many words may lie between. */
  after: { position: number; gap: number }[];
}

/** Positions by which a part of a pattern begins or ends, with the gap that lies on that side. */
type Ends = Map<number, number>;
interface Part {
  first: Ends;
  last: Ends;
  /** The gap that it is when nothing of it is there; null where something must be. */
  empty: number | null;
}

/** Gaps are this long at most, in words. */
const WIDEST = 12;
const TOKENS = /\s*(\(|\)\??|\||\.\.\d+|<[a-z-]+>\??|\$[a-z-]+\??|[\p{L}\p{N}$€£]+\*?\??)/uy;

/**
 * Reads a pattern over words: `(we|i) have encrypt* ..3 (your|all) files?`. A word stands for
 * itself without case, accents or apostrophes; `encrypt*` for all that begin so; `(a|b c)` for
 * either; `?` behind makes it optional; `..3` for up to three words of the same sentence; `<link>`
 * for a shape; `$lure` for a list.
 * @param lists the lists that `$` names, each as a pattern
 * @throws where the pattern is not written so
 */
export function readPattern(
  pattern: string,
  lists: Readonly<Record<string, string>> = {},
): Position[] {
  const positions: Position[] = [];
  const tokens = tokensOf(pattern, lists);
  let at = 0;

  const single = (wanted: Wanted): Part => {
    positions.push({ wanted: [wanted], isFirst: false, isLast: false, after: [] });
    const own = positions.length - 1;
    return { first: new Map([[own, 0]]), last: new Map([[own, 0]]), empty: null };
  };
  const choice = (): Part => {
    let part = sequence();
    while (tokens[at] === '|') {
      at += 1;
      const other = sequence();
      // A list of words is one position, however long it is.
      if (isSingle(part) && isSingle(other) && mergeLast(part, other, positions)) continue;
      part = {
        first: new Map([...part.first, ...other.first]),
        last: new Map([...part.last, ...other.last]),
        empty: part.empty ?? other.empty,
      };
    }
    return part;
  };
  const sequence = (): Part => {
    let part: Part = { first: new Map(), last: new Map(), empty: 0 };
    for (; at < tokens.length && tokens[at] !== '|' && !tokens[at]?.startsWith(')');)
      part = follow(part, item(), positions);
    return part;
  };
  const item = (): Part => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token.startsWith('..')) return { first: new Map(), last: new Map(), empty: gapOf(token) };
    if (token === '(') {
      const part = choice();
      const close = tokens[at] ?? '';
      if (!close.startsWith(')')) throw new Error(`A bracket is open in: ${pattern}`);
      at += 1;
      return close === ')?' ? { ...part, empty: part.empty ?? 0 } : part;
    }
    const bare = token.replace(/\?$/, '');
    const part = single(wantedOf(bare, pattern));
    return token.endsWith('?') ? { ...part, empty: 0 } : part;
  };

  const whole = choice();
  if (at < tokens.length) throw new Error(`A bracket closes none in: ${pattern}`);
  if (whole.empty !== null) throw new Error(`Nothing at all would match: ${pattern}`);
  for (const [one] of whole.first) (positions[one] as Position).isFirst = true;
  for (const [one] of whole.last) (positions[one] as Position).isLast = true;
  return positions;
}

/** One word, neither optional nor with a gap beside it. */
const isSingle = ({ first, last, empty }: Part): boolean =>
  empty === null &&
  first.size === 1 &&
  last.size === 1 &&
  [...first].every(([position, gap]) => gap === 0 && last.get(position) === 0);

/** Puts the last position into the one before it. */
function mergeLast(one: Part, other: Part, positions: Position[]): boolean {
  const [kept = 0] = one.first.keys();
  const [gone = 0] = other.first.keys();
  if (gone !== positions.length - 1 || kept !== gone - 1) return false;
  positions[kept]?.wanted.push(...(positions.pop()?.wanted ?? []));
  return true;
}

function follow(one: Part, other: Part, positions: Position[]): Part {
  for (const [next, before] of other.first)
    for (const [position, behind] of one.last)
      positions[next]?.after.push({ position, gap: before + behind });
  const widened = (ends: Ends, by: number): Ends =>
    new Map([...ends].map(([position, gap]) => [position, gap + by]));
  return {
    first:
      one.empty === null ? one.first : new Map([...widened(other.first, one.empty), ...one.first]),
    last:
      other.empty === null
        ? other.last
        : new Map([...widened(one.last, other.empty), ...other.last]),
    empty: one.empty === null || other.empty === null ? null : one.empty + other.empty,
  };
}

function tokensOf(pattern: string, lists: Readonly<Record<string, string>>): string[] {
  const tokens: string[] = [];
  TOKENS.lastIndex = 0;
  for (let at = 0; pattern.slice(at).trim() !== ''; at = TOKENS.lastIndex) {
    TOKENS.lastIndex = at;
    const token = TOKENS.exec(pattern)?.[1];
    if (token === undefined)
      throw new Error(`It goes on badly at “${pattern.slice(at)}”: ${pattern}`);
    if (!token.startsWith('$')) {
      tokens.push(token);
      continue;
    }
    const list = lists[token.slice(1).replace(/\?$/, '')];
    if (list === undefined) throw new Error(`There is no list ${token} for: ${pattern}`);
    const end = TOKENS.lastIndex;
    tokens.push('(', ...tokensOf(list, lists), token.endsWith('?') ? ')?' : ')');
    TOKENS.lastIndex = end;
  }
  return tokens;
}

function gapOf(token: string): number {
  const gap = Number(token.slice(2));
  if (gap > WIDEST) throw new Error(`A gap is ${WIDEST} words at most: ${token}`);
  return gap;
}

function wantedOf(token: string, pattern: string): Wanted {
  const shape = /^<(.+)>$/.exec(token)?.[1];
  if (shape !== undefined) {
    const known = SHAPES.find((one) => one === shape);
    if (known === undefined) throw new Error(`There is no shape <${shape}> for: ${pattern}`);
    return { shape: known };
  }
  return token.endsWith('*') ? { begin: token.slice(0, -1) } : { word: token };
}
