import type { Range } from '../written/reading.ts';

/** Words as they stand somewhere, and what stands around them there. */
export interface Words {
  words: string;
  before: string;
  after: string;
}

/** UTF-16 units around words that tell one place of them from another. */
export const CONTEXT = 200;
/** More places of the same words are not compared, and longer words are not looked for. */
const MOST_PLACES = 200;
const LONGEST_WORDS = 2_000;

const LETTER = String.raw`[\p{L}\p{N}]`;

/**
 * Where words that stand in one text stand in another, whatever blanks are between them there: of
 * several places the one with most of the same letters around it. A part of a word is none.
 * @returns null where they do not stand
 */
export function findWords(text: string, { words, before, after }: Words): Range | null {
  const pieces = words.trim().split(/\s+/);
  if (words.trim() === '' || words.length > LONGEST_WORDS) return null;
  const pattern = pieces
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const edge = (piece: string | undefined, at: 0 | -1) =>
    new RegExp(at === 0 ? `^${LETTER}` : `${LETTER}$`, 'u').test(piece ?? '');
  const whole = new RegExp(
    `${edge(pieces[0], 0) ? `(?<!${LETTER})` : ''}${pattern}${edge(pieces.at(-1), -1) ? `(?!${LETTER})` : ''}`,
    'gu',
  );
  let best: (Range & { alike: number }) | null = null;
  let seen = 0;
  for (const { 0: match, index: start } of text.matchAll(whole)) {
    const end = start + match.length;
    const alike =
      sameEnd(before, text.slice(Math.max(0, start - CONTEXT), start)) +
      sameEnd(reversed(after), reversed(text.slice(end, end + CONTEXT)));
    if (best === null || alike > best.alike) best = { start, end, alike };
    seen += 1;
    if (seen === MOST_PLACES) break;
  }
  return best === null ? null : { start: best.start, end: best.end };
}

const reversed = (text: string): string => [...text].reverse().join('');

/** How many of the last characters are the same, blanks aside. */
function sameEnd(one: string, other: string): number {
  const [a, b] = [one.replaceAll(/\s+/g, ''), other.replaceAll(/\s+/g, '')];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[a.length - 1 - same] === b[b.length - 1 - same])
    same += 1;
  return same;
}
