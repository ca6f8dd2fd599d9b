import type { Charset } from './decoder.ts';
import { decodeAs } from './decode.ts';

const SAMPLE = 16 * 1024;
/**
 * So many characters at least, without a mark, and so many of them must be such as people write.
 */
const FEWEST = 8;
const MOSTLY = 0.95;
/** With its mark less is enough: the mark says what it is. */
const MARKED = 0.9;
/** Of those that are not ASCII so many are of one group: bytes of something else fall anywhere. */
const ONE_GROUP = 0.7;

const MARKS: readonly (readonly [charset: Charset, mark: readonly number[], unit: number])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0], 4],
  ['utf-32be', [0, 0, 0xfe, 0xff], 4],
  ['utf-16le', [0xff, 0xfe], 2],
  ['utf-16be', [0xfe, 0xff], 2],
];

/** The byte-order mark of a text: its charset and its length in bytes; null where there is none. */
export function markOf(bytes: Uint8Array): { charset: Charset; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { charset: 'utf-8', length: 3 };
  const found = MARKS.find(
    ([, mark, unit]) =>
      bytes.length >= mark.length &&
      (unit === 2 || bytes.length % 4 === 0) &&
      mark.every((value, at) => bytes[at] === value),
  );
  return found === undefined ? null : { charset: found[0], length: found[1].length };
}

/**
 * UTF-16 or UTF-32, by its mark or by what it reads as: letters of one script, blanks and marks
 * between them.
 * @returns null for everything else
 */
export function wideCharset(bytes: Uint8Array): Charset | null {
  const mark = markOf(bytes);
  // A byte was lost or added: no one knows from where on the halves are those of two characters.
  if (mark?.charset === 'utf-8' || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(mark?.length ?? 0, SAMPLE + (mark?.length ?? 0));
  if (mark !== null) {
    if (sample.length === 0) return mark.charset;
    if (
      !isShifted(whole(sample, mark.charset), mark.charset) &&
      plausible(decodeAs(whole(sample, mark.charset), mark.charset)).share >= MARKED
    )
      return mark.charset;
    return null;
  }
  // Each of them has bytes that no other text has: zeros, or such as control something.
  if (sample.length < FEWEST * 2 || !hasOdd(sample)) return null;
  const read = MARKS.filter(([, , unit]) => sample.length >= FEWEST * unit)
    .map(([charset, , unit]) => ({
      charset,
      unit,
      ...plausible(decodeAs(whole(sample, charset), charset)),
    }))
    .filter(
      ({ charset, share, ofOneGroup }) =>
        share >= MOSTLY && ofOneGroup >= ONE_GROUP && !isShifted(whole(sample, charset), charset),
    );
  return (
    read.sort((a, b) => b.unit - a.unit || b.share - a.share || b.ofOneGroup - a.ofOneGroup)[0]
      ?.charset ?? null
  );
}

const whole = (sample: Uint8Array, charset: Charset) =>
  sample.subarray(0, sample.length - (sample.length % (charset.startsWith('utf-32') ? 4 : 2)));

/** Blanks and line ends whose halves have changed places. */
const SHIFTED = /[\u2000\u0a00\u0d00]/g;

/**
 * A byte was lost or added: from there on each character is made of the halves of two, and no one
 * can read them.
 */
const isShifted = (sample: Uint8Array, charset: Charset): boolean =>
  charset.startsWith('utf-16') && (decodeAs(sample, charset).match(SHIFTED) ?? []).length > 1;

/**
 * Zeros, or bytes that control something, as other texts do not have them: the half of each
 * character that tells its script, or some of both halves where many bytes are beyond ASCII.
 */
function hasOdd(sample: Uint8Array): boolean {
  const odd = [0, 0];
  let high = 0;
  let pairs = 0;
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const [first = 0, second = 0] = [sample[at], sample[at + 1]];
    if (first === 0 && second === 0) continue;
    pairs += 1;
    odd[0] = (odd[0] ?? 0) + (isOdd(first) ? 1 : 0);
    odd[1] = (odd[1] ?? 0) + (isOdd(second) ? 1 : 0);
    high += (first >= 0x80 ? 1 : 0) + (second >= 0x80 ? 1 : 0);
  }
  const [less = 0, more = 0] = odd.sort((a, b) => a - b);
  return high * 5 >= pairs
    ? (less + more) * 50 >= pairs * 3
    : more * 2 >= pairs && (less * 10 <= pairs || more * 10 >= pairs * 8);
}

const isOdd = (value: number) => value < 0x20 && value !== 9 && value !== 10 && value !== 13;

const GROUPS = [
  /[\u00a0-\u024f]/g,
  /[\u0370-\u03ff]/g,
  /[\u0400-\u052f]/g,
  /[\u0590-\u05ff]/g,
  /[\u0600-\u06ff]/g,
  /[\u0900-\u0dff]/g,
  /[\u0e00-\u0eff]/g,
  /[\u10a0-\u10ff]/g,
  /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/g,
  /[\uac00-\ud7a3]/g,
] as const;
const ASCII = /[\t\n\r\x20-\x7e]/g;
const OF_ANY =
  /[\u2010-\u2027\u2030-\u203a\u20ac\u2116\u2122\ufeff]|[\ud83c-\ud83e][\udc00-\udfff]/g;

/**
 * The share of characters that people write, and the share of those outside of ASCII that are of
 * one script. A zero is nothing: texts are padded with them.
 */
function plausible(text: string): { share: number; ofOneGroup: number } {
  const padded = text.replaceAll(/\0{2,}/g, '');
  const count = (pattern: RegExp) => padded.length - padded.replaceAll(pattern, '').length;
  const groups = GROUPS.map(count);
  const [ascii, marks, largest] = [count(ASCII), count(OF_ANY), Math.max(...groups)];
  const other = groups.reduce((sum, one) => sum + one, 0);
  if (padded.length === 0) return { share: 0, ofOneGroup: 0 };
  return {
    share: (ascii + marks + other) / padded.length,
    ofOneGroup: other < 3 && ascii > other ? 1 : other === 0 ? 0 : largest / other,
  };
}
