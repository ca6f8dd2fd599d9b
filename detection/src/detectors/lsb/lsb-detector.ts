import { say } from '@vedetta/messages/say.ts';
import type { Detector, DetectorOutcome } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { openPicture, reasonInWords } from '../../formats/picture.ts';
import { quote } from '../../engine/quote.ts';
import { estimateLsb, type LsbEstimate } from './estimate.ts';
import type { Channel } from './sample-pairs.ts';

/** Messages written over the lowest bits of a picture's samples, told by statistics. */
export const lsbDetector: Detector = {
  id: 'lsb',
  label: say('detectorLsb'),
  version: '1.0.0',
  inspect,
};

/**
 * Pictures that keep every bit. In JPEG a message of lowest bits would not survive, and what is
 * written there cannot be seen so.
 */
const LOSSLESS = /^image\/(?:png|apng|tiff|webp)$/;
/**
 * Share of the samples that must carry a bit, by both methods and in every channel, before anything
 * is said.
 */
const LEAST = 0.1;
/** From here on Medium; a statistical sign alone never exceeds it. */
const MUCH = 0.2;
/** A message from the first pixel on shows by its evenness. */
const LEAST_FILLED = 0.1;
/**
 * Rows beyond this many pixels are not read: messages begin at the top, or are spread over all
 * rows.
 */
const MOST_PIXELS = 4_000_000;

async function inspect(item: ScanItem, budget: Budget): Promise<DetectorOutcome> {
  if (
    item.mime === null ||
    !LOSSLESS.test(item.mime) ||
    (item.mime === 'image/webp' && !isLosslessWebp(item.bytes))
  )
    return { kind: 'not-applicable' };
  const picture = await openPicture(item.bytes, item.mime, budget);
  if (picture.kind !== 'open') return picture;
  try {
    const channels = await channelsOf(picture.decode());
    if (channels === null) return { kind: 'not-applicable' };
    const estimate = estimateLsb(channels);
    return estimate !== null && isTelling(estimate)
      ? { kind: 'found', things: [describe(item, estimate)] }
      : { kind: 'nothing' };
  } catch (error) {
    return { kind: 'unreadable', why: reasonInWords(error) };
  }
}

/**
 * The chunk after the header of a WebP names its coding; extended ones are told by the chunk that
 * follows.
 */
function isLosslessWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).includes('VP8L');
}

type Pipeline = Extract<Awaited<ReturnType<typeof openPicture>>, { kind: 'open' }>['decode'];

/**
 * The colour channels of the rows that are read, without transparency; null for what has no eight
 * bits a sample.
 */
async function channelsOf(pipeline: ReturnType<Pipeline>): Promise<Channel[] | null> {
  const { data, info } = await pipeline.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, Math.max(1, Math.floor(MOST_PIXELS / info.width)));
  if (data.length !== info.width * info.height * info.channels) return null;
  const size = info.width * height;
  return Array.from({ length: Math.min(3, info.channels) }, (_, channel) => {
    const values = new Uint8Array(size);
    for (let pixel = 0; pixel < size; pixel += 1)
      values[pixel] = data[pixel * info.channels + channel] ?? 0;
    return { values, width: info.width, height };
  });
}

/** Both methods find enough in every channel. */
export function isTelling({ agreed }: LsbEstimate): boolean {
  return agreed >= LEAST;
}

function describe(item: ScanItem, { share, filled, channels }: LsbEstimate): FoundThing {
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  const methods = channels
    .map(({ pairs, groups }) => `${percent(pairs)} / ${percent(groups)}`)
    .join('; ');
  const isFilled = filled >= LEAST_FILLED;
  return {
    rule: 'lsb/replaced',
    title: say('titleSteganography'),
    why: [
      say('whyImageLsbRandom', { share: percent(share) }),
      ...(isFilled ? [say('whyImageLsbCoverage', { share: percent(filled) })] : []),
    ],
    ...quote(
      say('quoteLsbReplaced', { seen: percent(share) }),
      say('quoteLsbPayload', { share: percent(share), methods }),
    ),
    path: [...item.path],
    place: { kind: 'whole' },
    score: share > MUCH ? 350 : 200,
    confidence: share > MUCH ? 0.8 : 0.6,
    fingerprint: 'lsb',
  };
}
