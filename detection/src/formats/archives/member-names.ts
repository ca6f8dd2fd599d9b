import type { Charset } from '../charset/decoder.ts';
import { isUtf8 } from 'node:buffer';
import { decodeAs } from '../charset/decode.ts';
import { guessCharset } from '../charset/guess.ts';

const NO_CONTROL = /^[^\u0080-\u009f\ufffd]*$/;
/** Where nothing is likely: every byte is something in it. */
const OF_DOS = 'cp850';

/**
 * The name of a file in an archive.
 * @param charset for what is not UTF-8 (`charsetOfNames`). Never throws.
 */
export function decodeName(part: Uint8Array, charset: Charset): string {
  if (isUtf8(part)) return new TextDecoder().decode(part);
  const text = decodeAs(part, charset);
  return NO_CONTROL.test(text) ? text : decodeAs(part, OF_DOS);
}

/**
 * In what the names of an archive are written that say nothing of it: one system wrote all of them.
 */
export function charsetOfNames(parts: readonly Uint8Array[]): Charset {
  const others = parts.filter((part) => !isUtf8(part)).slice(0, 200);
  return others.length === 0
    ? OF_DOS
    : (guessCharset(Buffer.concat(others.flatMap((part) => [part, Buffer.from('\n')]))) ?? OF_DOS);
}
