import { hasText, latin1, u16le, u32be, u32le } from '../bytes.ts';

/** What a machine sees of a disk: bytes by their place. Beyond its end there are none. */
export interface Disk {
  size: number;
  /** @returns as many bytes as there are of these */
  read: (offset: number, length: number) => Uint8Array;
}

/** A file of a disk image; its bytes are read when they are asked for. */
export interface DiskFile {
  name: string;
  size: number;
  read: () => Uint8Array;
}

export interface DiskListing {
  files: DiskFile[];
  /** Folders or files lie beyond the end, or lead in a circle. */
  isCut: boolean;
  /** There are more than are listed. */
  isMore: boolean;
}

/** So many files of one image are listed, and folders followed so deep. */
export const MOST_FILES = 5_000;
export const MOST_FOLDERS = 64;
const SECTOR = 512;

export const flatDisk = (bytes: Uint8Array): Disk => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
});

/** A part of a disk as one of its own. */
export const partOf = (disk: Disk, from: number, size: number): Disk => ({
  size,
  read: (offset, length) =>
    offset >= size ? new Uint8Array() : disk.read(from + offset, Math.min(length, size - offset)),
});

const VERSION = 0x10000;
/** Virtual hard disks end in a block that describes them (Microsoft, VHD specification 1.0). */
export const isVhd = (bytes: Uint8Array): boolean =>
  bytes.length >= SECTOR &&
  hasText(bytes, bytes.length - SECTOR, 'conectix') &&
  u32be(bytes, bytes.length - SECTOR + 12) === VERSION;

const FIXED = 2;
const DYNAMIC = 3;
/** The table of blocks of the largest disk that the format knows. */
const MOST_BLOCKS = 1_048_576;

/** The disk in a virtual hard disk; null where its kind is not known. */
export function diskOfVhd(bytes: Uint8Array): Disk | null {
  const footer = bytes.length - SECTOR;
  const kind = u32be(bytes, footer + 60);
  if (kind === FIXED) return flatDisk(bytes.subarray(0, footer));
  const header = u32be(bytes, footer + 20) ?? 0;
  if (kind !== DYNAMIC || !hasText(bytes, header, 'cxsparse')) return null;
  const table = u32be(bytes, header + 20) ?? 0;
  const blocks = Math.min(u32be(bytes, header + 28) ?? 0, MOST_BLOCKS);
  const size = u32be(bytes, header + 32) ?? 0;
  if (size < SECTOR || size % SECTOR !== 0 || blocks === 0) return null;
  // Each block begins with a map of its sectors, one bit each, in whole sectors.
  const map = Math.ceil(size / SECTOR / 8 / SECTOR) * SECTOR;
  const inBlock = (index: number, from: number, length: number): Uint8Array => {
    const sector = u32be(bytes, table + index * 4) ?? 0xffffffff;
    if (sector === 0xffffffff) return new Uint8Array(length);
    const at = sector * SECTOR + map + from;
    return bytes.subarray(at, at + length);
  };
  return {
    size: blocks * size,
    read: (offset, length) => {
      const parts: Uint8Array[] = [];
      // No part of a file is longer than the image that holds it.
      const end = Math.min(offset + Math.min(length, bytes.length), blocks * size);
      for (let at = offset; at < end;) {
        const from = at % size;
        const part = inBlock(Math.floor(at / size), from, Math.min(size - from, end - at));
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return parts.length === 1
        ? (parts[0] ?? new Uint8Array())
        : new Uint8Array(Buffer.concat(parts));
    },
  };
}

/** The partitions of a disk: those of its master boot record, or of its table of GUIDs. */
export function partitionsOf(disk: Disk): Disk[] {
  const head = disk.read(0, SECTOR * 2);
  if (latin1(head, 510, 512) !== '\x55\xaa') return [];
  const isGuid = hasText(head, SECTOR, 'EFI PART');
  return (isGuid ? ofGuids(disk, head) : ofBoot(head))
    .filter(({ from, count }) => from > 0 && count > 0)
    .map(({ from, count }) => partOf(disk, from * SECTOR, count * SECTOR));
}

const ofBoot = (head: Uint8Array): { from: number; count: number }[] =>
  [0, 1, 2, 3].map((index) => ({
    from: u32le(head, 446 + index * 16 + 8) ?? 0,
    count: u32le(head, 446 + index * 16 + 12) ?? 0,
  }));

function ofGuids(disk: Disk, head: Uint8Array): { from: number; count: number }[] {
  const size = u32le(head, SECTOR + 84) ?? 0;
  const count = Math.min(u32le(head, SECTOR + 80) ?? 0, 128);
  const table = disk.read((u32le(head, SECTOR + 72) ?? 0) * SECTOR, count * Math.min(size, 512));
  return Array.from({ length: count }, (_, index) => {
    const from = u32le(table, index * size + 32) ?? 0;
    return { from, count: (u32le(table, index * size + 40) ?? 0) - from + 1 };
  });
}

/** The geometry of a file system of the FAT family, as its boot sector tells. */
export interface FatLayout {
  bytesPerSector: number;
  sectorsPerCluster: number;
  reserved: number;
  tables: number;
  rootEntries: number;
  sectors: number;
  sectorsPerTable: number;
  rootCluster: number;
}

/** @returns null where it is no such boot sector (Microsoft, FAT specification 1.03) */
export function fatLayout(boot: Uint8Array): FatLayout | null {
  if (boot[0] !== 0xeb && boot[0] !== 0xe9) return null;
  const layout = {
    bytesPerSector: u16le(boot, 11) ?? 0,
    sectorsPerCluster: boot[13] ?? 0,
    reserved: u16le(boot, 14) ?? 0,
    tables: boot[16] ?? 0,
    rootEntries: u16le(boot, 17) ?? 0,
    sectors: u16le(boot, 19) || (u32le(boot, 32) ?? 0),
    sectorsPerTable: u16le(boot, 22) || (u32le(boot, 36) ?? 0),
    rootCluster: u32le(boot, 44) ?? 0,
  };
  const { bytesPerSector, sectorsPerCluster, reserved, tables, sectors, sectorsPerTable } = layout;
  const isOne =
    [512, 1024, 2048, 4096].includes(bytesPerSector) &&
    [1, 2, 4, 8, 16, 32, 64, 128].includes(sectorsPerCluster) &&
    reserved > 0 &&
    (tables === 1 || tables === 2) &&
    sectors > 0 &&
    sectorsPerTable > 0;
  return isOne ? layout : null;
}
