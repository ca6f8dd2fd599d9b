import { byteAt, hasBytes, hasText, latin1 } from './bytes.ts';
import { nativeProgramAt } from './file-type/executables.ts';
import { scriptIn } from './file-type/scripts.ts';

/** Part of the content that decides whether it is text. */
const TEXT_SAMPLE = 16 * 1024;

/**
 * What the bytes are, told by the bytes alone. Programs are recognised by our own structural rules, since the library
 * calls everything that starts with `MZ` a program; then the library's magic numbers; then kinds of text. Never throws.
 */
export async function sniff(bytes: Uint8Array): Promise<string | null> {
  if (bytes.length === 0) return null;
  // Its mark is also how the frames of an MPEG sound begin.
  const wide = wideEncoding(bytes);
  if (wide !== null) return kindOfText(Buffer.from(new TextDecoder(wide).decode(bytes.subarray(0, TEXT_SAMPLE))));
  const program = nativeProgramAt(bytes);
  if (program) return program.mime;
  const known = bySignature(bytes, PICTURES) ?? (await byMagic(bytes)) ?? bySignature(bytes, CONTAINERS);
  if (known !== null && known !== 'application/xml') return known;
  if (isText(bytes)) return kindOfText(bytes);
  return known;
}

async function byMagic(bytes: Uint8Array): Promise<string | null> {
  if (hasText(bytes, 0, 'DDS ') && byteAt(bytes, 4) === 124) return 'image/vnd-ms.dds';
  try {
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(bytes);
    // Only the structural rule above may call something a Windows program.
    if (!found || found.mime === 'application/x-msdownload') return null;
    return found.mime;
  } catch {
    // The library throws on some truncated containers.
    return null;
  }
}

type Signature = readonly [readonly number[], string];

/** Pictures are told by their signature alone: the library reads on through their chunks, however many there are. */
const PICTURES: readonly Signature[] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], 'image/gif'],
];

/** What still names a file that is too broken for the library to read on. */
const CONTAINERS: readonly Signature[] = [
  [[0x49, 0x49, 0x2a, 0x00], 'image/tiff'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'image/tiff'],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], 'application/pdf'],
  [[0x50, 0x4b, 0x03, 0x04], 'application/zip'],
];

function bySignature(bytes: Uint8Array, signatures: readonly Signature[]): string | null {
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'image/webp';
  // JPEG-LS shares the first bytes of JPEG; its frame marker is told by the library.
  if (hasBytes(bytes, 0, [0xff, 0xd8, 0xff, 0xf7])) return signatures === PICTURES ? null : 'image/jls';
  return signatures.find(([signature]) => hasBytes(bytes, 0, signature))?.[1] ?? null;
}

/** Without a mark this share of the pairs are plain letters, whose other half is zero, and there are so many pairs at least. */
const PLAIN = 0.6;
const FEWEST_PAIRS = 8;

/**
 * UTF-16: characters in pairs of bytes, none of them a control character but white space, none half of a character. It has its mark, or
 * most of its characters are plain letters, every other byte of which is zero.
 * @returns null for everything else
 */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const isMarked = hasBytes(bytes, 0, [0xff, 0xfe]) || hasBytes(bytes, 0, [0xfe, 0xff]);
  if (bytes.length % 2 !== 0 || (!isMarked && bytes.length < FEWEST_PAIRS * 2)) return null;
  const isLittle = isMarked ? byteAt(bytes, 0) === 0xff : byteAt(bytes, 0) !== 0;
  const sample = bytes.subarray(0, TEXT_SAMPLE);
  if (!isMarked && shareOfPlainPairs(sample, isLittle ? 0 : 1) < PLAIN) return null;
  const encoding = isLittle ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder(encoding).decode(sample);
  return /[\0-\x08\x0b\x0e-\x1f\x7f\ufffd\ufffe\uffff]/.test(bytes.length > TEXT_SAMPLE ? text.slice(0, -1) : text) ? null : encoding;
}

/** @param letter where the letter stands in each pair, 0 or 1; the other byte is zero */
function shareOfPlainPairs(sample: Uint8Array, letter: number): number {
  let plain = 0;
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const value = byteAt(sample, at + letter);
    if (byteAt(sample, at + 1 - letter) === 0 && (value >= 0x20 || (value >= 9 && value <= 13))) plain += 1;
  }
  return (plain * 2) / sample.length;
}

/** Text: a byte-order mark, or no control byte but tab, line ends and form feed in the sample, and valid where it is UTF-8. */
export function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, TEXT_SAMPLE);
  if (wideEncoding(bytes) !== null) return true;
  let high = 0;
  for (const value of sample) {
    if (value < 0x20 && value !== 9 && value !== 10 && value !== 12 && value !== 13 && value !== 0x1b) return false;
    if (value === 0x7f) return false;
    if (value >= 0x80) high += 1;
  }
  if (high === 0) return sample.length > 0;
  try {
    // The sample may cut the last character: up to three bytes of it are left out.
    new TextDecoder('utf-8', { fatal: true }).decode(sample.length === TEXT_SAMPLE ? cutAtCharacter(sample) : sample);
    return true;
  } catch {
    // Single-byte encodings: mostly ASCII with some accents.
    return high / sample.length < 0.3;
  }
}

function cutAtCharacter(sample: Uint8Array): Uint8Array {
  let end = sample.length;
  while (end > sample.length - 4 && (byteAt(sample, end - 1) & 0xc0) === 0x80) end -= 1;
  return sample.subarray(0, end - 1);
}

function kindOfText(bytes: Uint8Array): string {
  const script = scriptIn(bytes);
  if (script) return script.mime;
  const head = latin1(bytes, 0, 4096).replace(/^\xef\xbb\xbf/, '').trimStart();
  if (/^<(?:!doctype html|html|head|body|script|iframe)\b/i.test(head)) return 'text/html';
  if (/^(?:<\?xml\b[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg\b/i.test(head)) return 'image/svg+xml';
  if (/^<\?xml\b/.test(head)) return 'application/xml';
  if (/^\{\\rtf/.test(head)) return 'application/rtf';
  return 'text/plain';
}
