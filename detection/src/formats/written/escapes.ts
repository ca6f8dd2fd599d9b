import type { Range, ReadingBuilder } from './reading.ts';

/**
 * Escapes of JSON, JavaScript and their kin; within a text that was quoted twice or three times
 * each has two or four backslashes.
 */
const ESCAPE = /\\{1,4}(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([nrtbf"'\\/]))/gi;
/**
 * Those of letters alone, for texts of which nobody knows where they are quoted: `C:\new` is no
 * line end.
 */
const LETTERS = /\\{1,4}u([0-9a-f]{4})/gi;
const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: ' ', f: '\n' };
const FIRST_PRINTED = 0x20;

interface Piece extends Range {
  text: string;
}

/** Is there an escaped letter in the text? */
export const hasEscapedLetters = (text: string): boolean => /\\u[0-9a-f]{4}/i.test(text);

/** Reads what stands between the quotation marks of a literal. */
export function readLiteral(to: ReadingBuilder, { start, end }: Range): void {
  readEscapes(to, start, end, ESCAPE);
}

/** Reads it on lines of its own. */
export function readLiteralAlone(to: ReadingBuilder, range: Range): void {
  to.line(range.start);
  readLiteral(to, range);
  to.line(range.end);
}

/**
 * Reads a text of which nobody knows where it is quoted: escaped letters as letters, the rest as it
 * stands.
 */
export function readEscapedLetters(to: ReadingBuilder, { start, end }: Range): void {
  readEscapes(to, start, end, LETTERS);
}

function readEscapes(to: ReadingBuilder, start: number, end: number, escapes: RegExp): void {
  const text = to.source.slice(start, end);
  const pieces: Piece[] = [];
  for (const match of text.matchAll(escapes)) {
    const letter = letterOf(match);
    if (letter !== null)
      pieces.push({
        text: letter,
        start: start + match.index,
        end: start + match.index + match[0].length,
      });
  }
  let at = start;
  for (const piece of joinedBytes(pieces)) {
    to.copy(at, piece.start);
    to.put(piece.text, piece.start, piece.end);
    at = piece.end;
  }
  to.copy(at, end);
}

/** @returns null for what is no letter that anybody reads */
function letterOf([, four, braced, two, sign]: RegExpExecArray): string | null {
  if (sign !== undefined) return SIGNS[sign.toLowerCase()] ?? sign;
  const code = Number.parseInt(four ?? braced ?? two ?? '', 16);
  if (code < FIRST_PRINTED) return code === 0x0a || code === 0x0d ? '\n' : ' ';
  return code > 0x10ffff ? null : String.fromCodePoint(code);
}

/**
 * Facebook's and Instagram's downloads escape each byte of UTF-8 as if it were a letter:
 * `\u00c3\u00b2` is `ò`.
 */
function joinedBytes(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const length = lengthOfSequence(piece);
    const sequence = pieces.slice(at, at + length);
    const isWhole =
      length > 1 &&
      sequence.length === length &&
      sequence.every(
        ({ text, start }, k) => k === 0 || (isFollowing(text) && start === sequence[k - 1]?.end),
      );
    const text = isWhole ? decoded(sequence.map((each) => each.text.charCodeAt(0))) : null;
    if (text === null) joined.push(piece);
    else {
      joined.push({ text, start: piece.start, end: sequence.at(-1)?.end ?? piece.end });
      at += length - 1;
    }
  }
  return joined;
}

function lengthOfSequence({ text, start, end }: Piece): number {
  const code = end - start >= 6 && text.length === 1 ? text.charCodeAt(0) : 0;
  if (code >= 0xc2 && code <= 0xdf) return 2;
  if (code >= 0xe0 && code <= 0xef) return 3;
  return code >= 0xf0 && code <= 0xf4 ? 4 : 1;
}

const isFollowing = (text: string) => /^[\x80-\xbf]$/.test(text);

function decoded(bytes: readonly number[]): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
