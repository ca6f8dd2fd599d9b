/** Smallest and largest number of modules on a side. */
const LEAST = 21;
const MOST = 177;

/** Modules of the light border that belong to a layout: enough to hold the edges. */
export const RIM = 1;

/**
 * What is known of a code of one size, with its rim, before it is read, row by row: 1 light, -1
 * dark, 0 data.
 */
export interface QrLayout {
  /** Modules on a side, with the rim. */
  side: number;
  known: Int8Array;
}

/**
 * Squares in the corners with their light border, timing lines and alignment marks of a QR code
 * (ISO/IEC 18004, 6.3).
 * @param side in modules without the rim, as `sidesNear` gives it.
 */
export function layoutOf(side: number): QrLayout {
  const all = side + RIM * 2;
  const known = new Int8Array(all * all);
  const set = (x: number, y: number, isDark: boolean) => {
    if (Math.min(x, y) >= -RIM && Math.max(x, y) < side + RIM)
      known[(y + RIM) * all + x + RIM] = isDark ? -1 : 1;
  };
  for (let at = -RIM; at < side + RIM; at += 1) {
    for (const edge of [-1, side]) {
      set(at, edge, false);
      set(edge, at, false);
    }
  }
  for (let at = 8; at < side - 8; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  for (const [x, y] of marks(side)) rings(set, x, y, 2);
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    rings(set, x, y, 4);
  return { side: all, known };
}

/**
 * Squares around a middle: dark, except the rings that are light in squares (2 and 4) and in marks
 * (1).
 */
function rings(
  set: (x: number, y: number, isDark: boolean) => void,
  x: number,
  y: number,
  outermost: 2 | 4,
): void {
  for (let dy = -outermost; dy <= outermost; dy += 1) {
    for (let dx = -outermost; dx <= outermost; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, outermost === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
    }
  }
}

/** Middles of the alignment marks. */
function marks(side: number): [number, number][] {
  const version = (side - 17) / 4;
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const lines = [6, ...Array.from({ length: count - 1 }, (_, at) => side - 7 - at * step)];
  const last = side - 7;
  return lines
    .flatMap((x) => lines.map((y): [number, number] => [x, y]))
    .filter(
      ([x, y]) => !((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)),
    );
}

/** Sizes that exist near an estimated one, the nearest first. */
export function sidesNear(estimate: number): number[] {
  const nearest = Math.round((estimate - 17) / 4) * 4 + 17;
  return [nearest, nearest - 4, nearest + 4]
    .filter((side) => side >= LEAST && side <= MOST)
    .sort((a, b) => Math.abs(a - estimate) - Math.abs(b - estimate));
}
