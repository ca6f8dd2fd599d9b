import { isText } from '../sniff.ts';

/** Text that is not prose but code for machines is left out where it is data alone (images, fonts as text). */
const READABLE = /^(?:text\/|application\/(?:json|xml|rtf|javascript|x-sh|x-httpd-php|x-bat))/;

/**
 * The content of a file as text: UTF-8 and UTF-16 by their mark or by being valid, Latin-1 otherwise.
 * @returns null for what is no text.
 */
export function readText(bytes: Uint8Array, mime: string | null): string | null {
  if (bytes.length === 0 || (mime !== null && !READABLE.test(mime)) || !isText(bytes)) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
