import type { Charset } from '../charset/decoder.ts';
import { isUtf8 } from 'node:buffer';
import { charsetOf } from '../charset/charset-of.ts';
import { charsetNamed, decodeAs } from '../charset/decode.ts';
import { declaredIn } from '../charset/declared.ts';
import { latin1 } from '../bytes.ts';
import { GOES_ON } from './mail-text.ts';

const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const IS_BASE64 = /^content-transfer-encoding[ \t]*:[ \t]*"?base64\b/i;
const BOUNDARY = /\bboundary[ \t]*=[ \t]*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
const BASE64 = /^[A-Za-z0-9+/=]+[ \t]*$/;

/**
 * A mail as its parser needs it. Lines of old Macs end as others do; bytes that control something
 * are left out of the heads, where they would hide what a part is; a line of blanks in a head does
 * not end it; letters of a head are written in UTF-8, whatever they were in; and what a list or a
 * telephone wrote behind the last line of Base64 is no part of the file.
 * @param bytes a whole mail
 * @returns the same bytes where nothing is to be mended
 */
export function mendMail(bytes: Uint8Array): Uint8Array {
  const isOld = !bytes.subarray(0, 16 * 1024).includes(10) && bytes.includes(13);
  const text = latin1(bytes, 0, bytes.length);
  const lines = text.split(isOld ? '\r' : '\n');
  const boundaries = [...text.matchAll(BOUNDARY)].map(
    ([, quoted, plain]) => `--${quoted ?? plain ?? ''}`,
  );
  const mender = new Mender(charsetOfHead(bytes, lines), new Set(boundaries));
  const mended = lines
    .map((line, at) => mender.line(line, lines[at + 1] ?? ''))
    .filter((line) => line !== null)
    .join('\n');
  return mended === text ? bytes : new Uint8Array(Buffer.from(mended, 'latin1'));
}

/**
 * In what the letters of its head are written that are not in UTF-8; they declare nothing, and the
 * mail's body may.
 */
function charsetOfHead(bytes: Uint8Array, lines: readonly string[]): Charset {
  const end = lines.findIndex((line) => line.trimEnd() === '');
  const others = lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => Buffer.from(line, 'latin1'))
    .filter((line) => !isUtf8(line));
  return others.length === 0
    ? 'utf-8'
    : (charsetOf(
        Buffer.concat(others.flatMap((line) => [line, Buffer.from('\n')])),
        declaredIn(bytes),
      ) ?? 'windows-1252');
}

/**
 * Words (RFC 2047) in a charset that the parser does not know; each character is a byte, so that
 * none is cut between two words.
 */
const UNKNOWN = /^(?:cp[478]\d\d|mac|utf-(?:7|32)|hz-|iso-2022-kr)/;
const WORD = /=\?([\w:.-]{2,40})(?:\*[\w-]*)?\?([bq])\?([^?\s]*)\?=/gi;

function inKnownCharset(word: string, label: string, encoding: string, text: string): string {
  const charset = charsetNamed(label);
  if (charset === null || !UNKNOWN.test(charset)) return word;
  const quoted = text
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const bytes =
    encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : Buffer.from(quoted, 'latin1');
  return `=?utf-8?B?${Buffer.from(decodeAs(bytes, charset)).toString('base64')}?=`;
}

class Mender {
  readonly #charset: Charset;
  readonly #boundaries: ReadonlySet<string>;
  #isHead = true;
  /** That head is one of the mail or of a part, not lines behind a ruler in a text. */
  #isOwn = true;
  #isBase64 = false;
  /** The padding that ends a file in Base64 has been read. */
  #hasEnded = false;

  /** @param charset of letters in heads that are not UTF-8 */
  constructor(charset: Charset, boundaries: ReadonlySet<string>) {
    this.#charset = charset;
    this.#boundaries = boundaries;
  }

  /** @returns null for a line that is no part of the mail */
  line(line: string, next: string): string | null {
    const text = line.trimEnd();
    if (text.startsWith('--') && text.length > 2 && text !== '-- ') this.#begin(text);
    else if (this.#isHead) return this.#headLine(line, next);
    else if (this.#isBase64 && text !== '') {
      if (this.#hasEnded && !BASE64.test(text)) return null;
      this.#hasEnded ||= /[A-Za-z0-9+/]=+$/.test(text);
    }
    return line;
  }

  #begin(ruler: string): void {
    this.#isOwn = this.#boundaries.has(ruler);
    this.#isHead = true;
    this.#isBase64 = false;
    this.#hasEnded = false;
  }

  #headLine(line: string, next: string): string | null {
    const plain = line.replace(CONTROLS, '');
    if (plain.trim() === '') {
      if (this.#isOwn && /^[ \t]/.test(plain) && GOES_ON.test(next)) return null;
      this.#isHead = false;
      return this.#isOwn ? plain.trimStart() : plain;
    }
    if (IS_BASE64.test(plain)) this.#isBase64 = true;
    if (!this.#isOwn) return plain;
    const bytes = Buffer.from(plain, 'latin1');
    return (
      isUtf8(bytes) ? plain : Buffer.from(decodeAs(bytes, this.#charset)).toString('latin1')
    ).replace(WORD, inKnownCharset);
  }
}
