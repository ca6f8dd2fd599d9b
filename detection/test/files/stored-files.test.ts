import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFiles, type StoryFile } from './make-files.mjs';

/**
 * The stored files were made by the script beside them. Encoders may differ between builds of the
 * picture library, so pictures are compared by their pixels and what they carry; what we write
 * ourselves is compared bit for bit.
 */
const made = await makeFiles();
const stored = (name: StoryFile) => readFile(new URL(name, import.meta.url));
/** The picture as a few grey values, for comparison across encoders. */
const gist = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'none' }).greyscale().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
const tailOf = (png: Buffer) => png.subarray(png.indexOf('IEND', 0, 'latin1') + 8);

describe('the stored files of the story', () => {
  it('hold the very program and the very archive that the script makes', async () => {
    expect((await stored('invoice_7731.jpg')).equals(made['invoice_7731.jpg'])).toBe(true);
    expect(tailOf(await stored('campaign_03.png')).equals(tailOf(made['campaign_03.png']))).toBe(
      true,
    );
  });

  it.each(['campaign_03.png', 'poster.png', 'IMG_2214.jpg', 'team.jpg'] as const)(
    'show what the script draws: %s',
    async (name) => {
      const [one, other] = await Promise.all([gist(await stored(name)), gist(made[name])]);
      const furthest = Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));
      expect(furthest).toBeLessThanOrEqual(4);
    },
  );

  it('are small', async () => {
    for (const name of Object.keys(made) as StoryFile[])
      expect((await stored(name)).length, name).toBeLessThan(200_000);
  });

  it('cut the broken picture inside its image data', async () => {
    const broken = await stored('broken.png');
    const whole = await stored('campaign_03.png');
    expect(broken.equals(whole.subarray(0, broken.length))).toBe(true);
    expect(broken.includes('IEND')).toBe(false);
  });
});
