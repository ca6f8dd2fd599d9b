import { extensionOf } from '../type-label.ts';
import { readEscapedLetters, readLiteralAlone } from './escapes.ts';
import { ReadingBuilder, type Reading } from './reading.ts';

const PROGRAMS = new Set(
  (
    'bas bat c cc cmd cpp cs dart go groovy h hpp hta java js jse jsx kt lua m mjs php pl ps1 ' +
    'psm1 py r rb rs scala sh swift ts tsx vb vba vbs wsf'
  ).split(' '),
);
const SETTINGS = new Set(
  'cfg conf desktop env inf ini properties reg strings toml url yaml yml'.split(' '),
);
/**
 * A text in a program: of several lines between three marks (Python), or on one line. An apostrophe
 * within a word begins none.
 */
const TEXT =
  /"""[^]*?"""|'''[^]*?'''|"(?:[^"\\\r\n]|\\.)*"|(?<![\p{L}\p{N}])'(?:[^'\\\r\n]|\\.)*'(?!\p{L})|`(?:[^`\\]|\\[^])*`/gu;
/** The name before a value, or the dash of a list. */
const NAME =
  /^[ \t]*(?:-[ \t]+)?(?:(?:[\w.$@-]+|"[^"\r\n]*")[ \t]*[:=][ \t]*)(?=[^\s=])|^[ \t]*-[ \t]+(?=["'])/gm;
/** A value between marks that fill the rest of its line. */
const VALUE = /(?:"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*')(?=[ \t]*(?:[#,;][^\r\n]*)?\r?$)/my;
const MARKS = /^(?:"""|'''|["'`])/;

/** Is it a program? By its name, or because it declares itself as one. */
export const isProgram = (mime: string | null, filename: string): boolean =>
  mime === 'text/x-script' || PROGRAMS.has(extensionOf(filename) ?? '');
export const isSettings = (filename: string): boolean => SETTINGS.has(extensionOf(filename) ?? '');

/**
 * Reads a program: what it says (`echo "…"`) on lines of its own and without its marks, so that
 * they quote nobody. Comments and code stand where they stand.
 */
export function readProgram(source: string): Reading {
  const to = new ReadingBuilder(source);
  let at = 0;
  for (const { 0: literal, index } of source.matchAll(TEXT)) {
    readEscapedLetters(to, { start: at, end: index });
    at = index + literal.length;
    readMarked(to, literal, index);
  }
  readEscapedLetters(to, { start: at, end: source.length });
  return to.reading();
}

/**
 * Reads settings: each value on a line of its own, without the marks around all of it; marks within
 * a value do quote.
 */
export function readSettings(source: string): Reading {
  const to = new ReadingBuilder(source);
  let at = 0;
  for (const { 0: name, index } of source.matchAll(NAME)) {
    readEscapedLetters(to, { start: at, end: index + name.length });
    at = index + name.length;
    to.line(at);
    VALUE.lastIndex = at;
    const [value] = VALUE.exec(source) ?? [];
    if (value === undefined) continue;
    readMarked(to, value, at);
    at += value.length;
  }
  readEscapedLetters(to, { start: at, end: source.length });
  return to.reading();
}

/** @param at where the literal begins in the source */
function readMarked(to: ReadingBuilder, literal: string, at: number): void {
  const { length } = MARKS.exec(literal)?.[0] ?? '';
  readLiteralAlone(to, { start: at + length, end: at + literal.length - length });
}
