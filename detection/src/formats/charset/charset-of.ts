import type { Charset } from './decoder.ts';
import { isAscii, isUtf8 } from 'node:buffer';
import { declaredIn } from './declared.ts';
import { charsetNamed, decodeAs } from './decode.ts';
import { guessCharset } from './guess.ts';
import { isShifted } from './shifted.ts';
import { markOf, wideCharset } from './wide.ts';

/**
 * The beginning of a text decides in what it is written, so that a part of a large one can be read
 * without the rest.
 */
export const CHARSET_SAMPLE = 256 * 1024;
/**
 * Undeclared and unlikely in anything, it may have that share of bytes beyond ASCII to be a western
 * text with a few letters.
 */
const FEW_HIGH = 0.3;
const WESTERN = 'windows-1252';

/**
 * In what a text is written: by its byte-order mark, as what it is valid in, by its declaration, by
 * what it reads as. UTF-8 with a few broken bytes is UTF-8.
 * @param bytes a text, or its first `CHARSET_SAMPLE` bytes; whether they are one at all is asked
 * before (`isText`)
 * @param declared what the sender says beside the text (a header of HTTP, the part of a mail); its
 * own declarations are found here
 * @returns null where it reads as nothing in any charset that is known here. Never throws.
 */
export function charsetOf(bytes: Uint8Array, declared: string | null = null): Charset | null {
  const sample =
    bytes.length > CHARSET_SAMPLE ? wholeUtf8(bytes.subarray(0, CHARSET_SAMPLE)) : bytes;
  const mark = markOf(sample);
  if (mark?.charset === 'utf-8') return 'utf-8';
  const wide = wideCharset(sample);
  if (wide !== null) return wide;
  const beside = charsetNamed(declared);
  if (isAscii(sample) && !sample.includes(0)) return asciiCharset(sample, beside);
  // Each half of a character of 16 or 32 bits may be a byte of ASCII.
  if (beside !== null && WIDE.test(beside) && (sample.includes(0) || !isUtf8(sample)))
    return beside;
  if (isAscii(sample)) return 'utf-8';
  const says = beside ?? declaredIn(sample);
  // Text that is valid UTF-8 is UTF-8, whatever a program of the west wrote before it; Asian pairs
  // may be valid by chance.
  if (isUtf8(sample) && (says === null || !ASIAN.test(says))) return 'utf-8';
  if (says !== null && says !== 'utf-8' && says !== 'utf-7' && !WIDE.test(says)) return says;
  const guess = guessCharset(sample);
  // Some pairs of Asian charsets are characters of UTF-8 by chance, the others are broken ones.
  const broken = brokenOfUtf8(sample);
  if (broken < SOME_BROKEN || (broken <= HALF && (guess === null || !ASIAN.test(guess))))
    return 'utf-8';
  return guess ?? (shareOfHigh(sample) < FEW_HIGH ? WESTERN : null);
}

/**
 * In what a text is written whose bytes are all of ASCII: some charsets of mails are. Their
 * sequences prove nothing: words between them would be hidden from every detector, and stand there
 * for whoever opens a text that declares nothing.
 */
function asciiCharset(sample: Uint8Array, beside: Charset | null): Charset {
  if ((beside ?? declaredIn(sample)) === 'iso-2022-jp') return 'iso-2022-jp';
  if (beside === 'utf-7' || (beside !== null && isShifted(beside))) return beside;
  return 'utf-8';
}

const SOME_BROKEN = 0.1;
const HALF = 0.5;
const WIDE = /^utf-(?:16|32)/;
const ASIAN = /^(?:gb|big5|shift_jis|euc-|iso-2022)/;

/**
 * The text that bytes are, in the charset that `charsetOf` finds: for whatever comes from outside
 * as a text. What is no character becomes U+FFFD; a byte-order mark is left out. What reads as
 * nothing is UTF-8.
 * @param declared what the sender says beside the text: `charset` of a header of HTTP
 */
export function decodeText(bytes: Uint8Array, declared: string | null = null): string {
  return decodeAs(bytes, charsetOf(bytes, declared) ?? 'utf-8');
}

/** Without the character that the end of a sample cuts. */
function wholeUtf8(sample: Uint8Array): Uint8Array {
  let end = sample.length;
  while (end > sample.length - 3 && ((sample[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return ((sample[end - 1] ?? 0) & 0xc0) === 0xc0 ? sample.subarray(0, end - 1) : sample;
}

/**
 * Which share of its characters beyond ASCII is broken. Accents of another charset stand alone,
 * which makes each of them broken.
 */
function brokenOfUtf8(bytes: Uint8Array): number {
  let whole = 0;
  let broken = 0;
  for (const [character] of new TextDecoder().decode(bytes).matchAll(/[^\0-\x7f]/gu)) {
    if (character === '\ufffd') broken += 1;
    else whole += 1;
  }
  return broken / Math.max(1, whole + broken);
}

function shareOfHigh(bytes: Uint8Array): number {
  let high = 0;
  for (const value of bytes) if (value >= 0x80) high += 1;
  return high / bytes.length;
}
