/**
 * How units of text compare: without case and accents. One table for all units whose folded form is one unit; the rest (`ß`, ligatures,
 * invisible characters) take the slow way.
 */
const SLOW = 0xffff;
let table: Uint16Array | null = null;

/** The folding of each UTF-16 unit; 0xffff where it takes more than one unit, or none. */
export function foldingTable(): Uint16Array {
  if (table !== null) return table;
  table = Uint16Array.from({ length: 0x10000 }, (_, unit) => unit);
  for (let unit = 0x41; unit < 0x3000; unit += 1) {
    const folded = foldOne(String.fromCharCode(unit));
    table[unit] = folded.length === 1 ? folded.charCodeAt(0) : SLOW;
  }
  for (let unit = 0xff01; unit <= 0xff5e; unit += 1) table[unit] = foldOne(String.fromCharCode(unit)).charCodeAt(0);
  return table;
}

const foldOne = (character: string) => character.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '').toLowerCase().replaceAll('ß', 'ss').normalize('NFKC');

/** A text folded, with where each unit of the result comes from (null when every unit stayed in its place). */
export function foldText(text: string): { folded: string; origins: Uint32Array | null } {
  const fold = foldingTable();
  let isPlain = true;
  for (let i = 0; i < text.length && isPlain; i += 1) isPlain = fold[text.charCodeAt(i)] !== SLOW;
  if (isPlain) return { folded: text, origins: null };
  let folded = '';
  const origins: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const unit = fold[text.charCodeAt(i)] ?? 0;
    const piece = unit === SLOW ? foldOne(text[i] ?? '') : String.fromCharCode(unit);
    for (let k = 0; k < piece.length; k += 1) origins.push(i);
    folded += piece;
  }
  origins.push(text.length);
  return { folded, origins: Uint32Array.from(origins) };
}
