import { latin1, u16le, u32le } from '../bytes.ts';
import {
  fatLayout,
  MOST_FILES,
  MOST_FOLDERS,
  type Disk,
  type DiskListing,
  type FatLayout,
} from './disk.ts';

const ENTRY = 32;
/** The longest folder that the format allows, and so many bytes of all folders together. */
const MOST_FOLDER_BYTES = 65_536 * ENTRY;
const MOST_BYTES = 32 * 1024 * 1024;
const LABEL = 0x08;
const FOLDER = 0x10;
const LONG_NAME = 0x0f;
const DELETED = 0xe5;

/** Lists the files of a FAT12, FAT16 or FAT32 file system; null where it is none. Never throws. */
export function listFat(disk: Disk): DiskListing | null {
  const layout = fatLayout(disk.read(0, 512));
  return layout === null ? null : new FatReader(disk, layout).list();
}

class FatReader {
  readonly #disk: Disk;
  readonly #layout: FatLayout;
  readonly #table: Uint8Array;
  readonly #bits: 12 | 16 | 32;
  /** Bytes of a cluster, and where the second one (the first is number 2) begins. */
  readonly #cluster: number;
  readonly #data: number;
  readonly #clusters: number;
  readonly #listing: DiskListing = { files: [], isCut: false, isMore: false };
  readonly #seen = new Set<number>();
  #left = MOST_BYTES;

  constructor(disk: Disk, layout: FatLayout) {
    const { bytesPerSector, sectorsPerCluster, reserved, tables, sectorsPerTable } = layout;
    this.#disk = disk;
    this.#layout = layout;
    this.#cluster = bytesPerSector * sectorsPerCluster;
    const root = Math.ceil((layout.rootEntries * ENTRY) / bytesPerSector);
    const first = reserved + tables * sectorsPerTable + root;
    this.#data = first * bytesPerSector;
    this.#clusters = Math.floor((layout.sectors - first) / sectorsPerCluster);
    this.#bits = this.#clusters < 4085 ? 12 : this.#clusters < 65_525 ? 16 : 32;
    this.#table = disk.read(
      reserved * bytesPerSector,
      Math.min(sectorsPerTable * bytesPerSector, disk.size),
    );
  }

  list(): DiskListing {
    const { bytesPerSector, reserved, tables, sectorsPerTable, rootEntries, rootCluster } =
      this.#layout;
    const root =
      rootEntries > 0
        ? this.#disk.read(
            (reserved + tables * sectorsPerTable) * bytesPerSector,
            rootEntries * ENTRY,
          )
        : this.#chain(rootCluster, MOST_FOLDER_BYTES);
    this.#folder(root, '', 0);
    return this.#listing;
  }

  #next(cluster: number): number {
    if (this.#bits === 32) return (u32le(this.#table, cluster * 4) ?? 0) & 0x0fffffff;
    if (this.#bits === 16) return u16le(this.#table, cluster * 2) ?? 0;
    const pair = u16le(this.#table, cluster + (cluster >> 1)) ?? 0;
    return (cluster & 1) === 0 ? pair & 0xfff : pair >> 4;
  }

  /** The bytes of a chain of clusters, at most so many; a circle ends by that. */
  #chain(first: number, most: number): Uint8Array {
    const parts: Uint8Array[] = [];
    let left = Math.min(most, this.#disk.size);
    for (
      let cluster = first;
      cluster >= 2 && cluster < this.#clusters + 2 && left > 0;
      cluster = this.#next(cluster)
    ) {
      const part = this.#disk.read(
        this.#data + (cluster - 2) * this.#cluster,
        Math.min(this.#cluster, left),
      );
      if (part.length === 0) break;
      parts.push(part);
      left -= part.length;
    }
    return new Uint8Array(Buffer.concat(parts));
  }

  #folder(bytes: Uint8Array, path: string, depth: number): void {
    let long: string[] = [];
    for (let at = 0; at + ENTRY <= bytes.length; at += ENTRY) {
      const first = bytes[at] ?? 0;
      if (first === 0) return;
      const attributes = bytes[at + 11] ?? 0;
      if (first === DELETED) long = [];
      else if ((attributes & LONG_NAME) === LONG_NAME) long.unshift(longPart(bytes, at));
      else {
        const name = long.length > 0 ? long.join('').split('\0', 1)[0] : shortName(bytes, at);
        long = [];
        if ((attributes & LABEL) === 0 && name !== '.' && name !== '..')
          this.#entry(bytes, at, `${path}${name ?? ''}`, (attributes & FOLDER) !== 0, depth);
        if (this.#listing.isMore) return;
      }
    }
  }

  #entry(bytes: Uint8Array, at: number, name: string, isFolder: boolean, depth: number): void {
    const high = this.#bits === 32 ? (u16le(bytes, at + 20) ?? 0) : 0;
    const cluster = high * 0x10000 + (u16le(bytes, at + 26) ?? 0);
    const size = u32le(bytes, at + 28) ?? 0;
    if (this.#listing.files.length >= MOST_FILES) this.#listing.isMore = true;
    else if (!isFolder)
      this.#listing.files.push({ name, size, read: () => this.#chain(cluster, size) });
    else if (depth >= MOST_FOLDERS || this.#seen.has(cluster) || this.#left <= 0)
      this.#listing.isCut = true;
    else {
      this.#seen.add(cluster);
      const folder = this.#chain(cluster, MOST_FOLDER_BYTES);
      this.#left -= folder.length;
      this.#folder(folder, `${name}/`, depth + 1);
    }
  }
}

/** Thirteen letters of a long name; what follows its end is filled with ones. */
function longPart(bytes: Uint8Array, at: number): string {
  const letters = [1, 3, 5, 7, 9, 14, 16, 18, 20, 22, 24, 28, 30].map(
    (offset) => u16le(bytes, at + offset) ?? 0,
  );
  return String.fromCharCode(...letters.filter((letter) => letter !== 0xffff));
}

function shortName(bytes: Uint8Array, at: number): string {
  const name = latin1(bytes, at, at + 8).trimEnd();
  const ending = latin1(bytes, at + 8, at + 11).trimEnd();
  return ending === '' ? name : `${name}.${ending}`;
}
