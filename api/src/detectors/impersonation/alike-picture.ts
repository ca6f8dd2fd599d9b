import type { AccountPictures, Budget } from '../detector.ts';
import { greyOf } from '../likeness/grey-of.ts';
import { LOW_QUALITY, pictureHash } from '../likeness/pdq.ts';
import { isDecodable, openPicture } from '../picture.ts';
import { sniff } from '../sniff.ts';

/** A watched account whose picture an account has. */
export interface AlikePicture {
  handle: string;
  /** Bits of 256. */
  distance: number;
}

/** Bits of 256: what PDQ's authors call the same picture. */
const SAME = 31;

/**
 * The watched account whose picture is nearest to that of the account (PDQ).
 * @returns null when none is the same, or there is too little to see. Never throws: what cannot be read is not compared.
 */
export async function alikePicture({ its, watched }: AccountPictures, budget: Budget): Promise<AlikePicture | null> {
  const hash = await hashOf(its, budget);
  if (hash === null) return null;
  let best: AlikePicture | null = null;
  for (const { handle, bytes } of watched) {
    const other = await hashOf(bytes, budget);
    if (other === null) continue;
    const distance = differingBits(hash, other);
    if (distance <= (best === null ? SAME : best.distance - 1)) best = { handle, distance };
  }
  return best;
}

async function hashOf(bytes: Uint8Array, budget: Budget): Promise<string | null> {
  try {
    const mime = await sniff(bytes);
    if (!isDecodable(mime)) return null;
    const picture = await openPicture(bytes, mime, budget);
    if (picture.kind !== 'open') return null;
    const { luma, width, height } = await greyOf(picture);
    const { hash, quality } = pictureHash(luma, width, height);
    return quality < LOW_QUALITY ? null : hash;
  } catch {
    return null;
  }
}

function differingBits(a: string, b: string): number {
  let bits = 0;
  for (let at = 0; at < a.length; at += 1) for (let left = Number.parseInt(a.charAt(at), 16) ^ Number.parseInt(b.charAt(at), 16); left > 0; left >>= 1) bits += left & 1;
  return bits;
}
