import type { Budget } from '../time.ts';
import type { OpenedPicture } from '../picture.ts';
import { isOver } from '../time.ts';
import type { Shades } from './picture-reader.ts';

type Open = Extract<OpenedPicture, { kind: 'open' }>;

/** A page of paper at 200 points an inch; more only takes longer. */
const LARGEST = 2400;
/** Below this on either side there is no line of text. */
const LEAST = { side: 24, length: 60 };

/** Is there room for text in it? */
export function isWorthReading({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) >= LEAST.side && Math.max(width, height) >= LEAST.length;
}

/** A picture in shades of grey, of the size at which it is read. */
export interface Prepared extends Shades {
  /** Nothing to see: one shade all over. */
  isBlank: boolean;
}

/** Shades that differ by less on the whole picture show nothing. */
const BLANK = 3;

/** By how much a picture may be made larger. */
export function mostScale({ width, height }: { width: number; height: number }): number {
  return LARGEST / Math.max(width, height);
}

/**
 * Prepares an upright picture for a reader. What is cut is read as far as it goes.
 * @param scale its size to that of the original; less where it would be too large.
 * @throws what the decoder throws.
 */
export async function prepare(picture: Open, scale: number, budget: Budget): Promise<Prepared> {
  const side = Math.max(
    1,
    Math.round(Math.max(picture.width, picture.height) * Math.min(scale, mostScale(picture))),
  );
  if (isOver(budget)) throw new Error('timeout');
  const { data, info } = await picture
    .decode({ partial: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' })
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  let [least, most] = [255, 0];
  for (const shade of data) {
    if (shade < least) least = shade;
    if (shade > most) most = shade;
  }
  return { shades: data, width: info.width, height: info.height, isBlank: most - least < BLANK };
}

/** The picture as a PGM file, as readers take it. */
export function pgmOf({ shades, width, height }: Shades): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), shades]);
}

/** The same picture upside down. */
export function turned(prepared: Prepared): Prepared {
  return { ...prepared, shades: Uint8Array.from(prepared.shades).reverse() };
}
