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

/** The type of disk images beside that of a disc, as nobody registered one. */
export const DISK_IMAGE = 'application/x-raw-disk-image';
export const DISC_IMAGE = 'application/x-iso9660-image';

/**
 * The type of an image of a disc, a virtual hard disk, a file system of the FAT family or a disk
 * with partitions of it; null for what is none. What has another type by its first bytes is asked
 * before.
 */
export const typeOfDisk = (bytes: Uint8Array): string | null =>
  isIso(bytes) ? DISC_IMAGE : isVhd(bytes) || isFatDisk(flatDisk(bytes)) ? DISK_IMAGE : null;

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
