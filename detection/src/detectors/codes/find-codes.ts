import type { Sharp } from 'sharp';
import type { Budget } from '../../formats/time.ts';
import type { OpenedPicture } from '../../formats/picture.ts';
import {
  pgm,
  readEverything,
  readMatrixCodes,
  readMatrixCodesGlobally,
  readOtherMatrixCodes,
  readQrAndLines,
  type ReadResult,
} from './read-codes.ts';
import { isOver, SYSTEM_CLOCK, timeLeft } from '../../formats/time.ts';

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

/**
 * A first look never exceeds this: a code meant for telephones survives the reduction, and the time
 * grows with the pixels.
 */
const LARGEST_SIDE = 3000;
/**
 * Nor this for kinds of codes that are seldom seen and whose search takes longest: at 3,000 pixels
 * they took 0.5 of 0.65 s.
 */
const LARGEST_SIDE_OF_OTHERS = 2000;

/** A picture in grey, row by row. */
interface Grey {
  pixels: Uint8Array;
  width: number;
  height: number;
}

export interface CodeSearch {
  codes: FoundCode[];
  /** The picture was cut or damaged and only a part of it could be searched. */
  isPartial: boolean;
  /** The time was over before the search was. */
  isLate: boolean;
}

/**
 * Looks for codes in the upright picture: first as it is, then, only while nothing was found, on
 * the other ground (white codes on transparency), made smaller (camera noise) or larger
 * (thumbnails), and with another threshold. Each attempt stands for a measured gain on photographs
 * of codes. An attempt cannot be stopped, so none begins that takes longer than the time that is
 * left.
 * @throws what the decoder throws.
 */
export async function findCodes(picture: Open, budget: Budget): Promise<CodeSearch> {
  const ground = new Grounds(picture);
  const pace = new Pace(budget);
  for (const look of looksAt(picture)) {
    const codes: FoundCode[] = [];
    for (const attempt of look) {
      if (!pace.hasTimeFor(sizeSearched(picture, attempt)))
        return { codes, isPartial: ground.isPartial, isLate: true };
      const grey = await ground.on(attempt.background);
      codes.push(
        ...(await pace.taken(sizeSearched(picture, attempt), () => search(picture, attempt, grey))),
      );
    }
    if (codes.length > 0) return { codes, isPartial: ground.isPartial, isLate: false };
  }
  return { codes: [], isPartial: ground.isPartial, isLate: isOver(budget) };
}

/** Pixels that an attempt looks at. */
function sizeSearched({ width, height }: Open, { side }: Attempt): number {
  return width * height * Math.min(1, (side ?? LARGEST_SIDE) / Math.max(width, height)) ** 2;
}

/**
 * How long attempts at this picture take: some textures take the reader a hundred times as long as
 * others.
 */
class Pace {
  readonly #budget: Budget;
  #perPixel = 0;
  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Would an attempt at so many pixels end in time, by the slowest so far? */
  hasTimeFor(pixels: number): boolean {
    const left = timeLeft(this.#budget);
    return left > 0 && pixels * this.#perPixel < left;
  }

  async taken<Result>(pixels: number, attempt: () => Promise<Result>): Promise<Result> {
    const { clock = SYSTEM_CLOCK } = this.#budget;
    const before = clock.worked();
    const result = await attempt();
    this.#perPixel = Math.max(this.#perPixel, (clock.worked() - before) / pixels);
    return result;
  }
}

/**
 * What is tried one after the other while nothing was found; the attempts of one look are all made.
 */
function looksAt({ width, height, hasAlpha }: Open): Attempt[][] {
  const side = Math.max(width, height);
  const white = '#ffffff';
  const first = (background: string): Attempt[] =>
    side <= LARGEST_SIDE_OF_OTHERS
      ? [{ side: null, background, read: readEverything }]
      : [
          { side: side > LARGEST_SIDE ? LARGEST_SIDE : null, background, read: readQrAndLines },
          { side: LARGEST_SIDE_OF_OTHERS, background, read: readOtherMatrixCodes },
        ];
  const looks = [first(white), ...(hasAlpha ? [first('#000000')] : [])];
  const more = (target: number, read: Reader, prepare?: Attempt['prepare']) => {
    looks.push([{ side: target, background: white, read, ...(prepare ? { prepare } : {}) }]);
  };
  if (side > 1600) more(1200, readMatrixCodes);
  if (side > 800) more(640, readMatrixCodes);
  if (side <= 640) more(Math.max(64, side * 2), readMatrixCodes);
  more(Math.min(side, 1000), readMatrixCodesGlobally);
  more(Math.min(side, 1000), readMatrixCodesGlobally, (sharp) => sharp.blur(1.2));
  return looks;
}

/** The picture in grey on one ground or another, decoded once for all attempts. */
class Grounds {
  /** It turned out to be cut or damaged: what is searched is as much of it as could be decoded. */
  isPartial = false;
  readonly #picture: Open;
  readonly #decoded = new Map<string, Grey>();
  constructor(picture: Open) {
    this.#picture = picture;
  }

  async on(background: string): Promise<Grey> {
    const grey = this.#decoded.get(background) ?? (await this.#decode(background));
    this.#decoded.set(background, grey);
    return grey;
  }

  /** Strictly at first; a picture that is cut as far as it goes. */
  async #decode(background: string): Promise<Grey> {
    if (!this.isPartial) {
      try {
        return await this.#read(background, false);
      } catch {
        this.isPartial = true;
      }
    }
    return this.#read(background, true);
  }

  async #read(background: string, partial: boolean): Promise<Grey> {
    const pipeline = this.#picture.decode({ partial }).flatten({ background }).greyscale();
    const isLarge = Math.max(this.#picture.width, this.#picture.height) > LARGEST_SIDE;
    return rawOf(isLarge ? resized(pipeline, LARGEST_SIDE) : pipeline);
  }
}

const resized = (pipeline: Sharp, side: number) =>
  pipeline.resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' });

async function rawOf(pipeline: Sharp): Promise<Grey> {
  const { data, info } = await pipeline
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function search(
  picture: Open,
  { side, prepare, read }: Attempt,
  grey: Grey,
): Promise<FoundCode[]> {
  const isAsItIs =
    (side === null || side === Math.max(grey.width, grey.height)) && prepare === undefined;
  const prepared = isAsItIs ? grey : await rawOf(await preparedOf(grey, side, prepare));
  const results = await read(pgm(prepared.pixels, prepared.width, prepared.height));
  return results
    .filter((result) => result.isValid && result.bytes.length > 0)
    .map((result) => {
      const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
      return foundCode(result, [topLeft, topRight, bottomRight, bottomLeft], picture, prepared);
    });
}

/** A code with its corners brought back from what was searched to the original. */
function foundCode(
  { format, text, bytes }: ReadResult,
  corners: { x: number; y: number }[],
  picture: Open,
  searched: Grey,
): FoundCode {
  const points = corners.map(({ x, y }) => ({
    x: within((x * picture.width) / searched.width, picture.width),
    y: within((y * picture.height) / searched.height, picture.height),
  }));
  return { format, text, bytes, points };
}

async function preparedOf(
  { pixels, width, height }: Grey,
  side: number | null,
  prepare: Attempt['prepare'],
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const grey = sharp(pixels, { raw: { width, height, channels: 1 } });
  const sized = side === null ? grey : resized(grey, side);
  return prepare?.(sized) ?? sized;
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(0, Math.round(value)));
}
