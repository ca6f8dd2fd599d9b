import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Data } from './family.ts';
import { bytesOf } from './read.ts';

/** A photograph of the data, decoded, upright and made small. */
export interface Photograph {
  png: Buffer;
  width: number;
  height: number;
}

const PHOTO = /\.jpe?g$/i;

/**
 * The photographs of the sets that are there, in the order of their names. What cannot be decoded,
 * as some of them on purpose, is left out.
 * @param side the longest side, in pixels
 */
export async function photographs(
  data: Data,
  sets: readonly string[],
  side: number,
): Promise<Photograph[]> {
  const photos: Photograph[] = [];
  for (const set of sets.filter((name) => data.has(name))) {
    for (const name of (await readdir(data.path(set), { recursive: true }))
      .filter((file) => PHOTO.test(file))
      .sort()) {
      try {
        const { data: png, info } = await sharp(bytesOf(data, set, name), { failOn: 'truncated' })
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer({ resolveWithObject: true });
        photos.push({ png, width: info.width, height: info.height });
      } catch {
        // Broken on purpose.
      }
    }
  }
  return photos;
}
