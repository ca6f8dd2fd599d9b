import { isText } from '../sniff.ts';

/** How the characters of a text file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Text that is not prose but code for machines is left out where it is data alone (images, fonts as text). */
const READABLE = /^(?:text\/|application\/(?:json|xml|rtf|javascript|x-sh|x-httpd-php|x-bat))/;

/** Bytes from the start of a file that say whether it is text. */
export const HEAD_BYTES = 16 * 1024;

/**
 * Whether a file is text, and as what to try it: UTF-16 by its mark, UTF-8 otherwise. What is no valid UTF-8 is Latin-1 as Windows has it.
 * @param head the first `HEAD_BYTES` of the file, or all of it.
 * @returns null for what is no text.
 */
export function likelyEncoding(head: Uint8Array, mime: string | null): Exclude<Encoding, 'windows-1252'> | null {
  if (head.length === 0 || (mime !== null && !READABLE.test(mime)) || !isText(head)) return null;
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
