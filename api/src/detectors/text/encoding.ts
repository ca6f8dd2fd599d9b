import { isText, wideEncoding } from '../sniff.ts';

/** How the characters of a text file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Text that is not prose but code for machines is left out where it is data alone (fonts as text). Drawings say something. */
const READABLE = /^(?:text\/|image\/svg\+xml|application\/(?:hta|json|xml|rtf|javascript|x-sh|x-httpd-php|x-bat))/;

/** Bytes from the start of a file that say whether it is text. */
export const HEAD_BYTES = 16 * 1024;

/**
 * Whether a file is text, and as what to try it: UTF-16 by its mark or its zeros, UTF-8 otherwise. What is no valid UTF-8 is Latin-1 as Windows has it.
 * @param head the first `HEAD_BYTES` of the file, or all of it.
 * @returns null for what is no text.
 */
export function likelyEncoding(head: Uint8Array, mime: string | null): Exclude<Encoding, 'windows-1252'> | null {
  if (head.length === 0 || (mime !== null && !READABLE.test(mime)) || !isText(head)) return null;
  return wideEncoding(head) ?? 'utf-8';
}
