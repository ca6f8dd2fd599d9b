import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { estimateLsb, type LsbEstimate } from '../../src/detectors/lsb/estimate.ts';
import { isTelling } from '../../src/detectors/lsb/lsb-detector.ts';
import type { Channel } from '../../src/detectors/lsb/sample-pairs.ts';
import type { Data, Family } from '../family.ts';
import { leastProcessorMs } from '../least.ts';
import { areaUnderCurve } from '../host-training.ts';
import { bytesOf } from '../read.ts';

const SIDE = 512;
const PHOTO = /\.jpe?g$/i;

/** Photographs as covers: nobody has written into the pixels that a JPEG decodes to. */
async function covers(data: Data, sets: readonly string[]): Promise<Channel[][]> {
  const found: Channel[][] = [];
  for (const set of sets.filter((name) => data.has(name))) {
    for (const name of (await readdir(data.path(set), { recursive: true }))
      .filter((file) => PHOTO.test(file))
      .sort()) {
      try {
        const { width, height } = await sharp(bytesOf(data, set, name)).metadata();
        const [w, h] = [Math.min(SIDE, width), Math.min(SIDE, height)];
        const middle = { left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h };
        const { data: pixels, info } = await sharp(bytesOf(data, set, name))
          .extract(middle)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        found.push(
          Array.from({ length: info.channels }, (_, channel) => ({
            values: Uint8Array.from(
              { length: info.width * info.height },
              (__, at) => pixels[at * info.channels + channel] ?? 0,
            ),
            width: info.width,
            height: info.height,
          })),
        );
      } catch {
        // Some of the photographs are broken on purpose.
      }
    }
  }
  return found;
}

/**
 * Writes random bits over the lowest bits of a share of the samples, spread over the picture or
 * from its beginning.
 */
function embed(
  channels: readonly Channel[],
  share: number,
  isSpread: boolean,
  seed: number,
): Channel[] {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  return channels.map((channel) => ({
    ...channel,
    values: channel.values.map((value, at) => {
      const isWritten = isSpread ? next() < share : at < share * channel.values.length;
      return isWritten ? (value & 0xfe) | (next() < 0.5 ? 1 : 0) : value;
    }),
  }));
}

/** Replacement of lowest bits by our own embedder, told from the untouched covers. */
export const lsb: Family = {
  id: 'lsb',
  title: 'Hidden bits (LSB)',
  sets: ['image-stego'],
  async measure(data) {
    const alaska = await measured(await covers(data, ['image-stego']));
    const others = await measured(await covers(data, ['image-exif', 'image-pdq']));
    return [
      {
        metric: `area under the curve at 10 %, ${alaska.count} alaska covers of ${SIDE} px`,
        ours: alaska.tenth,
        unit: 'share',
        peer: 'StegExpose 0.830',
        target: { at: 'least', value: 0.92 },
        speed: null,
      },
      {
        metric: 'area under the curve at 20 %',
        ours: alaska.fifth,
        unit: 'share',
        peer: 'StegExpose 0.957',
        target: { at: 'least', value: 0.97 },
        speed: null,
      },
      {
        metric: 'time of the processor a picture',
        ours: alaska.milliseconds,
        unit: 'ms',
        peer: 'StegExpose 490 ms',
        target: { at: 'most', value: 25 },
        speed: null,
      },
      {
        metric: 'told at 20 %, spread',
        ours: alaska.told,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
      {
        metric: 'told at 20 %, from the beginning',
        ours: alaska.toldBeginning,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
      {
        metric: 'covers without a message claimed',
        ours: alaska.claimed,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
      {
        metric: `area under the curve at 20 %, ${others.count} sharpened and old photographs`,
        ours: others.fifth,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
      {
        metric: 'of them claimed without a message',
        ours: others.claimed,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
    ];
  },
};

async function measured(clean: readonly Channel[][]) {
  const before = clean.map(estimateLsb);
  const milliseconds =
    (await leastProcessorMs(() => clean.map(estimateLsb))) / Math.max(1, clean.length);
  const score = (estimate: LsbEstimate | null) => estimate?.agreed ?? 0;
  const at = (share: number, isSpread = true) =>
    clean.map((cover, index) => estimateLsb(embed(cover, share, isSpread, index + 1)));
  const area = (after: readonly (LsbEstimate | null)[]) =>
    areaUnderCurve([
      ...before.map((one) => ({ score: score(one), isBad: false })),
      ...after.map((one) => ({ score: score(one), isBad: true })),
    ]);
  const told = (some: readonly (LsbEstimate | null)[]) =>
    some.filter((one) => one !== null && isTelling(one)).length / Math.max(1, some.length);
  const fifth = at(0.2);
  return {
    count: clean.length,
    milliseconds,
    tenth: area(at(0.1)),
    fifth: area(fifth),
    told: told(fifth),
    toldBeginning: told(at(0.2, false)),
    claimed: told(before),
  };
}
