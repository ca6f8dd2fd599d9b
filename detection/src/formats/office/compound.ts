import { hasBytes, u16le, u32le } from '../bytes.ts';

/** A stream of a compound file, with the storages around it. */
export interface CompoundStream {
  name: string;
  /** `['ObjectPool', '_123', '\u0001Ole10Native']` */
  path: readonly string[];
  size: number;
  read: () => Uint8Array;
}

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const LAST_SECTOR = 0xfffffff0;
const NOTHING = 0xffffffff;
const MOST_ENTRIES = 20_000;
const SMALL = 4096;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * Lists the streams of a compound file ([MS-CFB]): old Office documents, mails of Outlook, macro
 * projects. Every chain is cut where it returns to itself or leaves the file.
 * @returns null for what is no compound file. Never throws.
 */
export function listStreams(bytes: Uint8Array): CompoundStream[] | null {
  if (!hasBytes(bytes, 0, MAGIC)) return null;
  const shift = u16le(bytes, 30);
  if (shift !== 9 && shift !== 12) return null;
  const file = new Sectors(bytes, 2 ** shift);
  const directory = file.chain(u32le(bytes, 48) ?? NOTHING, Number.POSITIVE_INFINITY);
  const entries: Entry[] = [];
  for (let at = 0; at + 128 <= directory.length && entries.length < MOST_ENTRIES; at += 128)
    entries.push(entryAt(directory, at));
  const root = entries[0];
  if (root === undefined) return [];
  const small = file.chain(root.start, root.size);
  const smallTable = file.chain(u32le(bytes, 60) ?? NOTHING, Number.POSITIVE_INFINITY);
  const streams: CompoundStream[] = [];
  const seen = new Set<number>();
  const open: { index: number; path: readonly string[] }[] = [{ index: root.child, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entry = entries[next.index];
    if (entry === undefined || seen.has(next.index)) continue;
    seen.add(next.index);
    const path = [...next.path, entry.name];
    open.push({ index: entry.left, path: next.path }, { index: entry.right, path: next.path });
    if (entry.type === 1 && path.length < 32) open.push({ index: entry.child, path });
    if (entry.type === 2) {
      const read = () =>
        entry.size < SMALL
          ? smallChain(small, smallTable, entry.start, entry.size)
          : file.chain(entry.start, entry.size);
      streams.push({ name: entry.name, path, size: entry.size, read });
    }
  }
  return streams.sort((a, b) => a.path.join('/').localeCompare(b.path.join('/')));
}

function entryAt(directory: Uint8Array, at: number): Entry {
  const length = Math.min(64, Math.max(2, u16le(directory, at + 64) ?? 2)) - 2;
  const field = (offset: number) => u32le(directory, at + offset) ?? NOTHING;
  return {
    name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + length)),
    type: directory[at + 66] ?? 0,
    left: field(68),
    right: field(72),
    child: field(76),
    start: field(116),
    size: field(120),
  };
}

/** The sectors of a file and the table that chains them. */
class Sectors {
  readonly #bytes: Uint8Array;
  readonly #size: number;
  readonly #table: number[] = [];
  constructor(bytes: Uint8Array, size: number) {
    this.#bytes = bytes;
    this.#size = size;
    const most = Math.ceil(bytes.length / size);
    const parts: number[] = [];
    for (let index = 0; index < 109; index += 1)
      parts.push(u32le(bytes, 76 + index * 4) ?? NOTHING);
    let more = u32le(bytes, 68) ?? NOTHING;
    for (let rounds = 0; more < LAST_SECTOR && rounds < most; rounds += 1) {
      const at = this.#offset(more);
      for (let index = 0; index < size / 4 - 1; index += 1)
        parts.push(u32le(bytes, at + index * 4) ?? NOTHING);
      more = u32le(bytes, at + size - 4) ?? NOTHING;
    }
    for (const part of parts) {
      if (part >= LAST_SECTOR || this.#table.length > most) continue;
      const at = this.#offset(part);
      for (let index = 0; index < size / 4; index += 1)
        this.#table.push(u32le(bytes, at + index * 4) ?? NOTHING);
    }
  }

  #offset(sector: number): number {
    return (sector + 1) * this.#size;
  }

  /** The bytes of a chain, at most `size`. */
  chain(start: number, size: number): Uint8Array {
    const parts: Uint8Array[] = [];
    let length = 0;
    const seen = new Set<number>();
    for (
      let sector = start;
      sector < LAST_SECTOR && length < size && !seen.has(sector);
      sector = this.#table[sector] ?? NOTHING
    ) {
      seen.add(sector);
      const at = this.#offset(sector);
      if (at >= this.#bytes.length) break;
      const part = this.#bytes.subarray(at, at + this.#size);
      parts.push(part);
      length += part.length;
    }
    return new Uint8Array(Buffer.concat(parts, Math.min(length, size)));
  }
}

/** Streams under 4,096 bytes lie in sectors of 64 inside the root's own chain. */
function smallChain(small: Uint8Array, table: Uint8Array, start: number, size: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const seen = new Set<number>();
  for (
    let sector = start;
    sector < LAST_SECTOR && length < size && !seen.has(sector);
    sector = u32le(table, sector * 4) ?? NOTHING
  ) {
    seen.add(sector);
    const part = small.subarray(sector * 64, sector * 64 + 64);
    parts.push(part);
    length += part.length;
  }
  return new Uint8Array(Buffer.concat(parts, Math.min(length, size)));
}
