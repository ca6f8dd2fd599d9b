import type { Sharp } from 'sharp';
import type { Budget } from '../detector.ts';
import type { OpenedPicture } from '../picture.ts';
import { readEverything, readMatrixCodes, readMatrixCodesGlobally, type ReadResult } from './read-codes.ts';

export interface FoundCode {
  /** The library's name: `QRCode`, `Code128`. */
  format: string;
  text: string;
  bytes: Uint8Array;
  /** Corners in pixels of the upright original, in order round the code. */
  points: { x: number; y: number }[];
}

type Open = Extract<OpenedPicture, { kind: 'open' }>;
type Reader = (picture: Uint8Array) => Promise<ReadResult[]>;

/** One attempt: how the picture is prepared and which search runs over it. */
interface Attempt {
  /** Longer side in pixels, or null for the original size. */
  side: number | null;
  background: string;
  prepare?: (picture: Sharp) => Sharp;
  read: Reader;
}

/** A first look never exceeds this: a code meant for telephones survives the reduction, and the time grows with the pixels. */
const LARGEST_SIDE = 3000;

export interface CodeSearch {
  codes: FoundCode[];
  /** The picture was cut or damaged and only a part of it could be searched. */
  isPartial: boolean;
}

/**
 * Looks for codes in the upright picture: first as it is, then, only while nothing was found, on the other ground (white
 * codes on transparency), made smaller (camera noise) or larger (thumbnails), and with another threshold. Each attempt
 * stands for a measured gain on photographs of codes; throws OutOfTime at the deadline, or what the decoder throws.
 */
export async function findCodes(picture: Open, budget: Budget): Promise<CodeSearch> {
  let isPartial = false;
  for (const attempt of attemptsFor(picture)) {
    if (Date.now() > budget.deadline) throw new OutOfTime();
    const { codes, wasCut } = await tryOnce(picture, attempt, isPartial);
    isPartial = wasCut;
    if (codes.length > 0) return { codes, isPartial };
  }
  return { codes: [], isPartial };
}

/** The deadline passed between two attempts. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

function attemptsFor({ width, height, hasAlpha }: Open): Attempt[] {
  const side = Math.max(width, height);
  const white = '#ffffff';
  const attempts: Attempt[] = [{ side: side > LARGEST_SIDE ? LARGEST_SIDE : null, background: white, read: readEverything }];
  if (hasAlpha) attempts.push({ side: side > LARGEST_SIDE ? LARGEST_SIDE : null, background: '#000000', read: readEverything });
  const more = (target: number, read: Reader, prepare?: Attempt['prepare']) => {
    attempts.push({ side: target, background: white, read, ...(prepare ? { prepare } : {}) });
  };
  if (side > 1600) more(1200, readMatrixCodes);
  if (side > 800) more(640, readMatrixCodes);
  if (side <= 640) more(Math.max(64, side * 2), readMatrixCodes);
  more(Math.min(side, 1000), readMatrixCodesGlobally);
  more(Math.min(side, 1000), readMatrixCodesGlobally, (sharp) => sharp.blur(1.2));
  return attempts;
}

/** Decodes strictly at first; a picture that turns out to be cut is searched as far as it goes. */
async function tryOnce(picture: Open, attempt: Attempt, isCut: boolean): Promise<{ codes: FoundCode[]; wasCut: boolean }> {
  if (isCut) return { codes: await search(picture, attempt, true), wasCut: true };
  try {
    return { codes: await search(picture, attempt, false), wasCut: false };
  } catch {
    return { codes: await search(picture, attempt, true), wasCut: true };
  }
}

async function search(picture: Open, attempt: Attempt, partial: boolean): Promise<FoundCode[]> {
  let pipeline = picture.decode({ partial }).flatten({ background: attempt.background }).greyscale();
  if (attempt.side !== null) {
    pipeline = pipeline.resize({ width: attempt.side, height: attempt.side, fit: 'inside', kernel: 'cubic' });
  }
  if (attempt.prepare) pipeline = attempt.prepare(pipeline);
  const { data, info } = await pipeline.extractChannel(0).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const results = await attempt.read(pgm(data, info.width, info.height));
  const scaleX = picture.width / info.width;
  const scaleY = picture.height / info.height;
  return results
    .filter((result) => result.isValid && result.bytes.length > 0)
    .map(({ format, text, bytes, position }) => ({
      format,
      text,
      bytes,
      points: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(({ x, y }) => ({
        x: within(x * scaleX, picture.width),
        y: within(y * scaleY, picture.height),
      })),
    }));
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(0, Math.round(value)));
}

/** Wraps grey pixels as a PGM file: a quarter of the memory that the library's RGBA entrance takes. */
function pgm(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  return Buffer.concat([header, pixels]);
}
