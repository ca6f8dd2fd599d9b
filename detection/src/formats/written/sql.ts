import { ReadingBuilder, type Reading } from './reading.ts';

/**
 * A text in the rows of a database's copy (`VALUES (1, 'it''s')`): between marks that follow a
 * bracket, a comma or an equals sign.
 */
const TEXT = /([(,=]\s*)'((?:[^'\\]|\\[^]|'')*)'/g;
const PAIR = /''|\\(['"\\nr])/g;
const ROWS = /\b(?:insert|replace)\s+into\b[^;]{0,2000}?\bvalues\s*\(/i;
const HEAD = 64 * 1024;

/** Is it a database's copy in SQL? */
export const isSql = (content: string): boolean => ROWS.test(content.slice(0, HEAD));

/**
 * Reads a database's copy: the texts of its rows on lines of their own and without their marks, so
 * that they quote nobody.
 */
export function readSql(source: string): Reading {
  const to = new ReadingBuilder(source);
  let at = 0;
  for (const match of source.matchAll(TEXT)) {
    const start = match.index + (match[1] ?? '').length + 1;
    const end = match.index + match[0].length - 1;
    to.copy(at, start - 1);
    to.line(start - 1);
    let from = start;
    for (const { 0: pair, 1: sign, index } of source.slice(start, end).matchAll(PAIR)) {
      to.copy(from, start + index);
      from = start + index + pair.length;
      to.put(sign === undefined ? "'" : sign.replace(/[nr]/, '\n'), start + index, from);
    }
    to.copy(from, end);
    to.line(end);
    at = end + 1;
  }
  to.copy(at, source.length);
  return to.reading();
}
