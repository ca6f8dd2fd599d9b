import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../../test/sample-file.ts';
import { MAX_DISTANCE } from './likeness.ts';
import { makePreview } from '../../engine/preview.ts';
import { hashDistance, pictureHash } from './pdq.ts';

const budget = { maxPixels: 40_000_000, deadline: Date.now() + 600_000 };
const hashOf = async (bytes: Uint8Array, mime = 'image/jpeg') =>
  (await makePreview(bytes, mime, budget)).pictureHash ?? 'none';

describe('the perceptual hash', () => {
  it('has 256 bits, half of them set, and no quality where there is nothing to see', () => {
    const side = 96;
    const noise = Uint8Array.from({ length: side * side }, (_, i) => (i * 2_654_435_761) >>> 24);
    const { hash, quality } = pictureHash(noise, side, side);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashDistance(hash, '0'.repeat(64))).toBe(128);
    expect(quality).toBe(100);
    expect(pictureHash(new Uint8Array(side * side).fill(128), side, side).quality).toBe(0);
    expect(hashDistance('f0'.padEnd(64, '0'), '0f'.padEnd(64, '0'))).toBe(8);
  });

  it.each(['team.jpg', 'IMG_2214.jpg'])(
    'of %s stays nearly the same when it is scaled, compressed, brightened or turned by its header',
    async (name) => {
      const original = await sampleFile(name);
      const before = await hashOf(original);
      const edit = (change: (picture: Sharp) => Sharp) =>
        change(sharp(original).autoOrient()).toBuffer();
      const { width = 0 } = await sharp(original).metadata();
      const edits: Record<string, Uint8Array> = {
        'half as wide': await edit((picture) =>
          picture.resize({ width: Math.round(width / 2) }).jpeg({ quality: 90 }),
        ),
        'compressed hard': await edit((picture) => picture.jpeg({ quality: 40 })),
        brighter: await edit((picture) =>
          picture.modulate({ brightness: 1.1 }).jpeg({ quality: 90 }),
        ),
        'upside down, with a header that says so': await edit((picture) =>
          picture.rotate(180).jpeg({ quality: 90 }).withMetadata({ orientation: 3 }),
        ),
      };
      for (const [what, bytes] of Object.entries(edits))
        expect(hashDistance(before, await hashOf(bytes)), what).toBeLessThanOrEqual(MAX_DISTANCE);
      expect(
        hashDistance(before, await hashOf(await edit((picture) => picture.flop().jpeg()))),
      ).toBeGreaterThan(3 * MAX_DISTANCE);
    },
  );

  it('tells pictures apart, and is not made of one without content', async () => {
    const [team, photo] = [
      await hashOf(await sampleFile('team.jpg')),
      await hashOf(await sampleFile('IMG_2214.jpg')),
    ];
    expect(hashDistance(team, photo)).toBeGreaterThan(5 * MAX_DISTANCE);
    const blank = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await hashOf(blank, 'image/png')).toBe('none');
  });
});
