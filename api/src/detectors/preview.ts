import type { Budget, ScanResult } from './detector.ts';
import { isDecodable, openPicture, reasonInWords } from './picture.ts';
import { endOfPicture } from './structure/structure.ts';
import { familyOfMime } from './type-label.ts';

/** Longer side of a preview in pixels. */
const LONGEST_SIDE = 1600;

export type Preview = Pick<ScanResult, 'preview' | 'unreadable'>;

/**
 * Decodes a picture, turns it upright and encodes it anew as WebP without metadata, so that a browser never sees the
 * original bytes (decisions, section 6). Says in plain words why a picture cannot be read; what is no picture has
 * neither preview nor problem. A cut picture still gives a preview of what is there. Never throws.
 */
export async function makePreview(bytes: Uint8Array, mime: string | null, budget: Budget): Promise<Preview> {
  if (!isDecodable(mime)) return { preview: null, unreadable: familyOfMime(mime)?.group === 'picture' ? brokenStructure(bytes, mime) : null };
  const picture = await openPicture(bytes, mime, budget);
  if (picture.kind !== 'open') {
    return { preview: null, unreadable: picture.kind === 'limit' ? picture.why : (brokenStructure(bytes, mime) ?? picture.why) };
  }
  const encode = async (partial: boolean) => {
    const webp = await picture
      .decode({ partial })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
    return { webp: new Uint8Array(webp), width: picture.width, height: picture.height };
  };
  try {
    return { preview: await encode(false), unreadable: null };
  } catch (error) {
    const unreadable = brokenStructure(bytes, mime) ?? reasonInWords(error);
    try {
      return { preview: await encode(true), unreadable };
    } catch {
      return { preview: null, unreadable };
    }
  }
}

/** What the picture's own structure says about the damage: more exact than a decoder's complaint. */
function brokenStructure(bytes: Uint8Array, mime: string | null): string | null {
  const structure = endOfPicture(bytes, mime);
  return structure?.kind === 'broken' ? structure.why : null;
}
