import { alphabetOf } from './alphabet.ts';
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
  /** All places of all terms, in the order of their ends. */
  find(text: string): Hit[];
  /** The same one by one, for texts with more hits than anybody wants to hold. */
  each(text: string, onHit: OnHit): void;
  /** Bytes of its tables. */
  bytes: number;
}

/**
 * Aho-Corasick over all terms at once (reference/detection.md, section 2). A text is read once, with one load per letter from a dense table;
 * what the table reports is compared with the term, because it only knows the beginnings that tell terms apart. Terms are whole words
 * where they begin or end with a letter or digit; case, accents, widths and kinds of white space make no difference.
 */
export function buildAutomaton(terms: readonly string[]): Automaton {
  const pool = foldTerms(terms);
  const alphabet = alphabetOf(pool.units);
  const trie = growTrie(pool, alphabet);
  const { cells, next, first, terms: counts, read, shorter } = closeTrie(trie, alphabet);
  const { columns, codes, escape, rare, rareLength } = alphabet;
  const { order } = trie;
  const fold = foldingTable();
  const words = wordTable();

  /** Is the term at this place, up to the end of a word? */
  const endOf = (term: number, units: Uint16Array, from: number): number => {
    const start = pool.starts[term] ?? 0;
    const length = (pool.starts[term + 1] ?? 0) - start;
    const end = from + length;
    if (end > units.length) return -1;
    for (let k = length - 1; k >= 0; k -= 1) if (fold[units[from + k] ?? 0] !== pool.units[start + k]) return -1;
    return end < units.length && words[units[end] ?? 0] === 1 && words[units[end - 1] ?? 0] === 1 ? -1 : end;
  };

  /** Tells of the terms that end at a unit, and answers the state in which reading goes on. */
  const report = (record: number, at: number, units: Uint16Array, origins: Folded | null, onHit: OnHit) => {
    for (let r = record; r >= 0; r = shorter[r] ?? -1) {
      const from = at + 1 - (read[r] ?? 0);
      for (let t = first[r] ?? 0, left = counts[r] ?? 0; left > 0; t += 1, left -= 1) {
        const term = order[t] ?? 0;
        const end = endOf(term, units, from);
        if (end >= 0) onHit(term, origins?.starts[from] ?? from, origins?.ends[end - 1] ?? end);
      }
    }
    return next[record] ?? 0;
  };

  const each: Automaton['each'] = (text, onHit) => {
    // The loop below is all the time there is: whatever it touches is a constant of this function that no closure holds, and `| 0`
    // tells the compiler that no sum overflows.
    const [table, columnOf] = [cells, columns];
    let units = unitsOf(text);
    let origins: Folded | null = null;
    let state = 0;
    for (let i = 0; i < units.length; i += 1) {
      state = (table[(state + (columnOf[units[i] ?? 0] ?? 0)) | 0] ?? 0) | 0;
      if (state >= 0) continue;
      if (~state < BREAK) {
        state = report(~state, i, units, origins, onHit);
        continue;
      }
      const code = codes[units[i] ?? 0] ?? 0;
      state = ~state - BREAK;
      if (code !== SLOW) {
        for (let k = (code - escape) * rareLength, left = rareLength; left > 0; k += 1, left -= 1) {
          state = table[state + (rare[k] ?? 0)] ?? 0;
          if (state < 0) state = report(~state, i, units, origins, onHit);
        }
      } else if (origins === null) {
        // What was read so far is the same unit by unit when folded: the reading goes on at the same place.
        origins = foldUnits(units);
        units = origins.units;
        i -= 1;
      } else state = 0;
    }
  };
  const find: Automaton['find'] = (text) => {
    const hits: Hit[] = [];
    each(text, (term, start, end) => { hits.push({ term, start, end }); });
    return hits;
  };
  const kept = [cells, next, first, counts, read, shorter, columns, codes, order, pool.units, pool.starts];
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
    if (units[i] !== 0) { kept[size] = units[i] ?? 0; size += 1; continue; }
    term += 1;
    starts[term] = size;
  }
  starts[terms.length] = size;
  return { units: kept.slice(0, size), starts };
}
