import { inflateRawSync } from 'node:zlib';
import { say } from '@vedetta/messages/say.ts';
import { hasText, latin1, u16le, u32le } from '../bytes.ts';
import type { NodeRoom } from '../room.ts';
import { CannotUnpack } from './unpack.ts';

/** A file of a cabinet: in which folder, and where in the unpacked bytes of that. */
export interface CabFile {
  name: string;
  folder: number;
  offset: number;
  size: number;
}

export interface CabListing {
  files: CabFile[];
  folders: { from: number; blocks: number; method: number }[];
  /** Bytes that each block has before its own. */
  reserved: number;
  isCut: boolean;
}

const MOST_FILES = 5_000;
const UNPACKED = 0;
const MSZIP = 1;
/** A block unpacks to so much at most, and looks back as far ([MS-MCI] 2.1). */
const WINDOW = 32_768;

/** Lists the files of a cabinet (Microsoft, [MS-CAB]); null for what is none. Never throws. */
export function listCab(bytes: Uint8Array): CabListing | null {
  if (!hasText(bytes, 0, 'MSCF')) return null;
  const flags = u16le(bytes, 30) ?? 0;
  let at = 36;
  const [header, perFolder, reserved] =
    (flags & 4) === 0 ? [0, 0, 0] : [u16le(bytes, 36) ?? 0, bytes[38] ?? 0, bytes[39] ?? 0];
  if ((flags & 4) !== 0) at += 4 + header;
  // Names of the cabinet and the disk before, and of those after.
  for (let text = 0; text < ((flags & 1) === 0 ? 0 : 2) + ((flags & 2) === 0 ? 0 : 2); text += 1)
    at = bytes.indexOf(0, at) === -1 ? bytes.length : bytes.indexOf(0, at) + 1;
  const folders: CabListing['folders'] = [];
  for (let index = 0; index < (u16le(bytes, 26) ?? 0) && at < bytes.length; index += 1) {
    folders.push({
      from: u32le(bytes, at) ?? 0,
      blocks: u16le(bytes, at + 4) ?? 0,
      method: (u16le(bytes, at + 6) ?? 0) & 0xf,
    });
    at += 8 + perFolder;
  }
  const files: CabFile[] = [];
  at = u32le(bytes, 16) ?? 0;
  const count = u16le(bytes, 28) ?? 0;
  while (files.length < Math.min(count, MOST_FILES) && at + 16 < bytes.length) {
    const end = bytes.indexOf(0, at + 16);
    if (end === -1) break;
    files.push({
      name: latin1(bytes, at + 16, end).replaceAll('\\', '/'),
      size: u32le(bytes, at) ?? 0,
      offset: u32le(bytes, at + 4) ?? 0,
      folder: u16le(bytes, at + 8) ?? 0,
    });
    at = end + 1;
  }
  return { files, folders, reserved, isCut: files.length < count || (flags & 3) !== 0 };
}

/**
 * Unpacks a folder of a cabinet, in which its files stand one after the other.
 * @throws Overrun when it is larger than the room; CannotUnpack for a method that is not known here
 * (Quantum, LZX) and for damaged blocks
 */
export function unpackFolder(
  bytes: Uint8Array,
  { folders, reserved }: CabListing,
  index: number,
  room: NodeRoom,
): Uint8Array {
  const folder = folders[index];
  if (folder === undefined) throw new CannotUnpack(say('whyCompressedDataDamaged'));
  const { blocks, method } = folder;
  if (method !== UNPACKED && method !== MSZIP)
    throw new CannotUnpack(
      say('whyCompressionUnsupported', { what: method === 3 ? 'LZX' : 'Quantum' }),
    );
  const parts: Uint8Array[] = [];
  let before = new Uint8Array();
  let at = folder.from;
  for (let block = 0; block < blocks; block += 1) {
    const size = u16le(bytes, at + 4);
    if (size === null) break;
    const packed = bytes.subarray(at + 8 + reserved, at + 8 + reserved + size);
    const part = method === MSZIP ? inflated(packed, before) : packed;
    room.spend(part.length);
    parts.push(part);
    before = new Uint8Array(Buffer.concat([before, part])).subarray(-WINDOW);
    at += 8 + reserved + size;
  }
  return new Uint8Array(Buffer.concat(parts));
}

function inflated(packed: Uint8Array, dictionary: Uint8Array): Uint8Array {
  if (!hasText(packed, 0, 'CK')) throw new CannotUnpack(say('whyCompressedDataDamaged'));
  try {
    return inflateRawSync(packed.subarray(2), {
      maxOutputLength: WINDOW,
      ...(dictionary.length === 0 ? {} : { dictionary }),
    });
  } catch {
    throw new CannotUnpack(say('whyCompressedDataDamaged'));
  }
}
