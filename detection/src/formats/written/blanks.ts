import { ReadingBuilder, type Reading } from './reading.ts';

/**
 * Several blanks, among them at most one end of a line: `two  words`, a line's end and the next
 * one's indent. An empty line parts what stands around it.
 */
const BLANKS = /[^\S\r\n]{2,}(?:\r?\n[^\S\r\n]*)?|[^\S\r\n]\r?\n[^\S\r\n]*|\r?\n[^\S\r\n]+/g;

/**
 * Reads several blanks as one.
 * @returns null where there are none
 */
export function readBlanks(source: string): Reading | null {
  const to = new ReadingBuilder(source);
  let at = 0;
  for (const { 0: blanks, index } of source.matchAll(BLANKS)) {
    to.copy(at, index);
    at = index + blanks.length;
    to.put(' ', index, at);
  }
  if (at === 0) return null;
  to.copy(at, source.length);
  return to.reading();
}
