import type { AccountPictures } from '../../formats/item.ts';
import type { Budget } from '../../formats/time.ts';
import { greyOf } from '../../formats/likeness/grey-of.ts';
import { LOW_QUALITY, pictureHash } from '../../formats/likeness/pdq.ts';
import { isDecodable, openPicture, type OpenedPicture } from '../../formats/picture.ts';
import { sniff } from '../../formats/sniff.ts';

/** A watched account whose picture an account has. */
export interface AlikePicture {
  handle: string;
  /** Bits of 256. */
  distance: number;
  /** The account's picture and the watched one's, small and encoded anew, as data URLs of WebP. */
  seen: string;
  known: string;
}

/** Bits of 256: what PDQ's authors call the same picture. */
const SAME = 31;

/** Longer side in pixels of what people are shown. */
const SHOWN_SIDE = 128;

/**
 * The watched account whose picture is nearest to that of the account (PDQ).
 * @returns null when none is the same, or there is too little to see. Never throws: what cannot be
 * read is not compared.
 */
export async function alikePicture(
  { its, watched }: AccountPictures,
  budget: Budget,
): Promise<AlikePicture | null> {
  const own = await hashed(its, budget);
  if (own === null) return null;
  let best: { handle: string; distance: number; picture: Open } | null = null;
  for (const { handle, bytes } of watched) {
    const other = await hashed(bytes, budget);
    if (other === null) continue;
    const distance = differingBits(own.hash, other.hash);
    if (distance <= (best === null ? SAME : best.distance - 1))
      best = { handle, distance, picture: other.picture };
  }
  if (best === null) return null;
  const shown = await Promise.all([thumbnail(own.picture), thumbnail(best.picture)]).catch(
    () => null,
  );
  return shown === null
    ? null
    : { handle: best.handle, distance: best.distance, seen: shown[0], known: shown[1] };
}

type Open = Extract<OpenedPicture, { kind: 'open' }>;

async function hashed(
  bytes: Uint8Array,
  budget: Budget,
): Promise<{ hash: string; picture: Open } | null> {
  try {
    const mime = await sniff(bytes);
    if (!isDecodable(mime)) return null;
    const picture = await openPicture(bytes, mime, budget);
    if (picture.kind !== 'open') return null;
    const { luma, width, height } = await greyOf(picture);
    const { hash, quality } = pictureHash(luma, width, height);
    return quality < LOW_QUALITY ? null : { hash, picture };
  } catch {
    return null;
  }
}

/**
 * Encoded anew, without metadata: a browser never sees a stranger's bytes. It was decoded before.
 */
async function thumbnail(picture: Open): Promise<string> {
  const webp = await picture
    .decode()
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

function differingBits(a: string, b: string): number {
  let bits = 0;
  for (let at = 0; at < a.length; at += 1)
    for (
      let left = Number.parseInt(a.charAt(at), 16) ^ Number.parseInt(b.charAt(at), 16);
      left > 0;
      left >>= 1
    )
      bits += left & 1;
  return bits;
}
