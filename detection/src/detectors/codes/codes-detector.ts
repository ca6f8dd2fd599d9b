import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { createHash } from 'node:crypto';
import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isDecodable, openPicture, reasonInWords } from '../../formats/picture.ts';
import type { TextNode } from '../../engine/texts/text-node.ts';
import { familyOfMime } from '../../formats/type-label.ts';
import { quote } from '../../engine/quote.ts';
import { findCodes, type FoundCode } from './find-codes.ts';
import { judgePayload } from './payload.ts';

/** QR codes and other barcodes in pictures, and what they would make a telephone do. */
export const codesDetector: Detector = {
  id: 'codes',
  label: say('detectorCodes'),
  version: '1.0.0',
  inspect,
};

/**
 * Retail numbers are not reported: they carry a product number and nothing that a device acts upon,
 * and every photograph of a shelf would fill the list.
 */
const RETAIL = new Set(['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ISBN', 'EAN2', 'EAN5']);

const NAMES: Record<string, { name: Message; id: string }> = {
  QRCode: { name: say('pathQrCode'), id: 'qr' },
  QRCodeModel1: { name: say('pathQrCode'), id: 'qr' },
  QRCodeModel2: { name: say('pathQrCode'), id: 'qr' },
  MicroQRCode: { name: say('pathMicroQrCode'), id: 'qr' },
  RMQRCode: { name: say('pathQrCode'), id: 'qr' },
  DataMatrix: { name: say('pathDataMatrix'), id: 'datamatrix' },
  Aztec: { name: say('pathAztec'), id: 'aztec' },
  AztecCode: { name: say('pathAztec'), id: 'aztec' },
  PDF417: { name: say('pathPdf417'), id: 'pdf417' },
  CompactPDF417: { name: say('pathPdf417'), id: 'pdf417' },
  MaxiCode: { name: say('pathMaxiCode'), id: 'maxicode' },
};
const BARCODE = { name: say('pathBarcode'), id: 'barcode' };

const LATE = [say('whyCodeSearchTimeLimit')];

async function inspect(item: ScanItem, budget: Budget): Promise<DetectorOutcome> {
  if (!isDecodable(item.mime)) {
    const family = familyOfMime(item.mime);
    // A drawing is a text, and read as one; that nothing draws it is said of the item
    // (coverage.ts).
    if (family?.group !== 'picture' || item.mime === 'image/svg+xml')
      return { kind: 'not-applicable' };
    return {
      kind: 'limit',
      why: [say('whyCodeSearchUnsupported', { kind: { code: family.kind } })],
    };
  }
  const picture = await openPicture(item.bytes, item.mime, budget);
  if (picture.kind === 'limit') return picture;
  if (picture.kind === 'unreadable') return picture;
  try {
    const { codes, isPartial, isLate } = await findCodes(picture, budget);
    const things = describe(codes, item, picture);
    const more = picture.hasMore ? { unexamined: [say('whyOnlyFirstImageExamined')] } : {};
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
          why: [say('whyCodeSearchPartialImage')],
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
    seen === 1 ? thing : { ...thing, why: [...thing.why, say('whyCodeOccurrences', { n: seen })] },
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
    why: [say('whyImageContainsCode', { code: name }), payload.rule.why],
    ...quote(say('quoteDecoded', { seen: payload.shown }), payload.shown),
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
