import { alphabetOf, INSIDE, OUTSIDE } from './alphabet.ts';
import { BREAK, closeTrie } from './close-trie.ts';
import { type Folded, foldingTable, foldUnits, SLOW, unitsOf, wordTable } from './fold.ts';
import { growTrie, type Terms } from './trie.ts';

/** A term found: its index in the list and its half-open UTF-16 range in the text as given. */
export interface Hit {
  term: number;
  start: number;
  end: number;
}

type OnHit = (term: number, start: number, end: number) => void;

export interface Automaton {
  /** All places of all terms. */
  find(text: string): Hit[];
  /** The same one by one, for texts with more hits than anybody wants to hold. */
  each(text: string, onHit: OnHit): void;
  /** Bytes of its tables. */
  bytes: number;
}

/**
 * Units of one stretch of a text that is read beside others, and how short ones may be to be worth
 * it.
 */
const STRETCH = 16_384;
const LEAST = 256;

/**
 * Aho-Corasick over all terms at once. A text is read once, with one load per letter from a dense
 * table; what the table reports is compared with the term, because it only knows the beginnings
 * that tell terms apart. Terms are whole words where they begin or end with a letter or digit;
 * case, accents, widths and kinds of white space make no difference.
 * @param stretch for tests: how much of a text is read beside other parts of it.
 * @param where `anywhere`: terms are also sought inside words, as beginnings of keys and names in
 * programs are.
 */
export function buildAutomaton(
  terms: readonly string[],
  stretch = STRETCH,
  where: 'words' | 'anywhere' = 'words',
): Automaton {
  const pool = foldTerms(terms);
  const alphabet = alphabetOf(pool.units);
  if (where === 'anywhere')
    alphabet.kinds = alphabet.kinds.map((kind) => (kind === INSIDE ? OUTSIDE : kind));
  const trie = growTrie(pool, alphabet);
  const { cells, next, first, terms: counts, read, shorter } = closeTrie(trie, alphabet);
  const { width, columns, codes, escape, rare, rareLength } = alphabet;
  const { order } = trie;
  const fold = foldingTable();
  const words = wordTable();

  /** Is the term at this place, up to the end of a word? */
  const endOf = (term: number, units: Uint16Array, from: number): number => {
    const start = pool.starts[term] ?? 0;
    const length = (pool.starts[term + 1] ?? 0) - start;
    const end = from + length;
    if (end > units.length) return -1;
    for (let k = length - 1; k >= 0; k -= 1)
      if (fold[units[from + k] ?? 0] !== pool.units[start + k]) return -1;
    return where === 'words' &&
      end < units.length &&
      words[units[end] ?? 0] === 1 &&
      words[units[end - 1] ?? 0] === 1
      ? -1
      : end;
  };

  /**
   * Tells of the terms that end at a unit and begin before `limit`, and answers the state in which
   * reading goes on.
   */
  const report = (
    record: number,
    at: number,
    limit: number,
    units: Uint16Array,
    hits: number[],
  ) => {
    for (let r = record; r >= 0; r = shorter[r] ?? -1) {
      const from = at + 1 - (read[r] ?? 0);
      if (from >= limit) continue;
      for (let t = first[r] ?? 0, left = counts[r] ?? 0; left > 0; t += 1, left -= 1) {
        const term = order[t] ?? 0;
        const end = endOf(term, units, from);
        if (end >= 0) hits.push(term, from, end);
      }
    }
    return next[record] ?? 0;
  };

  /** What to do about a negative cell: -1 where the text must be folded first. */
  const answer = (
    cell: number,
    at: number,
    limit: number,
    units: Uint16Array,
    hits: number[],
  ): number => {
    if (~cell < BREAK) return report(~cell, at, limit, units, hits);
    const code = codes[units[at] ?? 0] ?? 0;
    if (code === SLOW) return -1;
    let state = ~cell - BREAK;
    for (let k = (code - escape) * rareLength, left = rareLength; left > 0; k += 1, left -= 1) {
      state = cells[state + (rare[k] ?? 0)] ?? 0;
      if (state < 0) state = report(~state, at, limit, units, hits);
    }
    return state;
  };

  /** The state in which reading begins at a place. */
  const begin = (units: Uint16Array, place: number) =>
    where === 'words' && place > 0 && words[units[place - 1] ?? 0] === 1 ? width : 0;

  /**
   * Reads what is left of a stretch, and beyond its end while a term may be under way that began in
   * it.
   * @returns false at what must be folded.
   */
  const readOn = (
    start: number,
    from: number,
    limit: number,
    units: Uint16Array,
    hits: number[],
  ): boolean => {
    let state = start;
    for (let i = from; i < units.length && (i < limit || state > width); i += 1) {
      state = (cells[(state + (columns[units[i] ?? 0] ?? 0)) | 0] ?? 0) | 0;
      if (state < 0) state = answer(state, i, limit, units, hits);
      if (state < 0) return false;
    }
    return true;
  };

  /**
   * Reads four stretches of a text side by side: a state waits for memory, and four wait no longer
   * than one. The loop is all the time there is; `| 0` tells the compiler that no sum overflows.
   */
  const readFour = (
    at: number,
    length: number,
    units: Uint16Array,
    hits: readonly [number[], number[], number[], number[]],
  ): boolean => {
    const [table, columnOf, two, three] = [cells, columns, 2 * length, 3 * length];
    let [a, b, c, d] = [
      begin(units, at),
      begin(units, at + length),
      begin(units, at + two),
      begin(units, at + three),
    ];
    const end = at + length;
    for (let i = at; i < end; i += 1) {
      a = (table[(a + (columnOf[units[i] ?? 0] ?? 0)) | 0] ?? 0) | 0;
      b = (table[(b + (columnOf[units[i + length] ?? 0] ?? 0)) | 0] ?? 0) | 0;
      c = (table[(c + (columnOf[units[i + two] ?? 0] ?? 0)) | 0] ?? 0) | 0;
      d = (table[(d + (columnOf[units[i + three] ?? 0] ?? 0)) | 0] ?? 0) | 0;
      if ((a | b | c | d) >= 0) continue;
      if (a < 0) a = answer(a, i, end, units, hits[0]);
      if (b < 0) b = answer(b, i + length, end + length, units, hits[1]);
      if (c < 0) c = answer(c, i + two, end + two, units, hits[2]);
      if (d < 0) d = answer(d, i + three, end + three, units, hits[3]);
      if ((a | b | c | d) < 0) return false;
    }
    return (
      readOn(a, end, end, units, hits[0]) &&
      readOn(b, end + length, end + length, units, hits[1]) &&
      readOn(c, end + two, end + two, units, hits[2]) &&
      readOn(d, end + three, end + three, units, hits[3])
    );
  };

  const each: Automaton['each'] = (text, onHit) => {
    let units = unitsOf(text);
    let origins: Folded | null = null;
    for (let at = 0; at < units.length;) {
      const hits: [number[], number[], number[], number[]] = [[], [], [], []];
      const length = Math.min(stretch, Math.floor((units.length - at) / 4));
      const isShort = length < Math.min(stretch, LEAST);
      const from = begin(units, at);
      if (
        !(isShort
          ? readOn(from, at, units.length, units, hits[0])
          : readFour(at, length, units, hits))
      ) {
        // Up to here no letter was changed by folding, so that the place stays the same.
        origins = foldUnits(units);
        units = origins.units;
        continue;
      }
      for (const found of hits) {
        for (let k = 0; k < found.length; k += 3) {
          const [term, start, end] = [found[k] ?? 0, found[k + 1] ?? 0, found[k + 2] ?? 0];
          onHit(term, origins?.starts[start] ?? start, origins?.ends[end - 1] ?? end);
        }
      }
      at = isShort ? units.length : at + 4 * length;
    }
  };
  const find: Automaton['find'] = (text) => {
    const hits: Hit[] = [];
    each(text, (term, start, end) => {
      hits.push({ term, start, end });
    });
    return hits;
  };
  const kept = [
    cells,
    next,
    first,
    counts,
    read,
    shorter,
    columns,
    codes,
    order,
    pool.units,
    pool.starts,
  ];
  return { find, each, bytes: kept.reduce((sum, array) => sum + array.byteLength, 0) };
}

/** Folds all terms into one array. */
function foldTerms(terms: readonly string[]): Terms {
  const { units } = foldUnits(unitsOf(terms.join('\u0000')));
  const starts = new Uint32Array(terms.length + 1);
  // The separator is a letter of no term, and is taken out again.
  const kept = new Uint16Array(units.length);
  let size = 0;
  let term = 0;
  for (let i = 0; i < units.length; i += 1) {
    if (units[i] !== 0) {
      kept[size] = units[i] ?? 0;
      size += 1;
      continue;
    }
    term += 1;
    starts[term] = size;
  }
  starts[terms.length] = size;
  return { units: kept.slice(0, size), starts };
}
