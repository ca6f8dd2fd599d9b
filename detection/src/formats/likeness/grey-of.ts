import type { OpenedPicture } from '../picture.ts';
import type { Grey } from './variants.ts';

/** What is hashed: larger pictures have nothing more in 64 × 64 pixels. */
const HASHED_SIDE = 512;

/**
 * A picture as PDQ wants it: upright, on white, grey, at most 512 pixels on the longer side.
 * @throws when it does not decode.
 */
export async function greyOf(picture: Extract<OpenedPicture, { kind: 'open' }>): Promise<Grey> {
  const { data, info } = await picture
    .decode()
    .resize({ width: HASHED_SIDE, height: HASHED_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { luma: data, width: info.width, height: info.height };
}
