import { open, type FileHandle } from 'node:fs/promises';
import { likelyCharset } from '@vedetta/detection/formats/text/encoding.ts';
import { CHARSET_SAMPLE } from '@vedetta/detection/formats/charset/charset-of.ts';
import { decoderOf } from '@vedetta/detection/formats/charset/decode.ts';
import type { Charset } from '@vedetta/detection/formats/charset/decoder.ts';
import { cutPart, type TextPart } from '../text-part.ts';
import type { BlobStore } from '../../../platform/blobs/blobs.ts';

/** Bytes read at a time; between two of them the process does other things. */
const CHUNK = 256 * 1024;
/** Files whose map is kept; a map of 100 MiB of text is 400 pairs of numbers. */
const KEPT = 200;

/** What must be known of a text file to read any part of it without what stands before. */
interface TextMap {
  charset: Charset;
  /** UTF-16 units in all. */
  length: number;
  /** Where some lines begin, in bytes and in units, ascending. */
  marks: { byte: number; unit: number }[];
}

/**
 * Parts of text files by UTF-16 offsets, as the detectors count them
 * (`detectors/text/read-text.ts`).
 */
export interface TextFiles {
  /**
   * Reads a part; never the whole file at once. A pair of surrogates is not cut: the part begins a
   * unit earlier, or ends one earlier.
   * @returns null when the file is no text or is gone.
   */
  read(
    sha256: string,
    mime: string | null,
    offset: number,
    limit: number,
  ): Promise<TextPart | null>;
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
  const charset = likelyCharset(await bytesAt(file, 0, CHARSET_SAMPLE), mime);
  if (charset === null) return null;
  const decoder = decoderOf(charset);
  const marks: TextMap['marks'] = [{ byte: 0, unit: 0 }];
  let unit = 0;
  for (let byte = 0; ;) {
    const chunk = await bytesAt(file, byte, CHUNK);
    if (chunk.length === 0) return { charset, length: unit + decoder.end().length, marks };
    const end = lastLineEnd(chunk, charset);
    unit += decoder.write(end < 0 ? chunk : chunk.subarray(0, end)).length;
    byte += end < 0 ? chunk.length : end;
    if (end > 0) marks.push({ byte, unit });
  }
}

/**
 * How many bytes of a chunk there are up to the end of its last line, where no character and no
 * alphabet goes on; -1 without one.
 */
function lastLineEnd(chunk: Uint8Array, charset: Charset): number {
  const size = charset.startsWith('utf-32') ? 4 : charset.startsWith('utf-16') ? 2 : 1;
  const isBig = charset.endsWith('be');
  for (let at = chunk.length - (chunk.length % size) - size; at >= 0; at -= size) {
    let isEnd = chunk[at + (isBig ? size - 1 : 0)] === 10;
    for (let other = 1; isEnd && other < size; other += 1)
      isEnd = chunk[at + (isBig ? other - 1 : other)] === 0;
    if (isEnd) return at + size;
  }
  return -1;
}

async function readPart(
  file: FileHandle,
  { charset, length, marks }: TextMap,
  offset: number,
  limit: number,
): Promise<TextPart> {
  // A unit more on either side tells whether a pair would be cut.
  const start = Math.max(0, Math.min(offset, length) - 1);
  const end = Math.min(length, offset + limit + 1);
  const mark = marks.findLast(({ unit }) => unit <= start) ?? { byte: 0, unit: 0 };
  const decoder = decoderOf(charset, { isContinued: mark.byte > 0 });
  let known = '';
  let unit = mark.unit;
  for (let byte = mark.byte; unit < end;) {
    const chunk = await bytesAt(file, byte, CHUNK);
    const text = chunk.length === 0 ? decoder.end() : decoder.write(chunk);
    known += text.slice(Math.max(0, start - unit), Math.max(0, end - unit));
    unit += text.length;
    byte += chunk.length;
    if (chunk.length === 0) break;
  }
  return cutPart(withVisibleControls(known), start, { offset, limit, length });
}

/**
 * Each control character as the picture that Unicode has of it, so that a line can be read whatever
 * a file holds.
 */
const withVisibleControls = (text: string): string =>
  text.replace(/[\0-\x08\x0b\x0e-\x1f\x7f]/g, (control) =>
    control === '\x7f' ? '\u2421' : String.fromCharCode(0x2400 + control.charCodeAt(0)),
  );

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
