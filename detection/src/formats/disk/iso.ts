import { hasText, latin1, u16be, u32le } from '../bytes.ts';
import { MOST_FILES, MOST_FOLDERS, type DiskListing } from './disk.ts';

const SECTOR = 2048;
const FIRST = 16;
/** So many records and sectors of folders are looked at, whatever they say of each other. */
const MOST_STEPS = 200_000;
/** Descriptors before the end mark; there are four or five. */
const MOST_DESCRIPTORS = 32;
const FOLDER = 2;
const GOES_ON = 0x80;

interface Root {
  from: number;
  size: number;
  /** Names are of two bytes a letter (Joliet). */
  isWide: boolean;
}

/** Is it an image of a disc of ISO 9660 (ECMA-119)? */
export const isIso = (bytes: Uint8Array): boolean => hasText(bytes, FIRST * SECTOR + 1, 'CD001');

/**
 * Lists the files of an image. Both of its trees are read, that with long names first: what stands
 * in one alone is a file as well. Never throws.
 */
export function listIso(bytes: Uint8Array): DiskListing {
  const listing: DiskListing = { files: [], isCut: false, isMore: false };
  const files = new Set<number>();
  const steps = { left: MOST_STEPS };
  for (const root of rootsOf(bytes)) {
    const folders = new Set<number>([root.from]);
    const walk = ({ from, size, isWide }: Root, path: string, depth: number): void => {
      for (const record of recordsOf(bytes, { from, size, isWide }, steps)) {
        if (listing.files.length >= MOST_FILES) {
          listing.isMore = true;
          return;
        }
        const name = `${path}${record.name}`;
        const end = record.from + record.size;
        if (end > bytes.length || (record.flags & GOES_ON) !== 0) listing.isCut = true;
        if ((record.flags & FOLDER) !== 0) {
          if (depth >= MOST_FOLDERS || folders.has(record.from)) listing.isCut = true;
          else {
            folders.add(record.from);
            walk({ ...record, isWide }, `${name}/`, depth + 1);
          }
        } else if (!files.has(record.from) || record.size === 0) {
          files.add(record.from);
          listing.files.push({
            name,
            size: record.size,
            read: () => bytes.subarray(record.from, end),
          });
        }
      }
    };
    walk(root, '', 0);
  }
  if (steps.left === 0) listing.isMore = true;
  return listing;
}

/** The roots that the descriptors name, that of Joliet first. */
function rootsOf(bytes: Uint8Array): Root[] {
  const roots: Root[] = [];
  for (let index = 0; index < MOST_DESCRIPTORS; index += 1) {
    const at = (FIRST + index) * SECTOR;
    const kind = bytes[at];
    if (!hasText(bytes, at + 1, 'CD001') || kind === 255) break;
    if (kind !== 1 && kind !== 2) continue;
    const isWide = kind === 2 && /^%\/[@CE]/.test(latin1(bytes, at + 88, at + 91));
    roots.push({
      from: (u32le(bytes, at + 158) ?? 0) * SECTOR,
      size: u32le(bytes, at + 166) ?? 0,
      isWide,
    });
  }
  return roots.sort((a, b) => Number(b.isWide) - Number(a.isWide));
}

interface DiscRecord {
  name: string;
  from: number;
  size: number;
  flags: number;
}

/** The records of a folder. None crosses the end of a sector; the rest of one is zeros. */
function* recordsOf(
  bytes: Uint8Array,
  { from, size, isWide }: Root,
  steps: { left: number },
): Generator<DiscRecord> {
  const end = Math.min(bytes.length, from + size);
  for (let at = from; at < end && steps.left > 0; steps.left -= 1) {
    const length = bytes[at] ?? 0;
    if (length < 34) {
      at = from + (Math.floor((at - from) / SECTOR) + 1) * SECTOR;
      continue;
    }
    const count = bytes[at + 32] ?? 0;
    const raw = bytes.subarray(at + 33, at + 33 + count);
    // The folder itself and the one above it.
    if (count > 1 || (raw[0] ?? 0) > 1)
      yield {
        name: nameOf(bytes.subarray(at, at + length), raw, isWide),
        from: (u32le(bytes, at + 2) ?? 0) * SECTOR,
        size: u32le(bytes, at + 10) ?? 0,
        flags: bytes[at + 25] ?? 0,
      };
    at += length;
  }
}

/** By the Rock Ridge extension where there is one, without version numbers. */
function nameOf(record: Uint8Array, raw: Uint8Array, isWide: boolean): string {
  if (isWide) {
    let name = '';
    for (let at = 0; at + 1 < raw.length; at += 2) name += String.fromCharCode(u16be(raw, at) ?? 0);
    return name.replace(/;\d+$/, '');
  }
  let long = '';
  for (let at = 33 + raw.length + ((raw.length + 1) % 2); at + 5 <= record.length;) {
    const length = record[at + 2] ?? 0;
    if (length < 4) break;
    if (hasText(record, at, 'NM')) long += latin1(record, at + 5, at + length);
    at += length;
  }
  return long === '' ? latin1(raw, 0, raw.length).replace(/\.?;\d+$/, '') : long;
}
