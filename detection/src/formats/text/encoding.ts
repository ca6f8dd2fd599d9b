import type { Charset } from '../charset/decoder.ts';
import { charsetOf } from '../charset/charset-of.ts';
import { isPlainText, isText } from '../sniff.ts';

/**
 * Text that is not prose but code for machines is left out where it is data alone (fonts as text).
 * Drawings say something.
 */
const READABLE =
  /^(?:text\/(?!rtf)|image\/svg\+xml|application\/(?:hta|json|xml|javascript|x-sh|x-httpd-php|x-bat))/;
/** Their own readers read them; what stands in their files is for machines. */
const READ_ELSEWHERE = /^(?:text\/rtf|application\/(?:rtf|pdf|postscript|eps|pgp))/;

/**
 * Whether a file is text, and in what it is written (`charsetOf`).
 * @param head the first `CHARSET_SAMPLE` bytes of the file, or all of it
 * @returns null for what is no text
 */
export function likelyCharset(head: Uint8Array, mime: string | null): Charset | null {
  if (head.length === 0 || (mime !== null && READ_ELSEWHERE.test(mime))) return null;
  return (mime === null || READABLE.test(mime) ? isText(head) : isPlainText(head))
    ? charsetOf(head)
    : null;
}
