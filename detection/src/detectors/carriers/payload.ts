import { hasBytes, hasText } from '../../formats/bytes.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';
import { scriptIn } from '../../formats/file-type/scripts.ts';

/** A file that a page holds as a text. */
export interface Payload {
  bytes: Uint8Array;
  /** Where it stands in the source. */
  offset: number;
}

/** So many texts are decoded, and no more than this of them together. */
const MOST_TEXTS = 200;
const MOST_BYTES = 16 * 1024 * 1024;
const BASE64 = /[A-Za-z0-9+/]{40,}={0,2}/g;
const NUMBERS = /(?:(?:0x[\da-f]{1,2}|\d{1,3})\s*,\s*){40,}(?:0x[\da-f]{1,2}|\d{1,3})/gi;

/** Kinds that run, or that hold what runs: programs, archives, disk images, notebooks, shortcuts. */
function isCarried(bytes: Uint8Array): boolean {
  return (
    nativeProgramAt(bytes) !== null ||
    hasBytes(bytes, 0, [0x4d, 0x5a, 0]) ||
    (hasText(bytes, 0, 'MZ') && bytes.subarray(0, 64).includes(0)) ||
    ['PK\x03\x04', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'MSCF', 'ITSF'].some((sign) =>
      hasText(bytes, 0, sign),
    ) ||
    hasText(bytes, 0x8001, 'CD001') ||
    hasBytes(bytes, 0, [0xe4, 0x52, 0x5c, 0x7b, 0x8c, 0xd8, 0xa7, 0x4d]) ||
    hasBytes(bytes, 0, [0xd0, 0xcf, 0x11, 0xe0]) ||
    scriptIn(bytes) !== null
  );
}

/** The first text of a source that is a file of a kind that carries attacks, decoded. */
export function payloadIn(source: string): Payload | null {
  let left = MOST_BYTES;
  let count = 0;
  for (const [pattern, decode] of [
    [BASE64, (text: string) => Buffer.from(text, 'base64')],
    [NUMBERS, (text: string) => Buffer.from(text.split(',').map(Number))],
  ] as const) {
    for (const match of source.matchAll(pattern)) {
      if ((count += 1) > MOST_TEXTS || match[0].length > left) return null;
      left -= match[0].length;
      const bytes = new Uint8Array(decode(match[0]));
      if (isCarried(bytes)) return { bytes, offset: match.index };
    }
  }
  return null;
}

/** How much of a source its longest encoded text is. */
export function longestIn(source: string): number {
  let longest = 0;
  for (const [text] of source.matchAll(
    /[A-Za-z0-9+/=%\\]{200,}|(?:(?:0x[\da-f]{1,2}|\d{1,3})\s*,\s*){60,}/gi,
  ))
    longest = Math.max(longest, text.length);
  return longest;
}
