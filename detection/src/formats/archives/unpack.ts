import { SaidError } from '@vedetta/messages/said-error.ts';
import { say } from '@vedetta/messages/say.ts';
import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';
import { Overrun, type NodeRoom } from '../room.ts';
import type { ZipEntry } from './zip.ts';

/** Unpacked bytes; `isCut` when the packed ones end early, so that this is the beginning only. */
export interface Unpacked {
  bytes: Uint8Array;
  isCut: boolean;
}

/**
 * The packed bytes cannot be unpacked: damaged, or packed in a way that is not known here.
 */
export class CannotUnpack extends SaidError {}

type Method = 'deflate' | 'zlib' | 'gzip' | 'brotli';
const UNPACK = { deflate: inflateRawSync, zlib: inflateSync, gzip: gunzipSync } as const;

/**
 * Unpacks a stream within the room of its container, whatever it announces.
 * @throws Overrun when it is larger than the room; CannotUnpack when it is damaged.
 */
export function unpackStream(packed: Uint8Array, method: Method, room: NodeRoom): Unpacked {
  try {
    return spend(room, { bytes: run(packed, method, room.bytesLeft, false), isCut: false });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw room.full();
    if (codeOf(error) !== 'Z_BUF_ERROR')
      throw error instanceof Overrun ? error : new CannotUnpack(say('whyCompressedDataDamaged'));
  }
  return unpackCut(packed, method, room);
}

function unpackCut(packed: Uint8Array, method: Method, room: NodeRoom): Unpacked {
  try {
    return spend(room, { bytes: run(packed, method, room.bytesLeft, true), isCut: true });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw room.full();
    throw new CannotUnpack(say('whyCompressedDataTruncated'));
  }
}

function run(packed: Uint8Array, method: Method, most: number, isCut: boolean): Uint8Array {
  const maxOutputLength = Math.max(1, most);
  if (method === 'brotli')
    return brotliDecompressSync(packed, {
      maxOutputLength,
      ...(isCut ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {}),
    });
  return UNPACK[method](packed, {
    maxOutputLength,
    chunkSize: 64 * 1024,
    ...(isCut ? { finishFlush: constants.Z_SYNC_FLUSH } : {}),
  });
}

function spend(room: NodeRoom, unpacked: Unpacked): Unpacked {
  room.spend(unpacked.bytes.length);
  return unpacked;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

/** What packs a file of a ZIP, by the number of the method (APPNOTE 4.4.5). */
const METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'xz',
  98: 'PPMd',
  99: 'AES encryption',
};

/**
 * Unpacks one file of a ZIP.
 * @throws Overrun, CannotUnpack as `unpackStream`; the latter also for methods that are not known
 * here.
 */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry, room: NodeRoom): Unpacked {
  const packed = bytes.subarray(entry.from, entry.to);
  const isCut = entry.to > bytes.length;
  if (entry.method === 0) return spend(room, { bytes: packed, isCut });
  if (entry.method === 8) return unpackStream(packed, 'deflate', room);
  throw new CannotUnpack(
    say('whyCompressionUnsupported', {
      what: METHODS[entry.method] ?? `a method of number ${entry.method}`,
    }),
  );
}
