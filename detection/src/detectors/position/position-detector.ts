import { say } from '@vedetta/messages/say.ts';
import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { ScanItem } from '../../formats/item.ts';
import { endOfPicture } from '../../formats/structure/structure.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
import { readPosition, type Position } from './read-position.ts';
import { POSITION_RULE } from './rules.ts';

/** The place where a picture was taken, when its metadata tell it. */
export const positionDetector: Detector = {
  id: 'position',
  label: say('detectorPosition'),
  version: '1.0.0',
  inspect,
};

const CARRIES_EXIF =
  /^image\/(?:jpeg|tiff|png|apng|webp|heic|heif|avif|jxl|x-adobe-dng|x-canon-cr2|x-nikon-nef|x-sony-arw)$/;

async function inspect(item: ScanItem): Promise<DetectorOutcome> {
  if (item.mime === null || !CARRIES_EXIF.test(item.mime)) return { kind: 'not-applicable' };
  // The reader of metadata walks the same parts and must be spared as well.
  const structure = endOfPicture(item.bytes, item.mime);
  if (structure?.kind === 'excessive') return { kind: 'limit', why: structure.why };
  try {
    const position = await readPosition(item.bytes);
    return position ? { kind: 'found', things: [describe(item, position)] } : { kind: 'nothing' };
  } catch (error) {
    // The library's way to say that there is no metadata at all.
    if (error instanceof Error && error.name === 'MetadataMissingError') return { kind: 'nothing' };
    return {
      kind: 'unreadable',
      why: [say('whyImageMetadataDamaged')],
    };
  }
}

function describe(item: ScanItem, position: Position): FoundThing {
  const { latitude, longitude, altitude } = position;
  const exact = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const also = [
    altitude === null ? null : say('whyImageMetadataAltitude', { n: altitude }),
    position.serial === null
      ? null
      : say('whyImageMetadataCameraSerial', { serial: printable(position.serial, 60) }),
    position.owner === null
      ? null
      : say('whyImageMetadataOwner', { name: printable(position.owner, 60) }),
  ].filter((part) => part !== null);
  return {
    ...POSITION_RULE,
    title: say('titlePhotoRevealsLocation'),
    why: [say('whyImageMetadataLocation'), ...also],
    ...quote(['EXIF GPS ', { seen: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}` }], exact),
    path: [...item.path, 'EXIF'],
    place: { kind: 'position', latitude, longitude, altitude },
    confidence: 0.95,
    // About ten metres: the same photograph exported twice is the same place.
    fingerprint: `gps:${latitude.toFixed(4)},${longitude.toFixed(4)}`,
  };
}
