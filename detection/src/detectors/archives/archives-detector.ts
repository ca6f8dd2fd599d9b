import { say } from '@vedetta/messages/say.ts';
import { hasText } from '../../formats/bytes.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isOver } from '../../formats/time.ts';
import { kindPhrase } from '../../formats/kind-phrases.ts';
import { familyOfMime } from '../../formats/type-label.ts';
import { Overrun, type NodeRoom } from '../../formats/room.ts';
import { isBrotli } from '../../formats/archives/brotli.ts';
import { Opening } from './opening.ts';
import { outsideNames, RUNS } from '../../formats/archives/names.ts';
import { listCab, unpackFolder } from '../../formats/archives/cab.ts';
import { DISC_IMAGE, DISK_IMAGE, listDisk } from '../../formats/disk/list-disk.ts';
import { listTar } from '../../formats/archives/tar.ts';
import { CannotUnpack, unpackEntry, unpackStream } from '../../formats/archives/unpack.ts';
import { endsAsZip, listZip, type ZipListing } from '../../formats/archives/zip.ts';

/**
 * Opens ZIP, tar, gzip, deflate, Brotli, cabinets and disk images (ISO 9660, FAT, VHD), nested or
 * one after the other, and says of the rest that it cannot be opened.
 */
export const archivesDetector: Opener = {
  id: 'archives',
  label: say('detectorArchives'),
  version: '1.0.0',
  inspect: async (item, budget, room) => inspect(item, budget, room),
};

/** Kinds that hold files and that nothing here opens. */
const CLOSED = new RegExp(
  [
    '^application/(?:x-rar-compressed|x-7z-compressed|x-bzip2|x-xz|zstd',
    '|x-(?:ace|lzh)-compressed',
    '|x-(?:arj|lz4|lzip|cpio|compress|apple-diskimage|deb|rpm))$',
  ].join(''),
);

function inspect(item: ScanItem, budget: Budget, room: NodeRoom): DetectorOutcome {
  const { bytes, mime } = item;
  if (mime !== null && CLOSED.test(mime)) return { kind: 'limit', why: [closed(mime)] };
  const opening = new Opening(item);
  try {
    if (mime === 'application/gzip') openStream(opening, bytes, 'gzip', budget, room);
    else if (mime === 'application/x-tar') openTar(opening, bytes, room);
    else if (isBrotli(item)) openStream(opening, bytes, 'brotli', budget, room);
    else if (mime === 'application/vnd.ms-cab-compressed') openCab(opening, budget, room);
    else if (isImage(mime)) openDisk(opening, budget, room);
    else if (isZlib(item)) openStream(opening, bytes, 'zlib', budget, room);
    else {
      const listing = isZip(item) ? listZip(bytes) : null;
      if (listing === null || isDocument(listing)) return { kind: 'not-applicable' };
      openZip(opening, listing, budget, room);
    }
  } catch (error) {
    if (error instanceof Overrun) opening.overrun(error);
    else if (error instanceof CannotUnpack) opening.problem(error.said);
    else throw error;
  }
  return opening.outcome();
}

/**
 * By its content; or a whole one at the end of what begins as something else, as self-unpacking
 * programs have. Pictures' ends are the family "hidden data".
 */
function isZip({ bytes, mime }: ScanItem): boolean {
  const family = familyOfMime(mime);
  return (
    family?.base === 'zip' ||
    (family?.group !== 'picture' && mime !== 'application/x-tar' && endsAsZip(bytes))
  );
}

const isImage = (mime: string | null) => mime === DISC_IMAGE || mime === DISK_IMAGE;

const closed = (mime: string) =>
  say('fileTypeNotOpened', { kind: kindPhrase(familyOfMime(mime)?.kind ?? 'fileKindArchive') });

/** A text never begins with these two bytes, whatever the rest of it looks like. */
const isZlib = ({ bytes: [first = 0, second = 0], mime }: ScanItem) =>
  first === 0x78 &&
  ((first << 8) | second) % 31 === 0 &&
  (mime === null || (mime === 'text/plain' && second !== 0x5e));

/** Office documents are ZIPs as well; their own family opens them. */
function isDocument({ entries }: ZipListing): boolean {
  return entries.some(
    ({ name }, index) =>
      name === '[Content_Types].xml' ||
      (index === 0 && name === 'mimetype' && entries.some((other) => other.name === 'content.xml')),
  );
}

function openStream(
  opening: Opening,
  bytes: Uint8Array,
  method: 'gzip' | 'brotli' | 'zlib',
  budget: Budget,
  room: NodeRoom,
): void {
  room.enter();
  if (isOver(budget)) return;
  const { bytes: unpacked, isCut } = unpackStream(bytes, method, room);
  if (isCut) opening.problem(say('whyCompressedDataPartlyScanned'));
  opening.child(opening.innerName(hasText(unpacked, 257, 'ustar')), unpacked);
}

function openTar(opening: Opening, bytes: Uint8Array, room: NodeRoom): void {
  const { entries, problem } = listTar(bytes);
  if (problem !== null) opening.problem(problem);
  const outside = outsideNames(entries);
  if (outside.length > 0) opening.outside(outside);
  if (entries.length > 0) room.enter();
  for (const { name, from, to } of entries) {
    if (!opening.hasRoom(room)) return;
    opening.child(name, bytes.subarray(from, to));
  }
}

/** Files of so few on a disk image are what it was made to bring. */
const FEW_FILES = 20;

function openDisk(opening: Opening, budget: Budget, room: NodeRoom): void {
  const { bytes, mime } = opening.item;
  const listing = listDisk(bytes);
  if (listing === null) {
    opening.limit(closed(mime ?? DISK_IMAGE));
    return;
  }
  const { files, isCut, isMore } = listing;
  opening.diskImage(files.map(({ name }) => name));
  if (isCut) opening.problem(say('whyArchiveTruncated'));
  if (isMore) opening.problem(say('whyArchiveRestUnscanned', { n: files.length }));
  if (files.length > 0) room.enter();
  for (const file of files) {
    if (!opening.hasRoom(room) || isLate(opening, budget)) return;
    room.spend(file.size);
    opening.child(file.name, file.read(), files.length <= FEW_FILES ? 'disk image' : undefined);
  }
}

function openCab(opening: Opening, budget: Budget, room: NodeRoom): void {
  const { bytes } = opening.item;
  const listing = listCab(bytes);
  if (listing === null) return;
  opening.cabinet(listing.files.map(({ name }) => name));
  const outside = outsideNames(listing.files);
  if (outside.length > 0) opening.outside(outside);
  if (listing.isCut) opening.problem(say('whyArchiveTruncated'));
  room.enter();
  for (const index of listing.folders.keys()) {
    if (isLate(opening, budget)) return;
    const files = listing.files.filter(({ folder }) => folder === index);
    try {
      const whole = unpackFolder(bytes, listing, index, room);
      for (const { name, offset, size } of files) {
        if (!opening.hasRoom(room)) return;
        if (offset + size > whole.length) opening.problem(say('whyCompressedDataPartlyScanned'));
        opening.child(name, whole.subarray(offset, offset + size));
      }
    } catch (error) {
      if (!(error instanceof CannotUnpack)) throw error;
      opening.text(files.map(({ name }) => name).join('\n'));
      opening.problem(error.said);
    }
  }
}

/** Notes that there was no time for the rest. */
function isLate(opening: Opening, budget: Budget): boolean {
  if (isOver(budget)) opening.problem(say('whyArchiveTimeLimit'));
  return isOver(budget);
}

function openZip(
  opening: Opening,
  { entries, isCut, overlaps, isMore }: ZipListing,
  budget: Budget,
  room: NodeRoom,
): void {
  const outside = outsideNames(entries);
  if (outside.length > 0) opening.outside(outside);
  const locked = entries.filter(({ isEncrypted }) => isEncrypted);
  if (locked.length > 0)
    opening.encrypted(
      locked.map(({ name }) => name),
      entries.length,
      locked.some(({ name }) => RUNS.test(name)),
    );
  if (isCut) opening.problem(say('whyArchiveDirectoryMissing'));
  if (isMore) opening.problem(say('whyArchiveRestUnscanned', { n: entries.length }));
  if (overlaps > 0) {
    opening.overlapping(overlaps, entries.length);
    return;
  }
  const open = entries.filter(({ isEncrypted }) => !isEncrypted);
  if (open.length > 0) room.enter();
  for (const entry of open) {
    if (!opening.hasRoom(room)) return;
    if (isLate(opening, budget)) return;
    try {
      const { bytes, isCut: isEntryCut } = unpackEntry(opening.item.bytes, entry, room);
      if (isEntryCut)
        opening.problem(say('whyContainedFileTruncated', { name: opening.shown(entry.name) }));
      opening.child(entry.name, bytes);
    } catch (error) {
      if (!(error instanceof CannotUnpack)) throw error;
      opening.problem(say('whyPartLabel', { part: opening.shown(entry.name) }), error.said);
    }
  }
}
