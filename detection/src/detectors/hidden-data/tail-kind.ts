import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { entropy, findText, hasBytes, hasText, latin1 } from '../../formats/bytes.ts';
import { RUNS } from '../../formats/archives/names.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';
import { isText } from '../../formats/sniff.ts';
import { zipEntriesAtEnd } from '../../formats/structure/zip.ts';
import { kindPhrase } from '../../formats/kind-phrases.ts';

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
  called: Message;
  /** Short stable name for the fingerprint: `zip`, `pe`, `unknown`. */
  id: string;
  /** Bits per byte. */
  entropy: number;
  /** Where it begins: filler stands before it at times. */
  at: number;
}

const ARCHIVES: readonly [readonly number[], Message, string][] = [
  [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], say('kindArchiveOf', { of: 'RAR' }), 'rar'],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], say('kindArchiveOf', { of: '7-Zip' }), '7z'],
  [[0x1f, 0x8b, 0x08], say('kindArchiveOf', { of: 'gzip' }), 'gzip'],
  [[0x42, 0x5a, 0x68], say('kindArchiveOf', { of: 'bzip2' }), 'bzip2'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], say('kindArchiveOf', { of: 'xz' }), 'xz'],
  [[0x28, 0xb5, 0x2f, 0xfd], say('kindArchiveOf', { of: 'Zstandard' }), 'zstd'],
  [[0x4d, 0x53, 0x43, 0x46], say('kindArchiveOf', { of: 'cabinet' }), 'cab'],
];
const PICTURES: readonly [readonly number[], Message, string][] = [
  [[0xff, 0xd8, 0xff], say('kindExtraImageOf', { of: 'JPEG' }), 'jpeg'],
  [[0x89, 0x50, 0x4e, 0x47], say('kindExtraImageOf', { of: 'PNG' }), 'png'],
  [[0x47, 0x49, 0x46, 0x38], say('kindExtraImageOf', { of: 'GIF' }), 'gif'],
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
  const tailOf = (kind: TailKind, called: Message, id: string): Tail => ({
    kind,
    called,
    id,
    entropy: bits,
    at,
  });
  if (isPadding(tail)) return tailOf('padding', say('kindRepeatedValuePadding'), 'padding');
  // Some formats begin with zeros themselves, hence both places.
  const program = nativeProgramAt(tail) ?? nativeProgramAt(tail, at);
  if (program) return tailOf('program', kindPhrase(program.kind), program.mime);
  const archive = archiveIn(tail, at);
  if (archive) return tailOf(archive.kind, archive.called, archive.id);
  if (hasText(tail, at, '%PDF-'))
    return tailOf('document', say('kindDocumentOf', { of: 'PDF' }), 'pdf');
  if (hasBytes(tail, at, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    return tailOf('document', say('kindDocumentOf', { of: 'Office' }), 'compound');
  const picture = PICTURES.find(([magic]) => hasBytes(tail, at, magic));
  if (picture) return tailOf('picture', picture[1], picture[2]);
  if (hasText(tail, 4, 'ftyp') || hasText(tail, at + 4, 'ftyp'))
    return tailOf('video', say('kindVideo'), 'iso-media');
  if (tail.length >= 4 && isText(tail)) return textTail(tail, tailOf);
  if (bits >= HIGH_ENTROPY && tail.length >= SMALLEST_SAMPLE)
    return tailOf('high-entropy', say('kindHighEntropyData'), 'high-entropy');
  return tailOf('unknown', say('kindUnknownData'), 'unknown');
}

function archiveIn(
  tail: Uint8Array,
  at: number,
): { kind: TailKind; called: Message; id: string } | null {
  const zip = zipEntriesAtEnd(tail);
  if (zip) {
    const shown = zip.names.slice(0, 3).join(', ');
    const runs = zip.names.some((name) => RUNS.test(name));
    return {
      kind: runs ? 'archive-with-program' : 'archive',
      called: say('kindZipWithEntries', {
        n: zip.entries,
        names: `${shown}${zip.names.length > 3 ? ', …' : ''}`,
      }),
      id: 'zip',
    };
  }
  if (hasBytes(tail, at, [0x50, 0x4b, 3, 4]))
    return { kind: 'archive', called: say('kindZipWithoutDirectory'), id: 'zip' };
  const other = ARCHIVES.find(([magic]) => hasBytes(tail, at, magic));
  if (other) return { kind: 'archive', called: other[1], id: other[2] };
  return hasText(tail, at + 257, 'ustar')
    ? { kind: 'archive', called: say('kindArchiveOf', { of: 'tar' }), id: 'tar' }
    : null;
}

const CODE = /<\?php|<script\b|<%@|<iframe\b|^#!\s*\/|\beval\s*\(|\bpowershell\b|CreateObject\(/i;

function textTail(
  tail: Uint8Array,
  tailOf: (kind: TailKind, called: Message, id: string) => Tail,
): Tail {
  const head = latin1(tail, 0, 64 * 1024);
  if (CODE.test(head) || findText(tail, '<?php') !== -1)
    return tailOf('code', say('kindTextWithCode'), 'code');
  return tailOf('text', say('kindTextOfSize', { n: tail.length }), 'text');
}
