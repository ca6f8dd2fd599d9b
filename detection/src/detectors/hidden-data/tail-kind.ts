import { entropy, findText, hasBytes, hasText, latin1 } from '../../formats/bytes.ts';
import { RUNS } from '../../formats/archives/names.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';
import { isText } from '../../formats/sniff.ts';
import { zipEntriesAtEnd } from '../../formats/structure/zip.ts';
import { withArticle } from '../../formats/type-label.ts';
import { bytesInWords, count } from '../../formats/text/words.ts';

export type TailKind =
  | 'program'
  | 'archive-with-program'
  | 'archive'
  | 'code'
  | 'document'
  | 'high-entropy'
  | 'picture'
  | 'video'
  | 'text'
  | 'unknown'
  | 'padding';

export interface Tail {
  kind: TailKind;
  /** What it is, for a sentence: `a ZIP archive with 2 files: a.txt, b.txt`. */
  called: string;
  /** Short stable name for the fingerprint: `zip`, `pe`, `unknown`. */
  id: string;
  /** Bits per byte. */
  entropy: number;
  /** Where it begins: filler stands before it at times. */
  at: number;
}

const ARCHIVES: readonly [readonly number[], string, string][] = [
  [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], 'a RAR archive', 'rar'],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], 'a 7-Zip archive', '7z'],
  [[0x1f, 0x8b, 0x08], 'a gzip archive', 'gzip'],
  [[0x42, 0x5a, 0x68], 'a bzip2 archive', 'bzip2'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], 'an xz archive', 'xz'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'a Zstandard archive', 'zstd'],
  [[0x4d, 0x53, 0x43, 0x46], 'a cabinet archive', 'cab'],
];
const PICTURES: readonly [readonly number[], string, string][] = [
  [[0xff, 0xd8, 0xff], 'another JPEG image', 'jpeg'],
  [[0x89, 0x50, 0x4e, 0x47], 'another PNG image', 'png'],
  [[0x47, 0x49, 0x46, 0x38], 'another GIF image', 'gif'],
];
/** Evenness of ciphertext; a sample under 256 bytes cannot show it. */
const HIGH_ENTROPY = 7.2;
const SMALLEST_SAMPLE = 256;

/**
 * Leading zeros and line ends before what matters; at most 64 of them, as appending tools write.
 */
function skipFiller(tail: Uint8Array): number {
  let at = 0;
  while (at < 64 && at < tail.length && (tail[at] === 0 || tail[at] === 10 || tail[at] === 13))
    at += 1;
  return at;
}

/** Is every byte one and the same value, or white space only? */
function isPadding(tail: Uint8Array): boolean {
  const first = tail[0];
  return (
    tail.every((value) => value === first) ||
    tail.every(
      (value) => value === 0 || value === 9 || value === 10 || value === 13 || value === 32,
    )
  );
}

/** Tells what stands in `tail`, the bytes after the end of a picture. Never throws. */
export function classifyTail(tail: Uint8Array): Tail {
  const bits = entropy(tail);
  const at = isPadding(tail) ? 0 : skipFiller(tail);
  const say = (kind: TailKind, called: string, id: string): Tail => ({
    kind,
    called,
    id,
    entropy: bits,
    at,
  });
  if (isPadding(tail)) return say('padding', 'padding of one value', 'padding');
  // Some formats begin with zeros themselves, hence both places.
  const program = nativeProgramAt(tail) ?? nativeProgramAt(tail, at);
  if (program) return say('program', withArticle(program.called), program.mime);
  const archive = archiveIn(tail, at);
  if (archive) return say(archive.kind, archive.called, archive.id);
  if (hasText(tail, at, '%PDF-')) return say('document', 'a PDF document', 'pdf');
  if (hasBytes(tail, at, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    return say('document', 'an Office document', 'compound');
  const picture = PICTURES.find(([magic]) => hasBytes(tail, at, magic));
  if (picture) return say('picture', picture[1], picture[2]);
  if (hasText(tail, 4, 'ftyp') || hasText(tail, at + 4, 'ftyp'))
    return say('video', 'a video', 'iso-media');
  if (tail.length >= 4 && isText(tail)) return textTail(tail, say);
  if (bits >= HIGH_ENTROPY && tail.length >= SMALLEST_SAMPLE)
    return say('high-entropy', 'data as even as encrypted data', 'high-entropy');
  return say('unknown', 'data of no known format', 'unknown');
}

function archiveIn(
  tail: Uint8Array,
  at: number,
): { kind: TailKind; called: string; id: string } | null {
  const zip = zipEntriesAtEnd(tail);
  if (zip) {
    const shown = zip.names.slice(0, 3).join(', ');
    const runs = zip.names.some((name) => RUNS.test(name));
    return {
      kind: runs ? 'archive-with-program' : 'archive',
      called:
        `a ZIP archive with ${count(zip.entries)} ${zip.entries === 1 ? 'entry' : 'entries'}: ` +
        `${shown}${zip.names.length > 3 ? ', …' : ''}`,
      id: 'zip',
    };
  }
  if (hasBytes(tail, at, [0x50, 0x4b, 3, 4]))
    return { kind: 'archive', called: 'a ZIP archive without its directory', id: 'zip' };
  const other = ARCHIVES.find(([magic]) => hasBytes(tail, at, magic));
  if (other) return { kind: 'archive', called: other[1], id: other[2] };
  return hasText(tail, at + 257, 'ustar')
    ? { kind: 'archive', called: 'a tar archive', id: 'tar' }
    : null;
}

const CODE = /<\?php|<script\b|<%@|<iframe\b|^#!\s*\/|\beval\s*\(|\bpowershell\b|CreateObject\(/i;

function textTail(
  tail: Uint8Array,
  say: (kind: TailKind, called: string, id: string) => Tail,
): Tail {
  const head = latin1(tail, 0, 64 * 1024);
  if (CODE.test(head) || findText(tail, '<?php') !== -1)
    return say('code', 'text that is program code', 'code');
  return say('text', `${bytesInWords(tail.length)} of text`, 'text');
}
