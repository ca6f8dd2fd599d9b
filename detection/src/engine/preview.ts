import type { ScanResult } from './detector.ts';
import type { Budget } from '../formats/time.ts';
import { LOW_QUALITY, pictureHash } from '../formats/likeness/pdq.ts';
import { isDecodable, openPicture, reasonInWords } from '../formats/picture.ts';
import { endOfPicture } from '../formats/structure/structure.ts';
import { familyOfMime } from '../formats/type-label.ts';

/** Longer side of a preview in pixels. */
const LONGEST_SIDE = 1600;

/** Longer side of what is hashed: the hash looks at 64 × 64 pixels of it. */
const HASHED_SIDE = 512;

export type Preview = Pick<ScanResult, 'preview' | 'unreadable' | 'pictureHash'>;

/**
 * Decodes a picture, turns it upright and encodes it anew as WebP without metadata, so that a
 * browser never sees the original bytes. Says in plain words why a picture cannot be read; what is
 * no picture has neither preview nor problem. A whole picture is also hashed by its looks. A cut
 * picture still gives a preview of what is there. Never throws.
 */
export async function makePreview(
  bytes: Uint8Array,
  mime: string | null,
  budget: Budget,
): Promise<Preview> {
  if (!isDecodable(mime))
    return {
      preview: null,
      pictureHash: null,
      unreadable: familyOfMime(mime)?.group === 'picture' ? brokenStructure(bytes, mime) : null,
    };
  const picture = await openPicture(bytes, mime, budget);
  if (picture.kind !== 'open') {
    return {
      preview: null,
      pictureHash: null,
      unreadable:
        picture.kind === 'limit' ? picture.why : (brokenStructure(bytes, mime) ?? picture.why),
    };
  }
  const encode = async (partial: boolean) => {
    const webp = await picture
      .decode({ partial })
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
    return { webp: new Uint8Array(webp), width: picture.width, height: picture.height };
  };
  try {
    const preview = await encode(false);
    return { preview, unreadable: null, pictureHash: await hashOf(preview.webp) };
  } catch (error) {
    const unreadable = brokenStructure(bytes, mime) ?? reasonInWords(error);
    try {
      return { preview: await encode(true), unreadable, pictureHash: null };
    } catch {
      return { preview: null, unreadable, pictureHash: null };
    }
  }
}

/**
 * Of the preview, which is upright and small: what looks the same there is the same to people. Null
 * when there is too little to see.
 */
async function hashOf(webp: Uint8Array): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(webp)
    .resize({ width: HASHED_SIDE, height: HASHED_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luma = Uint8Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = (channel: number) =>
      data[pixel * info.channels + (info.channels >= 3 ? channel : 0)] ?? 0;
    return 0.299 * at(0) + 0.587 * at(1) + 0.114 * at(2);
  });
  const { hash, quality } = pictureHash(luma, info.width, info.height);
  return quality < LOW_QUALITY ? null : hash;
}

/**
 * What the picture's own structure says about the damage: more exact than a decoder's complaint.
 */
function brokenStructure(bytes: Uint8Array, mime: string | null): string | null {
  const structure = endOfPicture(bytes, mime);
  return structure?.kind === 'broken' ? structure.why : null;
}
