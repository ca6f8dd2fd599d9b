import { foldingTable, SLOW, wordTable } from './fold.ts';

/**
 * What a symbol does to words: ends them, is a letter of one, or goes on with the letter before it.
 */
export const OUTSIDE = 0;
export const INSIDE = 1;
export const GOING_ON = 2;

/**
 * The symbols that the table of an automaton has columns for. Letters that are frequent in the
 * terms are one symbol each; a list in scripts with thousands of letters would make the table as
 * wide, so rare ones are written as a few symbols of a small set, as UTF-8 does.
 */
export interface Alphabet {
  /** Columns: the symbols, and a last one for units that are not one symbol. */
  width: number;
  /** Of each unit of a text: its column. */
  columns: Uint8Array;
  /**
   * Of each unit of a text: its symbol; from `escape` on a rare letter; SLOW where the text must be
   * folded first.
   */
  codes: Uint16Array;
  escape: number;
  /** The symbols of each rare letter, `rareLength` each. */
  rare: Uint8Array;
  rareLength: number;
  /** OUTSIDE, INSIDE or GOING_ON, for each symbol. */
  kinds: Uint8Array;
}

/** More letters than this are not worth a column of their own. */
const MOST_COLUMNS = 72;
const DIGITS = 16;
/** Letters in no term: one symbol for those of words, one for the others. */
const STRANGERS = 2;

/** Makes the alphabet of terms, given as their folded units one after the other. */
export function alphabetOf(pool: Uint16Array): Alphabet {
  const fold = foldingTable();
  const words = wordTable();
  const times = new Uint32Array(0x10000);
  const letters: number[] = [];
  for (let i = 0; i < pool.length; i += 1) {
    const unit = pool[i] ?? 0;
    if (times[unit] === 0 && unit !== SLOW) letters.push(unit);
    times[unit] = (times[unit] ?? 0) + 1;
  }
  letters.sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0));
  const common = letters.length > MOST_COLUMNS ? MOST_COLUMNS - (3 * DIGITS) / 2 : letters.length;
  const rareCount = letters.length - common;
  const escape = STRANGERS + common;
  const rareLength =
    rareCount === 0 ? 0 : Math.max(1, Math.ceil(Math.log(rareCount) / Math.log(DIGITS)));
  const width = escape + (rareCount === 0 ? 0 : 3 * DIGITS) + 1;

  const kinds = new Uint8Array(width);
  kinds[1] = INSIDE;
  const rare = new Uint8Array(rareCount * rareLength);
  const codeOf = new Uint16Array(words);
  letters.forEach((unit, at) => {
    codeOf[unit] = STRANGERS + at;
    if (at < common) kinds[STRANGERS + at] = words[unit] ?? 0;
    else
      for (
        let k = 0, rest = at - common;
        k < rareLength;
        k += 1, rest = Math.floor(rest / DIGITS)
      ) {
        const set = k > 0 ? 2 : (words[unit] ?? 0);
        rare[(at - common) * rareLength + k] = escape + set * DIGITS + (rest % DIGITS);
      }
  });
  if (rareCount > 0)
    kinds
      .fill(INSIDE, escape + DIGITS, escape + 2 * DIGITS)
      .fill(GOING_ON, escape + 2 * DIGITS, width - 1);

  const codes = new Uint16Array(0x10000);
  const columns = new Uint8Array(0x10000);
  for (let unit = 0; unit < codes.length; unit += 1) {
    const code = fold[unit] === SLOW ? SLOW : (codeOf[fold[unit] ?? 0] ?? 0);
    codes[unit] = code;
    columns[unit] = code < escape ? code : width - 1;
  }
  return { width, columns, codes, escape, rare, rareLength, kinds };
}
