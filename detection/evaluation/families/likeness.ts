import sharp from 'sharp';
import { hashDistance, pictureHash } from '../../src/formats/likeness/pdq.ts';
import type { Family } from '../family.ts';
import { bytesOf, lines } from '../read.ts';
import { knownPictures } from './known-pictures.ts';

/** The rule of the reference hashes: they bind only where there is enough to see. */
const ENOUGH = 80;
const SIDE = 512;

/** PDQ against the reference hashes of its authors. */
export const likeness: Family = {
  id: 'likeness',
  title: 'Known pictures (PDQ)',
  sets: ['image-pdq'],
  async measure(data) {
    const rows = lines(data, 'image-pdq', 'expected.csv')
      .slice(1)
      .map((line) => line.split(','));
    let furthest = 0;
    let judged = 0;
    let time = 0;
    for (const [file = '', wanted = ''] of rows) {
      const started = performance.now();
      const { data: luma, info } = await sharp(bytesOf(data, 'image-pdq', file))
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { hash, quality } = pictureHash(new Uint8Array(luma), info.width, info.height);
      time += performance.now() - started;
      if (quality < ENOUGH) continue;
      judged += 1;
      furthest = Math.max(furthest, hashDistance(hash, wanted));
    }
    return [
      {
        metric: `largest distance from the reference, ${judged} of ${rows.length} pictures with enough in them`,
        ours: furthest,
        unit: 'count',
        peer: '≤ 10 by rule',
        target: { at: 'most', value: 10 },
        speed: `${(1000 / (time / rows.length)).toFixed(0)} images/s, decoding included`,
      },
      ...(await knownPictures(data)),
    ];
  },
};
