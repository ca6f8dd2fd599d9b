import { foldSpelling } from '../../formats/text/spelling.ts';

/**
 * How letters compare: in one spelling (`foldSpelling`) and without accents. One table gives the
 * folded form of every UTF-16 unit that has one of one unit; the rest (`ß`, ligatures, invisible
 * characters) take the slow way.
 */
export const SLOW = 0xffff;

/**
 * Styled letters of mathematics, which people use as fonts, all begin with this half of a surrogate
 * pair.
 */
const STYLED = 0xd835;
const CARRIAGE_RETURN = 0x0d;
const UNKNOWN = 0xfffd;

let table: Uint16Array | null = null;
let words: Uint8Array | null = null;

/** The folding of each UTF-16 unit; SLOW where it takes more than one unit, or none. */
export function foldingTable(): Uint16Array {
  if (table !== null) return table;
  table = Uint16Array.from({ length: 0x10000 }, (_, unit) => unit);
  const slots = [
    [0x09, 0x0c],
    [0x22, 0x3000],
    [0xa78c, 0xa78c],
    [0xfb00, 0xfb06],
    [0xfe00, 0xfe0f],
    [0xfeff, 0xff5e],
  ] as const;
  for (const [first, last] of slots)
    for (let unit = first; unit <= last; unit += 1)
      table[unit] = oneUnit(foldOne(String.fromCharCode(unit)));
  for (const unit of [CARRIAGE_RETURN, STYLED]) table[unit] = SLOW;
  return table;
}

/**
 * 1 for each UTF-16 unit that is part of a word: a letter or digit of a script that puts spaces
 * between words, or an underscore.
 */
export function wordTable(): Uint8Array {
  if (words !== null) return words;
  const fold = foldingTable();
  words = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
    Number(
      WORD.test(String.fromCharCode(fold[unit] ?? 0)) &&
        !UNSPACED.test(String.fromCharCode(fold[unit] ?? 0)),
    ),
  );
  return words;
}

const WORD = /[\p{L}\p{N}_]/u;
const UNSPACED_SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
const UNSPACED = new RegExp(
  `[${UNSPACED_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
);

const oneUnit = (folded: string) => (folded.length === 1 ? folded.charCodeAt(0) : SLOW);
const foldOne = (character: string) => foldOnce(foldOnce(character));
const foldOnce = (character: string) =>
  foldSpelling(character)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKC');

/** The UTF-16 units of a text: one copy instead of a call per letter. */
export function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return units;
}

/**
 * Folded units, and where each comes from: half-open ranges `starts[i]` to `ends[i]` of the text.
 */
export interface Folded {
  units: Uint16Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

const known = new Map<number, string>();

/**
 * Folds a text letter by letter, for those that the table alone does not fold; nothing in the
 * result needs it again. A unit becomes at most 18 (U+FDFA has the longest form).
 */
export function foldUnits(units: Uint16Array): Folded {
  const fold = foldingTable();
  let folded = roomFor(units.length + 64);
  let size = 0;
  for (let i = 0; i < units.length; i += 1) {
    const unit = units[i] ?? 0;
    const plain = fold[unit] ?? 0;
    if (size + 32 > folded.units.length) {
      const { units: read, starts, ends } = folded;
      folded = roomFor(size * 2 + 64);
      folded.units.set(read);
      folded.starts.set(starts);
      folded.ends.set(ends);
    }
    if (plain !== SLOW) {
      folded.units[size] = plain;
      folded.starts[size] = i;
      folded.ends[size] = i + 1;
      size += 1;
      continue;
    }
    const start = i;
    if (unit === STYLED && i + 1 < units.length) i += 1;
    const piece = slowFold(unit, units[start + 1] ?? 0);
    for (let k = 0; k < piece.length; k += 1) {
      folded.units[size] = piece.charCodeAt(k);
      folded.starts[size] = start;
      folded.ends[size] = i + 1;
      size += 1;
    }
  }
  // What would need folding again (half a letter, U+FFFF) is no letter.
  for (let k = 0; k < size; k += 1)
    if (fold[folded.units[k] ?? 0] === SLOW) folded.units[k] = UNKNOWN;
  return { units: folded.units.subarray(0, size), starts: folded.starts, ends: folded.ends };
}

const roomFor = (length: number): Folded => ({
  units: new Uint16Array(length),
  starts: new Uint32Array(length),
  ends: new Uint32Array(length),
});

/** What a letter folds to that is not one unit; `next` is the unit after it. */
function slowFold(unit: number, next: number): string {
  // The line end of Windows is one space, a lone one as well.
  if (unit === CARRIAGE_RETURN) return next === 0x0a ? '' : ' ';
  const key = unit === STYLED ? 0x10000 + next : unit;
  let piece = known.get(key);
  if (piece === undefined) {
    piece = foldOne(unit === STYLED ? String.fromCharCode(unit, next) : String.fromCharCode(unit));
    known.set(key, piece);
  }
  return piece;
}
