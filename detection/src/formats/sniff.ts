import { charsetOf } from './charset/charset-of.ts';
import { decodeAs } from './charset/decode.ts';
import { markOf, wideCharset } from './charset/wide.ts';
import { byteAt, findText, hasBytes, hasText, latin1 } from './bytes.ts';
import { typeOfDisk } from './disk/list-disk.ts';
import { nativeProgramAt } from './file-type/executables.ts';
import { scriptIn } from './file-type/scripts.ts';
import { isNotebook, NOTEBOOK } from './onenote.ts';
import { isTnef, TNEF } from './mail/tnef.ts';

/** Part of the content that decides whether it is text. */
const TEXT_SAMPLE = 16 * 1024;

/**
 * Kinds whose files are written in letters themselves, and pictures that are also a program where
 * they are.
 */
const WRITTEN =
  /^(?:text\/|image\/(?:svg\+xml|gif)$|application\/(?:pdf|postscript|eps|rtf|xml|pgp|json|javascript|hta))/;

/**
 * What the bytes are, told by the bytes alone. Programs are recognised by our own structural rules,
 * since the library calls everything that starts with `MZ` a program; then the library's magic
 * numbers, unless the bytes are a text all the same; then kinds of text. Never throws.
 */
export async function sniff(bytes: Uint8Array): Promise<string | null> {
  if (bytes.length === 0) return null;
  // Its mark is also how the frames of an MPEG sound begin.
  const wide = wideCharset(bytes);
  if (wide !== null) return kindOfText(Buffer.from(decodeAs(bytes.subarray(0, TEXT_SAMPLE), wide)));
  const program = nativeProgramAt(bytes);
  if (program) return program.mime;
  if (isTnef(bytes)) return TNEF;
  if (isNotebook(bytes)) return NOTEBOOK;
  const known =
    bySignature(bytes, PICTURES) ?? (await byMagic(bytes)) ?? bySignature(bytes, CONTAINERS);
  if (known !== null && known !== 'application/xml' && (WRITTEN.test(known) || !isPlainText(bytes)))
    return known;
  // A disk with little on it is mostly zeros, and what is on it may be a text.
  const disk = known === null ? typeOfDisk(bytes) : null;
  if (disk !== null) return disk;
  if (startOfPdf(bytes) > 0) return 'application/pdf';
  if (isText(bytes)) return kindOfText(bytes);
  return known;
}

/** Readers of PDF take a header anywhere in so many bytes (ISO 32000-1, annex H.3). */
const PDF_WINDOW = 1024;

/**
 * Where a PDF begins, whatever stands before it; -1 where none does. Words about PDF are none: its
 * objects follow.
 */
export function startOfPdf(bytes: Uint8Array): number {
  const at = findText(bytes, '%PDF-', 0, Math.min(bytes.length, PDF_WINDOW + 5));
  if (at <= 0) return at;
  const hasObjects =
    /\d\s+\d+\s+obj\b/.test(latin1(bytes, at, at + 64 * 1024)) &&
    (findText(bytes, 'trailer', at) !== -1 ||
      findText(bytes, '%%EOF', at) !== -1 ||
      findText(bytes, 'startxref', at) !== -1);
  return hasObjects ? at : -1;
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

/**
 * Pictures are told by their signature alone: the library reads on through their chunks, however
 * many there are.
 */
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
  if (hasBytes(bytes, 0, [0xff, 0xd8, 0xff, 0xf7]))
    return signatures === PICTURES ? null : 'image/jls';
  return signatures.find(([signature]) => hasBytes(bytes, 0, signature))?.[1] ?? null;
}

/**
 * Bytes that control something and that no text has on purpose; zeros are counted for themselves. A
 * byte of them is read as a blank.
 */
const isOdd = (value: number) =>
  (value < 0x20 &&
    value !== 0 &&
    value !== 9 &&
    value !== 10 &&
    value !== 12 &&
    value !== 13 &&
    value !== 0x1b) ||
  value === 0x7f;
/**
 * Colours of chats and ends of DOS are among letters; packed bytes have as many odd ones as there
 * are of them, one in ten, and half of all beyond ASCII.
 */
const MOST_ODD = 0.15;
const MOST_ODD_BEYOND_ASCII = 0.05;
const FEW_HIGH = 0.05;
/** Zeros one by one; many of them together pad a record or a file. */
const MOST_ZEROS = 0.1;

/**
 * Is it a text? By the share of its bytes: a few that control something, or zeros that pad it, do
 * not make it one less. What is left must read as a text in some charset.
 */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  if (wideCharset(bytes) !== null) return true;
  if (markOf(bytes)?.charset.startsWith('utf-16') === true) return false;
  const { odd, zeros, high, rest } = sharesOf(bytes.subarray(0, TEXT_SAMPLE));
  if (rest === 0 || zeros > Math.max(1, rest * MOST_ZEROS)) return false;
  if (odd > Math.max(1, rest * (high < rest * FEW_HIGH ? MOST_ODD : MOST_ODD_BEYOND_ASCII)))
    return false;
  return charsetOf(bytes) !== null;
}

function sharesOf(sample: Uint8Array): { odd: number; zeros: number; high: number; rest: number } {
  let [odd, zeros, high, rest] = [0, 0, 0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    const value = sample[at] ?? 0;
    if (value === 0) {
      if (sample[at + 1] !== 0 && (at === 0 || sample[at - 1] !== 0)) zeros += 1;
      continue;
    }
    rest += 1;
    if (value >= 0x80) high += 1;
    else if (isOdd(value)) odd += 1;
  }
  return { odd, zeros, high, rest };
}

/**
 * The first bytes of what only looks like something else hold none that control anything; those of
 * sounds, pictures and tables do.
 */
const PLAIN_HEAD = 512;
const MOST_ODD_IN_PLAIN = 0.02;

/** Is it a text though it begins as something else does: `BM…`, `ID3…`, `MThd…`? */
export function isPlainText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, TEXT_SAMPLE);
  // A signature beyond ASCII is no word.
  if (
    sample.subarray(0, 4).some((value) => value >= 0x80) ||
    sample.subarray(0, PLAIN_HEAD).some((value) => value === 0 || isOdd(value))
  )
    return false;
  const zeros = sample.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0);
  return sharesOf(sample).odd + zeros <= sample.length * MOST_ODD_IN_PLAIN && isText(bytes);
}

function kindOfText(bytes: Uint8Array): string {
  const script = scriptIn(bytes);
  if (script) return script.mime;
  const head = latin1(bytes, 0, 4096)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (/^<(?:!doctype html|html|head|body|script|iframe)\b/i.test(head)) return 'text/html';
  if (
    /^(?:<\?xml\b[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg\b/i.test(
      head,
    )
  )
    return 'image/svg+xml';
  if (/^<\?xml\b/.test(head)) return 'application/xml';
  if (/^\{\\rtf/.test(head)) return 'application/rtf';
  return 'text/plain';
}
