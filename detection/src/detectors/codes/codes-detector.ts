import { createHash } from 'node:crypto';
import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isDecodable, openPicture, reasonInWords } from '../../formats/picture.ts';
import type { TextNode } from '../../engine/texts/text-node.ts';
import { familyOfMime } from '../../formats/type-label.ts';
import { summaryOf } from '../../formats/text/words.ts';
import { findCodes, type FoundCode } from './find-codes.ts';
import { judgePayload } from './payload.ts';

/** QR codes and other barcodes in pictures, and what they would make a telephone do. */
export const codesDetector: Detector = {
  id: 'codes',
  label: 'QR codes and barcodes',
  version: '1.0.0',
  inspect,
};

/**
 * Retail numbers are not reported: they carry a product number and nothing that a device acts upon,
 * and every photograph of a shelf would fill the list.
 */
const RETAIL = new Set(['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ISBN', 'EAN2', 'EAN5']);

const NAMES: Record<string, { name: string; id: string }> = {
  QRCode: { name: 'QR code', id: 'qr' },
  QRCodeModel1: { name: 'QR code', id: 'qr' },
  QRCodeModel2: { name: 'QR code', id: 'qr' },
  MicroQRCode: { name: 'Micro QR code', id: 'qr' },
  RMQRCode: { name: 'QR code', id: 'qr' },
  DataMatrix: { name: 'Data Matrix code', id: 'datamatrix' },
  Aztec: { name: 'Aztec code', id: 'aztec' },
  AztecCode: { name: 'Aztec code', id: 'aztec' },
  PDF417: { name: 'PDF417 code', id: 'pdf417' },
  CompactPDF417: { name: 'PDF417 code', id: 'pdf417' },
  MaxiCode: { name: 'MaxiCode', id: 'maxicode' },
};
const BARCODE = { name: 'Barcode', id: 'barcode' };

const LATE = 'Looking for codes took longer than the time for one file.';

async function inspect(item: ScanItem, budget: Budget): Promise<DetectorOutcome> {
  if (!isDecodable(item.mime)) {
    const family = familyOfMime(item.mime);
    // A drawing is a text, and read as one; that nothing draws it is said of the item
    // (coverage.ts).
    if (family?.group !== 'picture' || item.mime === 'image/svg+xml')
      return { kind: 'not-applicable' };
    return {
      kind: 'limit',
      why: `Pictures of this kind (${family.label}) are not decoded, so codes in it were not looked for.`,
    };
  }
  const picture = await openPicture(item.bytes, item.mime, budget);
  if (picture.kind === 'limit') return picture;
  if (picture.kind === 'unreadable') return picture;
  try {
    const { codes, isPartial, isLate } = await findCodes(picture, budget);
    const things = describe(codes, item, picture);
    const more = picture.hasMore
      ? { unexamined: 'Only the first of its pictures was looked at.' }
      : {};
    if (things.length > 0)
      return {
        kind: 'found',
        things,
        texts: textsOf(codes, item, picture),
        ...more,
        ...(isLate ? { why: LATE } : {}),
      };
    if (isLate) return { kind: 'limit', why: LATE };
    return isPartial
      ? {
          kind: 'unreadable',
          why: 'Only a part of the picture could be decoded, and no code was found in it.',
        }
      : { kind: 'nothing', ...more };
  } catch (error) {
    return { kind: 'unreadable', why: reasonInWords(error) };
  }
}

/** What the codes say, for the text detectors; its place is the code. */
function textsOf(
  codes: readonly FoundCode[],
  item: ScanItem,
  { width, height }: { width: number; height: number },
): TextNode[] {
  return codes
    .filter(({ format }) => !RETAIL.has(format))
    .map(({ format, text, points }) => ({
      text,
      path: [...item.path, (NAMES[format] ?? BARCODE).name],
      placeOf: () => ({ kind: 'box', image_width: width, image_height: height, points }),
    }));
}

/** One finding per content: the same code printed five times is one thing to triage. */
function describe(
  codes: readonly FoundCode[],
  item: ScanItem,
  picture: { width: number; height: number },
): FoundThing[] {
  const byContent = new Map<string, { thing: FoundThing; seen: number }>();
  for (const code of codes) {
    if (RETAIL.has(code.format)) continue;
    const thing = describeOne(code, item, picture);
    const known = byContent.get(thing.fingerprint);
    if (known) known.seen += 1;
    else byContent.set(thing.fingerprint, { thing, seen: 1 });
  }
  return [...byContent.values()].map(({ thing, seen }) =>
    seen === 1 ? thing : { ...thing, why: `${thing.why} The picture shows it ${seen} times.` },
  );
}

function describeOne(
  code: FoundCode,
  item: ScanItem,
  picture: { width: number; height: number },
): FoundThing {
  const { name, id } = NAMES[code.format] ?? BARCODE;
  const payload = judgePayload(code.text);
  return {
    rule: payload.rule.rule,
    title: payload.rule.title(name),
    why: `The picture shows a ${name}. ${payload.rule.why}`,
    excerpt: payload.shown,
    ...summaryOf(['decoded: ', { seen: payload.shown }]),
    path: [...item.path, name, ...(payload.isLink ? ['URL'] : [])],
    place: {
      kind: 'box',
      image_width: picture.width,
      image_height: picture.height,
      points: code.points,
    },
    score: payload.rule.score,
    confidence: 0.99,
    fingerprint: `${id}:${identity(payload)}`,
  };
}

/**
 * Links as they are, so that people can recognise them; anything that may hold a secret or be long,
 * hashed.
 */
function identity({ isLink, identity: content }: { isLink: boolean; identity: string }): string {
  return isLink && content.length <= 200
    ? content
    : createHash('sha256').update(content).digest('hex').slice(0, 32);
}
