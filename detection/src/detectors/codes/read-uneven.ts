import { evenedOut, type Evened, type Grey } from './evened.ts';
import { findersIn, triplesOf, type FinderTriple } from './find-finders.ts';
import { layoutOf, sidesNear } from './qr-layout.ts';
import { readFlatCode, type ReadResult } from './read-codes.ts';
import { Fitting, type Effort } from './uneven-grid.ts';

/** A code that was read from an uneven ground. */
export interface UnevenCode {
  result: ReadResult;
  /** Corners in pixels of the picture searched, in order round the code. */
  points: { x: number; y: number }[];
}

/** About 0.4 s of one core; a code of ordinary size takes a fifth of it. */
const MOST_PLACES = 25_000_000;

/**
 * Where more than this share of what is known of a code is not in its place, there is no code: at
 * first sight (bent codes show up to 0.2, others 0.33 and more) and after the corners were moved
 * (up to 0.12; 0.25 and more).
 */
const MOST_WRONG = { atFirst: 0.28, moved: 0.2 };

/**
 * QR codes that are bent or folded: the three squares are looked for, a net is laid over what they
 * span and moved until every module is of one colour, and what it holds is handed to the reader as
 * a flat code.
 * @param isLate says that the time for it is over; fitting ends there.
 */
export async function readUnevenCodes(grey: Grey, isLate: () => boolean): Promise<UnevenCode[]> {
  const finders = findersIn(
    evenedOut(grey, Math.max(8, Math.round(Math.max(grey.width, grey.height) / 16))),
  );
  const effort: Effort = { left: MOST_PLACES, isOver: () => effort.left <= 0 || isLate() };
  for (const triple of triplesOf(finders)) {
    if (effort.isOver()) break;
    const code = await readOne(
      evenedOut(grey, Math.max(4, Math.round(moduleOf(triple) * 5))),
      triple,
      effort,
    );
    if (code) return [code];
  }
  return [];
}

async function readOne(
  picture: Evened,
  triple: FinderTriple,
  effort: Effort,
): Promise<UnevenCode | null> {
  const fitting = likeliest(picture, triple, effort);
  if (!fitting) return null;
  while (fitting.isCoarse && !effort.isOver()) {
    fitting.refine();
    fitting.settle();
    const [result] = await readFlatCode(fitting.read(), fitting.side);
    if (result?.isValid && result.bytes.length > 0) return { result, points: cornersOf(fitting) };
  }
  return null;
}

/** The size of code that shows most of what it must show, as a flat one; null where none does. */
function likeliest(picture: Evened, triple: FinderTriple, effort: Effort): Fitting | null {
  let best: { fitting: Fitting; wrong: number } | null = null;
  for (const side of sidesNear(sideOf(triple))) {
    const fitting = new Fitting(picture, layoutOf(side), triple, effort);
    // Of small squares that are far apart a code would have so many modules that nothing would be
    // left to fit it.
    if (fitting.placesToFarCorner > effort.left) continue;
    fitting.findFarCorner();
    if (effort.isOver()) return null;
    if (fitting.wrong > MOST_WRONG.atFirst) continue;
    fitting.settle();
    const { wrong } = fitting;
    if (wrong <= MOST_WRONG.moved && (best === null || wrong < best.wrong))
      best = { fitting, wrong };
  }
  return best?.fitting ?? null;
}

function cornersOf({ net: { cells, knots } }: Fitting): { x: number; y: number }[] {
  const across = cells + 1;
  return [0, cells, across * across - 1, cells * across].map((knot) => ({
    x: knots[knot * 2] ?? 0,
    y: knots[knot * 2 + 1] ?? 0,
  }));
}

/**
 * Rows and columns cross a turned square over a longer way: what they measured is made shorter by
 * the angle.
 */
function moduleOf({ topLeft, topRight, bottomLeft }: FinderTriple): number {
  const [x, y] = [Math.abs(topRight.x - topLeft.x), Math.abs(topRight.y - topLeft.y)];
  return (
    ((topLeft.module + topRight.module + bottomLeft.module) / 3) *
    (Math.max(x, y) / Math.hypot(x, y))
  );
}

/** Modules on a side, estimated. */
function sideOf(triple: FinderTriple): number {
  const { topLeft, topRight, bottomLeft } = triple;
  const sides =
    Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y) +
    Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
  return sides / 2 / moduleOf(triple) + 7;
}
