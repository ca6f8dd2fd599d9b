import {
  diskOfVhd,
  fatLayout,
  flatDisk,
  isVhd,
  partitionsOf,
  type Disk,
  type DiskListing,
} from './disk.ts';
import { listFat } from './fat.ts';
import { isIso, listIso } from './iso.ts';

/** The types of disk images beside that of a disc, as nobody registered any. */
export const DISK_IMAGE = 'application/x-raw-disk-image';

/**
 * Is it an image of a disk: of a disc, a virtual hard disk, a file system of the FAT family, or a
 * disk with partitions? What has another type by its first bytes is asked before.
 */
export const isDiskImage = (bytes: Uint8Array): boolean =>
  isIso(bytes) || isVhd(bytes) || isFatDisk(flatDisk(bytes));

const isFatDisk = (disk: Disk): boolean =>
  fatLayout(disk.read(0, 512)) !== null ||
  partitionsOf(disk).some((part) => fatLayout(part.read(0, 512)) !== null);

/**
 * The files of a disk image.
 * @returns null where it has no file system that is known here: NTFS, UDF, ext, HFS
 */
export function listDisk(bytes: Uint8Array): DiskListing | null {
  if (isIso(bytes)) return listIso(bytes);
  const disk = isVhd(bytes) ? diskOfVhd(bytes) : flatDisk(bytes);
  if (disk === null) return null;
  const whole = listFat(disk);
  if (whole !== null) return whole;
  const parts = partitionsOf(disk).map(listFat);
  const known = parts.filter((part) => part !== null);
  if (known.length === 0) return null;
  return {
    files: known.flatMap(({ files }) => files),
    isCut: known.length < parts.length || known.some(({ isCut }) => isCut),
    isMore: known.some(({ isMore }) => isMore),
  };
}
