import type { Charset } from '../charset/decoder.ts';
import { asBuffer, hasBytes, u16le, u32le } from '../bytes.ts';
import { charsetOfNames, decodeName } from './member-names.ts';

/**
 * One file of a ZIP archive, as its directory (or, without one, its own header) tells. All of it is
 * untrusted.
 */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated; others are not unpacked here. */
  method: number;
  isEncrypted: boolean;
  /** Where its header begins, and the half-open range of its packed bytes. */
  header: number;
  from: number;
  to: number;
}

export interface ZipListing {
  /** Without folders; at most 10,000. */
  entries: ZipEntry[];
  /**
   * The directory at the end is missing, so that the headers were walked: the archive is cut, or
   * was never finished.
   */
  isCut: boolean;
  /**
   * Files that share packed bytes, as only archives do that unpack to more than they could hold.
   */
  overlaps: number;
  /** It names more files than were read. */
  isMore: boolean;
}

const END = [0x50, 0x4b, 0x05, 0x06];
const CENTRAL = [0x50, 0x4b, 0x01, 0x02];
const LOCAL = [0x50, 0x4b, 0x03, 0x04];
const END_64 = [0x50, 0x4b, 0x06, 0x06];
/** End record and the longest comment that may follow it. */
const END_WINDOW = 22 + 0xffff;
const MOST_ENTRIES = 10_000;
const IN_64 = 0xffffffff;

/**
 * Reads the directory of a ZIP (APPNOTE 4.3) as unpackers do: from the end, whatever stands before
 * it. Without a directory its headers are walked from the start.
 * @returns null for what is no ZIP. Never throws.
 */
export function listZip(bytes: Uint8Array): ZipListing | null {
  const directory = findDirectory(bytes);
  if (directory !== null) return listDirectory(bytes, directory);
  return hasBytes(bytes, 0, LOCAL) ? walkHeaders(bytes) : null;
}

/**
 * Does a whole ZIP end exactly where the bytes end? Stricter than `listZip`, for content that
 * begins as something else.
 */
export function endsAsZip(bytes: Uint8Array): boolean {
  const directory = findDirectory(bytes);
  return (
    directory !== null &&
    directory.end + 22 + (u16le(bytes, directory.end + 20) ?? 0) === bytes.length
  );
}

interface Directory {
  start: number;
  end: number;
  /** What stands before the archive: offsets count from its own start. */
  shift: number;
}

function findDirectory(bytes: Uint8Array): Directory | null {
  const window = Math.max(0, bytes.length - END_WINDOW);
  const found = asBuffer(bytes).subarray(window).lastIndexOf(Buffer.from(END));
  if (found === -1) return null;
  const end = window + found;
  const size = u32le(bytes, end + 12) ?? 0;
  const announced = u32le(bytes, end + 16) ?? 0;
  if (size === IN_64 || announced === IN_64) return findDirectory64(bytes, end);
  const start = end - size;
  if (start < announced || !hasBytes(bytes, start, CENTRAL)) return null;
  return { start, end, shift: start - announced };
}

/**
 * The larger record stands before the locator that stands before the end record (APPNOTE 4.3.14).
 */
function findDirectory64(bytes: Uint8Array, end: number): Directory | null {
  const record = asBuffer(bytes).subarray(0, end).lastIndexOf(Buffer.from(END_64));
  if (record === -1) return null;
  const size = u64(bytes, record + 40);
  const start = record - size;
  if (start < 0 || !hasBytes(bytes, start, CENTRAL)) return null;
  return { start, end, shift: Math.max(0, start - u64(bytes, record + 48)) };
}

function u64(bytes: Uint8Array, at: number): number {
  return (u32le(bytes, at) ?? 0) + (u32le(bytes, at + 4) ?? 0) * 2 ** 32;
}

function listDirectory(bytes: Uint8Array, { start, end, shift }: Directory): ZipListing {
  const entries: ZipEntry[] = [];
  const charset = charsetOfNames(namesIn(bytes, start, end));
  let at = start;
  while (at < end && hasBytes(bytes, at, CENTRAL) && entries.length < MOST_ENTRIES) {
    const nameLength = u16le(bytes, at + 28) ?? 0;
    const extra = u16le(bytes, at + 30) ?? 0;
    const flags = u16le(bytes, at + 8) ?? 0;
    const wide = wideFields(bytes, at, nameLength, extra);
    const header = wide.header + shift;
    const from = header + 30 + (u16le(bytes, header + 26) ?? 0) + (u16le(bytes, header + 28) ?? 0);
    const name = nameOf(bytes, { from: at + 46, length: nameLength, extra, flags, charset });
    if (!name.endsWith('/')) {
      entries.push({
        name,
        method: u16le(bytes, at + 10) ?? 0,
        isEncrypted: (flags & 0x41) !== 0,
        header,
        from,
        to: from + wide.packed,
      });
    }
    at += 46 + nameLength + extra + (u16le(bytes, at + 32) ?? 0);
  }
  return {
    entries,
    isCut: false,
    overlaps: overlapsOf(entries),
    isMore: at < end && hasBytes(bytes, at, CENTRAL),
  };
}

function namesIn(bytes: Uint8Array, start: number, end: number): Uint8Array[] {
  const names: Uint8Array[] = [];
  for (let at = start; at < end && hasBytes(bytes, at, CENTRAL) && names.length < MOST_ENTRIES;) {
    const length = u16le(bytes, at + 28) ?? 0;
    names.push(bytes.subarray(at + 46, at + 46 + length));
    at += 46 + length + (u16le(bytes, at + 30) ?? 0) + (u16le(bytes, at + 32) ?? 0);
  }
  return names;
}

/**
 * Sizes and offsets that need 64 bits stand in the extra field 1, only those that do, in this
 * order.
 */
function wideFields(
  bytes: Uint8Array,
  at: number,
  nameLength: number,
  extra: number,
): { packed: number; header: number } {
  let packed = u32le(bytes, at + 20) ?? 0;
  const size = u32le(bytes, at + 24) ?? 0;
  let header = u32le(bytes, at + 42) ?? 0;
  if (packed !== IN_64 && size !== IN_64 && header !== IN_64) return { packed, header };
  const last = at + 46 + nameLength + extra;
  for (
    let field = at + 46 + nameLength;
    field + 4 <= last;
    field += 4 + (u16le(bytes, field + 2) ?? 0)
  ) {
    if (u16le(bytes, field) !== 1) continue;
    let value = field + 4 + (size === IN_64 ? 8 : 0);
    if (packed === IN_64) {
      packed = u64(bytes, value);
      value += 8;
    }
    if (header === IN_64) header = u64(bytes, value);
    break;
  }
  return { packed, header };
}

function walkHeaders(bytes: Uint8Array): ZipListing {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (hasBytes(bytes, at, LOCAL) && entries.length < MOST_ENTRIES) {
    const flags = u16le(bytes, at + 6) ?? 0;
    const nameLength = u16le(bytes, at + 26) ?? 0;
    const from = at + 30 + nameLength + (u16le(bytes, at + 28) ?? 0);
    const announced = u32le(bytes, at + 18) ?? 0;
    // Written as a stream: the size stands after the bytes, so they reach to whatever comes next.
    const next = asBuffer(bytes).indexOf(Buffer.from(LOCAL), from);
    const to =
      (flags & 8) !== 0 && announced === 0 ? (next === -1 ? bytes.length : next) : from + announced;
    const name = nameOf(bytes, {
      from: at + 30,
      length: nameLength,
      extra: from - at - 30 - nameLength,
      flags,
      charset: charsetOfNames([bytes.subarray(at + 30, at + 30 + nameLength)]),
    });
    if (!name.endsWith('/'))
      entries.push({
        name,
        method: u16le(bytes, at + 8) ?? 0,
        isEncrypted: (flags & 0x41) !== 0,
        header: at,
        from,
        to: Math.min(to, bytes.length),
      });
    at = to;
  }
  return {
    entries,
    isCut: true,
    overlaps: overlapsOf(entries),
    isMore: entries.length === MOST_ENTRIES,
  };
}

/**
 * Files that begin within the bytes of another. Those that share one whole body are the work of
 * packers that keep twins once, and unpack to what it says.
 */
function overlapsOf(entries: readonly ZipEntry[]): number {
  const sorted = [...entries].sort((a, b) => a.header - b.header || a.to - b.to);
  let overlaps = 0;
  let reached = -1;
  let before: ZipEntry | null = null;
  for (const entry of sorted) {
    const isTwin = before !== null && before.header === entry.header && before.to === entry.to;
    if (!isTwin && entry.header < reached) overlaps += 1;
    reached = Math.max(reached, entry.to);
    before = entry;
  }
  return overlaps;
}

const IS_UTF8 = 0x800;
const UNICODE_NAME = 0x7075;

interface NamePlace {
  from: number;
  length: number;
  /** Bytes of the extra fields behind it. */
  extra: number;
  flags: number;
  /** For what says nothing of itself. */
  charset: Charset;
}

/**
 * The name of a file: UTF-8 where its flag says so, else as the field of Info-ZIP has it (APPNOTE
 * 4.6.9), else as what it reads as: older systems write it in their own code page. A byte that is
 * no character of it stays to be seen as U+FFFD.
 */
function nameOf(bytes: Uint8Array, { from, length, extra, flags, charset }: NamePlace): string {
  const part = bytes.subarray(from, from + length);
  if ((flags & IS_UTF8) !== 0) return new TextDecoder().decode(part);
  for (
    let field = from + length;
    field + 4 <= from + length + extra;
    field += 4 + (u16le(bytes, field + 2) ?? 0)
  ) {
    const size = u16le(bytes, field + 2) ?? 0;
    // It counts for the name it was made of alone: programs that know nothing of it rename files.
    if (
      u16le(bytes, field) === UNICODE_NAME &&
      size > 5 &&
      u32le(bytes, field + 5) === checksum(part)
    ) {
      return new TextDecoder().decode(
        bytes.subarray(field + 9, Math.min(field + 4 + size, from + length + extra)),
      );
    }
  }
  return decodeName(part, charset);
}

/** CRC-32 as ZIP has it; the runtime's own is younger than the oldest that is supported. */
function checksum(part: Uint8Array): number {
  let crc = 0xffffffff;
  for (const value of part) {
    crc ^= value;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) === 0 ? 0 : 0xedb88320);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
