import { isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';
import { hasBytes } from '../detectors/bytes.ts';
import { HEAD_BYTES, likelyEncoding, type Encoding } from '../detectors/text/encoding.ts';
import { cutPart, type TextPart } from '../domain/text-part.ts';
import type { BlobStore } from './blobs.ts';

/** Bytes read at a time; between two of them the process does other things. */
const CHUNK = 256 * 1024;
/** Files whose map is kept; a map of 100 MiB of text is 400 pairs of numbers. */
const KEPT = 200;

/** What must be known of a text file to read any part of it without what stands before. */
interface TextMap {
  encoding: Encoding;
  /** UTF-16 units in all. */
  length: number;
  /** Where some characters begin, in bytes and in units, ascending. */
  marks: { byte: number; unit: number }[];
}

/** Parts of text files by UTF-16 offsets, as the detectors count them (`detectors/text/read-text.ts`). */
export interface TextFiles {
  /**
   * Reads a part; never the whole file at once. A pair of surrogates is not cut: the part begins a unit earlier, or ends one earlier.
   * @returns null when the file is no text or is gone.
   */
  read(sha256: string, mime: string | null, offset: number, limit: number): Promise<TextPart | null>;
}

/** Opens the text files among the blobs. */
export function openTextFiles(blobs: Pick<BlobStore, 'path'>): TextFiles {
  const maps = new Map<string, TextMap | null>();
  return {
    async read(sha256, mime, offset, limit) {
      const file = await open(blobs.path(sha256)).catch(() => null);
      if (file === null) return null;
      try {
        const key = `${sha256} ${mime}`;
        const known = maps.get(key);
        const map = known === undefined ? await mapOf(file, mime) : known;
        maps.delete(key);
        maps.set(key, map);
        for (const oldest of maps.keys()) {
          if (maps.size <= KEPT) break;
          maps.delete(oldest);
        }
        return map === null ? null : await readPart(file, map, offset, limit);
      } finally {
        await file.close();
      }
    },
  };
}

async function mapOf(file: FileHandle, mime: string | null): Promise<TextMap | null> {
  const { size } = await file.stat();
  const head = await bytesAt(file, 0, HEAD_BYTES);
  const encoding = likelyEncoding(head, mime);
  if (encoding === null) return null;
  if (encoding !== 'utf-8') {
    const mark = hasBytes(head, 0, [0xff, 0xfe]) || hasBytes(head, 0, [0xfe, 0xff]) ? 2 : 0;
    return { encoding, length: Math.ceil((size - mark) / 2), marks: [{ byte: mark, unit: 0 }] };
  }
  return (await mapOfUtf8(file, size)) ?? { encoding: 'windows-1252', length: size, marks: [{ byte: 0, unit: 0 }] };
}

/** @returns null for what is no valid UTF-8. */
async function mapOfUtf8(file: FileHandle, size: number): Promise<TextMap | null> {
  const marks: TextMap['marks'] = [];
  const head = await bytesAt(file, 0, 3);
  let byte = head.length === 3 && head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  let unit = 0;
  while (byte < size) {
    marks.push({ byte, unit });
    const chunk = await bytesAt(file, byte, CHUNK);
    const whole = chunk.subarray(0, byte + chunk.length < size ? wholeEnd(chunk) : chunk.length);
    if (whole.length === 0 || !isUtf8(whole)) return null;
    // A character is as many units as it has bytes that begin one, and one more where it has four bytes.
    for (const value of whole) unit += (value & 0xc0) === 0x80 ? 0 : value >= 0xf0 ? 2 : 1;
    byte += whole.length;
  }
  return { encoding: 'utf-8', length: unit, marks: marks.length === 0 ? [{ byte, unit: 0 }] : marks };
}

async function readPart(file: FileHandle, { encoding, length, marks }: TextMap, offset: number, limit: number): Promise<TextPart> {
  // A unit more on either side tells whether a pair would be cut.
  const start = Math.max(0, Math.min(offset, length) - 1);
  const end = Math.min(length, offset + limit + 1);
  const mark = marks.findLast(({ unit }) => unit <= start) ?? { byte: 0, unit: 0 };
  // Only in UTF-8 one has to count from a mark; no unit takes more than three bytes there.
  const from = encoding === 'utf-8' ? mark.unit : start;
  const size = encoding === 'windows-1252' ? 1 : 2;
  const bytes = encoding === 'utf-8' ? await bytesAt(file, mark.byte, (end - from) * 3) : await bytesAt(file, mark.byte + from * size, (end - from) * size);
  const known = new TextDecoder(encoding, { ignoreBOM: true }).decode(encoding === 'utf-8' ? bytes.subarray(0, wholeEnd(bytes)) : bytes);
  return cutPart(known, from, { offset, limit, length });
}

/** Up to `length` bytes; fewer at the end of the file. */
async function bytesAt(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

/** How many bytes of UTF-8 there are without a last character that is not all there. */
function wholeEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const value = bytes[bytes.length - back] ?? 0;
    if ((value & 0xc0) === 0x80) continue;
    const needed = value >= 0xf0 ? 4 : value >= 0xe0 ? 3 : value >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
