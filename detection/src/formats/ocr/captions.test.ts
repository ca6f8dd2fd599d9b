import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../../test/sample-file.ts';
import { captionsOf } from './captions.ts';
import { patchesIn } from './patches.ts';
import type { Prepared } from './prepare.ts';

/** A picture of characters: `#` is ink. */
function pictureOf(...rows: string[]): { shades: Uint8Array; width: number; height: number } {
  return {
    shades: Uint8Array.from(rows.join(''), (character) => (character === '#' ? 0 : 255)),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  };
}
const boxes = (picture: ReturnType<typeof pictureOf>) =>
  patchesIn(picture, (shade) => shade < 128)
    .map(({ left, top, right, bottom, area }) => [left, top, right, bottom, area])
    .sort()
    .map(String);

/** Numbers without an order, always the same. */
function specks(): () => number {
  let seed = 7;
  return () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) >>> 16;
}

/**
 * What stands in the sample picture, white on a ground of leaves: small specks of all shades but
 * the lightest.
 */
async function onLeaves(tone: 'light' | 'dark'): Promise<Prepared> {
  const { data, info } = await sharp(await sampleFile('notice.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const leaf = specks();
  const shades = Uint8Array.from(data, (shade) =>
    shade > 128 ? 60 + (leaf() % 100) : tone === 'light' ? 255 : 0,
  );
  return { shades, width: info.width, height: info.height, isBlank: false };
}

describe('pixels that touch', () => {
  it('are one patch, round corners and from below too, and not by a corner alone', () => {
    expect(boxes(pictureOf('#.#.', '#.#.', '###.'))).toEqual(['0,0,3,3,7']);
    expect(boxes(pictureOf('#..', '.#.', '..#'))).toEqual(['0,0,1,1,1', '1,1,2,2,1', '2,2,3,3,1']);
    expect(boxes(pictureOf('##..##', '......', '######'))).toEqual([
      '0,0,2,1,2',
      '0,2,6,3,6',
      '4,0,6,1,2',
    ]);
    expect(boxes(pictureOf('#.#.#', '#.#.#', '##.##', '.###.'))).toEqual([
      '0,0,5,4,11',
      '2,0,3,2,2',
    ]);
  });

  it('are none at the end of one row and the beginning of the next, and none where there is no ink', () => {
    expect(boxes(pictureOf('...#', '#...'))).toEqual(['0,1,1,2,1', '3,0,4,1,1']);
    expect(boxes(pictureOf('....'))).toEqual([]);
  });
});

describe('captions', () => {
  it.each(['light', 'dark'] as const)(
    'of one %s tone stand black on white, without the ground behind them',
    async (tone) => {
      const picture = await onLeaves(tone);
      const drawn = captionsOf(picture);
      expect(drawn).toHaveLength(1);
      const letters = picture.shades.map((shade) =>
        shade === (tone === 'light' ? 255 : 0) ? 0 : 255,
      );
      const wrong = letters.filter((shade, at) => shade !== drawn[0]?.shades[at]).length;
      expect(wrong / letters.filter((shade) => shade === 0).length).toBeLessThan(0.02);
    },
  );

  it('are none on a plain ground, in a picture of specks, and of a few marks', () => {
    const size = { width: 200, height: 100, isBlank: false };
    expect(captionsOf({ ...size, shades: new Uint8Array(20_000).fill(255) })).toEqual([]);
    expect(captionsOf({ ...size, shades: new Uint8Array(20_000).map(specks()) })).toEqual([]);
    const marks = new Uint8Array(20_000).fill(120);
    for (const x of [20, 40, 60])
      for (let y = 40; y < 60; y += 1) marks.fill(255, y * 200 + x, y * 200 + x + 5);
    expect(captionsOf({ ...size, shades: marks })).toEqual([]);
  });
});
