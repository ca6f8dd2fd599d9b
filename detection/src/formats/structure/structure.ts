import { endOfGif } from './gif.ts';
import { endOfJpeg } from './jpeg.ts';
import type { PictureEnd } from './picture-end.ts';
import { endOfPng } from './png.ts';
import { endOfWebp } from './webp.ts';

/**
 * Walks the structure of a picture to its true end. Answers null for content without such a
 * structure. Never throws and runs in time linear in the length.
 */
export function endOfPicture(bytes: Uint8Array, mime: string | null): PictureEnd | null {
  switch (mime) {
    case 'image/png':
    case 'image/apng':
      return endOfPng(bytes);
    case 'image/jpeg':
      return endOfJpeg(bytes, 0);
    case 'image/gif':
      return endOfGif(bytes);
    case 'image/webp':
      return endOfWebp(bytes);
    default:
      return null;
  }
}
