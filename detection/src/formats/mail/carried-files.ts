import { latin1 } from '../bytes.ts';
import type { MailPart } from './parse-mail.ts';

/**
 * Files that stand between the words of a text: `begin 644 name` (uuencode, as Unix has it) and
 * `=ybegin` (yEnc, as newsgroups have it).
 */
const BEGIN = new RegExp(
  [
    String.raw`^begin(-base64)? [0-7]{3,4} ([^\r\n]{1,255})\r?\n`,
    String.raw`|^=ybegin [^\r\n]*?\bname=([^\r\n]{1,255})\r?\n(?:=ypart [^\r\n]*\r?\n)?`,
  ].join(''),
  'gm',
);
const MOST = 100;

/**
 * The files that a text carries in its words.
 * @param bytes of a mail or any other text
 */
export function carriedFiles(bytes: Uint8Array): MailPart[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.includes('begin ') && !buffer.includes('begin-base64 ')) return [];
  const text = latin1(bytes, 0, bytes.length);
  const files: MailPart[] = [];
  for (const match of text.matchAll(BEGIN)) {
    const from = match.index + match[0].length;
    const name = (match[2] ?? match[3] ?? '').trim();
    const content =
      match[3] !== undefined
        ? fromYenc(text, from)
        : match[1] !== undefined
          ? fromBase64(text, from)
          : fromUu(text, from);
    if (content.length > 0) files.push({ name, bytes: content });
    if (files.length === MOST) break;
  }
  return files;
}

/**
 * Lines of at most 45 bytes, the first letter of each its length; a line of another length ends it,
 * as its end does.
 */
function fromUu(text: string, from: number): Uint8Array {
  const bytes: number[] = [];
  for (const line of linesFrom(text, from)) {
    const length = (line.charCodeAt(0) - 32) & 63;
    if (
      line === 'end' ||
      line === '' ||
      length === 0 ||
      line.length < 1 + Math.ceil((length * 4) / 3)
    )
      break;
    const values = [...line.slice(1)].map((letter) => (letter.charCodeAt(0) - 32) & 63);
    for (let at = 0; at < Math.ceil(length / 3); at += 1) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(at * 4, at * 4 + 4);
      bytes.push(
        ...[(a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d].slice(
          0,
          length - at * 3,
        ),
      );
    }
  }
  return Uint8Array.from(bytes);
}

function fromBase64(text: string, from: number): Uint8Array {
  const end = text.indexOf('\n====', from);
  return new Uint8Array(Buffer.from(text.slice(from, end < 0 ? text.length : end), 'base64'));
}

/**
 * Each byte 42 further on; `=` before one that is 64 more. Two dots at the beginning of a line are
 * one.
 */
function fromYenc(text: string, from: number): Uint8Array {
  const end = text.indexOf('\n=yend', from);
  const bytes: number[] = [];
  for (let at = from; at < (end < 0 ? text.length : end); at += 1) {
    const value = text.charCodeAt(at);
    if (
      value === 10 ||
      value === 13 ||
      (value === 46 && text.charCodeAt(at - 1) === 10 && text.charCodeAt(at + 1) === 46)
    )
      continue;
    if (value === 61) at += 1;
    bytes.push((text.charCodeAt(at) - (value === 61 ? 106 : 42)) & 255);
  }
  return Uint8Array.from(bytes);
}

function* linesFrom(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length;) {
    const next = text.indexOf('\n', at);
    yield text.slice(at, next < 0 ? text.length : next).replace(/\r$/, '');
    at = next < 0 ? text.length : next + 1;
  }
}
