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
import { listTar } from '../../formats/archives/tar.ts';
import { CannotUnpack, unpackEntry, unpackStream } from '../../formats/archives/unpack.ts';
import { endsAsZip, listZip, type ZipListing } from '../../formats/archives/zip.ts';

/**
 * Opens ZIP, tar, gzip, deflate and Brotli, nested or one after the other, and says of the rest
 * that it cannot be opened.
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
    String.raw`|vnd\.ms-cab-compressed|x-(?:ace|lzh)-compressed`,
    '|x-(?:arj|lz4|lzip|cpio|compress|iso9660-image|apple-diskimage|deb|rpm))$',
  ].join(''),
);

function inspect(item: ScanItem, budget: Budget, room: NodeRoom): DetectorOutcome {
  const { bytes, mime } = item;
  if (mime !== null && CLOSED.test(mime)) {
    return {
      kind: 'limit',
      why: [
        say('kindNotOpened', { kind: kindPhrase(familyOfMime(mime)?.kind ?? 'fileKindArchive') }),
      ],
    };
  }
  const opening = new Opening(item);
  try {
    if (mime === 'application/gzip') openStream(opening, bytes, 'gzip', budget, room);
    else if (mime === 'application/x-tar') openTar(opening, bytes, room);
    else if (isBrotli(item)) openStream(opening, bytes, 'brotli', budget, room);
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

const isZlib = ({ bytes, mime }: ScanItem) =>
  mime === null && bytes[0] === 0x78 && ((bytes[0] << 8) | (bytes[1] ?? 0)) % 31 === 0;

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
  if (isCut) opening.problem(say('saidPackedBytesEndEarly'));
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
  if (isCut) opening.problem(say('saidArchiveEndsWithout'));
  if (isMore) opening.problem(say('saidNamesMoreThan', { n: entries.length }));
  if (overlaps > 0) {
    opening.overlapping(overlaps, entries.length);
    return;
  }
  const open = entries.filter(({ isEncrypted }) => !isEncrypted);
  if (open.length > 0) room.enter();
  for (const entry of open) {
    if (!opening.hasRoom(room)) return;
    if (isOver(budget)) {
      opening.problem(say('saidTimeThisFile'));
      return;
    }
    try {
      const { bytes, isCut: isEntryCut } = unpackEntry(opening.item.bytes, entry, room);
      if (isEntryCut) opening.problem(say('saidEndsEarly', { name: opening.shown(entry.name) }));
      opening.child(entry.name, bytes);
    } catch (error) {
      if (!(error instanceof CannotUnpack)) throw error;
      opening.problem(say('saidOfPart', { part: opening.shown(entry.name) }), error.said);
    }
  }
}
