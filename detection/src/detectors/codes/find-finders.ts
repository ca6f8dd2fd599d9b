import type { Evened } from './evened.ts';

/**
 * One of the three squares in the corners of a QR code: its middle and the width of a module along
 * the rows and columns, in pixels.
 */
export interface Finder {
  x: number;
  y: number;
  module: number;
  /** Light on dark. */
  isInverse: boolean;
  /** On how many rows it was seen. */
  seen: number;
}

/** The three squares of one code. */
export interface FinderTriple {
  topLeft: Finder;
  topRight: Finder;
  bottomLeft: Finder;
}

/** Runs of dark, light, dark, light, dark in modules. */
const PATTERN = [1, 1, 3, 1, 1];
/**
 * The middle of a square is three modules high: what was seen on fewer rows than so many modules is
 * texture.
 */
const LEAST_MODULES = 1.5;
const MOST_FINDERS = 12;
const MOST_TRIPLES = 3;

/**
 * Squares as QR codes have them in their corners, those seen on most rows first. Rows are crossed
 * by columns, because texture has such runs in one direction.
 */
export function findersIn(picture: Evened): Finder[] {
  const found: Finder[] = [];
  for (let row = 0; row < picture.height; row += 1) {
    for (const hit of hitsInRow(picture, row)) {
      const finder = crossed(picture, hit);
      if (finder) merge(found, finder);
    }
  }
  return found
    .filter(({ seen, module }) => seen >= LEAST_MODULES * module)
    .sort((a, b) => b.seen - a.seen)
    .slice(0, MOST_FINDERS);
}

interface Hit {
  x: number;
  y: number;
  length: number;
  isInverse: boolean;
}

function hitsInRow({ values, width }: Evened, row: number): Hit[] {
  const hits: Hit[] = [];
  const ends: number[] = [];
  const begin = row * width;
  for (let x = 1; x <= width; x += 1) {
    if (x < width && (values[begin + x] ?? 0) < 0 === (values[begin + x - 1] ?? 0) < 0) continue;
    ends.push(x);
    const last = ends.length - 1;
    if (last < 5) continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = ends.slice(last - 5);
    if (isPattern([b - a, c - b, d - c, e - d, f - e])) {
      hits.push({
        x: (c + d - 1) / 2,
        y: row,
        length: f - a,
        isInverse: (values[begin + c] ?? 0) >= 0,
      });
    }
  }
  return hits;
}

/** Each run within half a module of what it should be. */
function isPattern(runs: readonly number[]): boolean {
  const total = runs.reduce((sum, run) => sum + run, 0);
  const module = total / 7;
  if (module < 1.4) return false;
  return runs.every((run, at) => {
    const wanted = PATTERN[at] ?? 1;
    return Math.abs(run - wanted * module) < module * (wanted === 3 ? 1.2 : 0.65);
  });
}

/** The same square measured down and across its middle, or null where it is none. */
function crossed(picture: Evened, hit: Hit): Finder | null {
  const down = through(picture, hit, 0, 1);
  if (!down || Math.abs(down.length - hit.length) > 0.4 * (down.length + hit.length)) return null;
  const across = through(picture, { ...hit, y: hit.y + down.shift }, 1, 0);
  if (!across) return null;
  const module = (down.length + across.length) / 14;
  return {
    x: hit.x + across.shift,
    y: hit.y + down.shift,
    module,
    isInverse: hit.isInverse,
    seen: 1,
  };
}

/**
 * Walks from a point in both directions over three changes of colour.
 * @returns the length of the pattern and how far its middle is from the point.
 */
function through(
  { values, width, height }: Evened,
  { x, y, length, isInverse }: Hit,
  dx: number,
  dy: number,
): { length: number; shift: number } | null {
  const isCore = (at: number) => (values[at] ?? 0) < 0 !== isInverse;
  const walk = (sign: 1 | -1): number[] | null => {
    const steps: number[] = [];
    let [px, py] = [Math.round(x), Math.round(y)];
    for (let step = 0; step < length; step += 1) {
      const inside = px >= 0 && py >= 0 && px < width && py < height;
      if (!inside) return steps.length === 2 ? [...steps, step] : null;
      if (isCore(py * width + px) !== (steps.length % 2 === 0)) steps.push(step);
      if (steps.length === 3) return steps;
      px += sign * dx;
      py += sign * dy;
    }
    return null;
  };
  const [on, back] = [walk(1), walk(-1)];
  if (!on || !back) return null;
  const [a = 0, b = 0, c = 0] = on;
  const [d = 0, e = 0, f = 0] = back;
  if (!isPattern([f - e, e - d, a + d - 1, b - a, c - b])) return null;
  return { length: c + f - 1, shift: (a - d) / 2 };
}

/** Adds to a square that is known, or begins one. */
function merge(found: Finder[], finder: Finder): void {
  const same = found.find(
    ({ x, y, module, isInverse }) =>
      isInverse === finder.isInverse &&
      Math.abs(module - finder.module) < module * 0.5 &&
      Math.abs(x - finder.x) < module * 1.5 &&
      Math.abs(y - finder.y) < module * 1.5,
  );
  if (!same) {
    found.push({ ...finder });
    return;
  }
  const { seen } = same;
  same.x = (same.x * seen + finder.x) / (seen + 1);
  same.y = (same.y * seen + finder.y) / (seen + 1);
  same.module = (same.module * seen + finder.module) / (seen + 1);
  same.seen += 1;
}

/**
 * Threes that may be the corners of one code, the most regular first. Sides may differ as far as
 * turned and bent prints let them.
 */
export function triplesOf(finders: readonly Finder[]): FinderTriple[] {
  const triples: { triple: FinderTriple; oddness: number }[] = [];
  for (const topLeft of finders) {
    for (const topRight of finders) {
      for (const bottomLeft of finders) {
        if (topLeft === topRight || topLeft === bottomLeft || topRight === bottomLeft) continue;
        const triple = { topLeft, topRight, bottomLeft };
        const oddness = oddnessOf(triple);
        if (oddness !== null) triples.push({ triple, oddness });
      }
    }
  }
  return triples
    .sort((a, b) => a.oddness - b.oddness)
    .slice(0, MOST_TRIPLES)
    .map(({ triple }) => triple);
}

/** How far from a right angle with equal sides; null where it cannot be a code. */
function oddnessOf({ topLeft, topRight, bottomLeft }: FinderTriple): number | null {
  const three = [topLeft, topRight, bottomLeft];
  const modules = three.map(({ module }) => module);
  const unevenness = Math.max(...modules) / Math.min(...modules);
  if (unevenness > 1.7 || new Set(three.map(({ isInverse }) => isInverse)).size > 1) return null;
  const [ax, ay, bx, by] = [
    topRight.x - topLeft.x,
    topRight.y - topLeft.y,
    bottomLeft.x - topLeft.x,
    bottomLeft.y - topLeft.y,
  ];
  const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  const cosine = (ax * bx + ay * by) / (a * b);
  // Clockwise: a mirrored code is one of the three in another order, transposed, which the decoder
  // knows.
  if (ax * by - ay * bx <= 0 || Math.abs(cosine) > 0.5) return null;
  const sides = Math.max(a, b) / Math.min(a, b);
  if (sides > 1.7 || Math.min(a, b) < 9 * Math.max(...modules) * 0.8) return null;
  return Math.abs(cosine) * 2 + (sides - 1) + (unevenness - 1);
}
