import type { Evened } from './evened.ts';
import type { FinderTriple } from './find-finders.ts';
import { type QrLayout, RIM } from './qr-layout.ts';

/**
 * A net over a code: `cells` by `cells` patches, and x and y of every knot in pixels. Within a
 * patch places are bilinear.
 */
export interface Net {
  cells: number;
  knots: Float64Array;
}

/**
 * Where in its patch a place to look at lies, and what is known of its module: 1 light, -1 dark, 0
 * data.
 */
export interface Module {
  /** Its number, row by row. */
  at: number;
  known: number;
  /** Pairs of shares, across and down the patch. */
  places: Float64Array;
}

/** The middle of a module and four places around it, in modules. */
export const PLACES = [
  [0, 0],
  [-0.28, -0.28],
  [0.28, -0.28],
  [-0.28, 0.28],
  [0.28, 0.28],
] as const;

/** From the edge of a layout to the middle of a square. */
export const TO_SQUARE = RIM + 3.5;

/** The flat net that the three squares span. */
export function flatNet({ topLeft, topRight, bottomLeft }: FinderTriple, side: number): Net {
  const apart = side - TO_SQUARE * 2;
  const across = { x: (topRight.x - topLeft.x) / apart, y: (topRight.y - topLeft.y) / apart };
  const down = { x: (bottomLeft.x - topLeft.x) / apart, y: (bottomLeft.y - topLeft.y) / apart };
  const at = (u: number, v: number) => [
    topLeft.x + 0.5 + (u - TO_SQUARE) * across.x + (v - TO_SQUARE) * down.x,
    topLeft.y + 0.5 + (u - TO_SQUARE) * across.y + (v - TO_SQUARE) * down.y,
  ];
  return {
    cells: 1,
    knots: Float64Array.from([...at(0, 0), ...at(side, 0), ...at(0, side), ...at(side, side)]),
  };
}

export type Corners = readonly [number, number, number, number, number, number, number, number];

/** The picture at places of a patch, between the four nearest pixels of each, added up. */
export function summed(
  { values, width, height }: Evened,
  corners: Corners,
  places: Float64Array,
): number {
  const [ax, ay, bx, by, cx, cy, dx, dy] = corners;
  const [right, bottom] = [width - 1.001, height - 1.001];
  let sum = 0;
  for (let index = 0; index < places.length; index += 2) {
    const across = places[index] ?? 0;
    const down = places[index + 1] ?? 0;
    const both = across * down;
    const placeX = ax + across * (bx - ax) + down * (cx - ax) + both * (ax - bx - cx + dx) - 0.5;
    const placeY = ay + across * (by - ay) + down * (cy - ay) + both * (ay - by - cy + dy) - 0.5;
    const x = placeX < 0 ? 0 : placeX > right ? right : placeX;
    const y = placeY < 0 ? 0 : placeY > bottom ? bottom : placeY;
    const at = Math.floor(y) * width + Math.floor(x);
    const [shareX, shareY] = [x - Math.floor(x), y - Math.floor(y)];
    const above = (values[at] ?? 0) + ((values[at + 1] ?? 0) - (values[at] ?? 0)) * shareX;
    const below =
      (values[at + width] ?? 0) +
      ((values[at + width + 1] ?? 0) - (values[at + width] ?? 0)) * shareX;
    sum += above + (below - above) * shareY;
  }
  return sum;
}

/** The modules of each patch, by their middles. */
export function patchesOf({ side, known }: QrLayout, cells: number): Module[][] {
  const patches: Module[][] = Array.from({ length: cells * cells }, () => []);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [across, down] = [((column + 0.5) * cells) / side, ((row + 0.5) * cells) / side];
      const [x, y] = [Math.floor(across), Math.floor(down)];
      const places = Float64Array.from(
        PLACES.flatMap(([du, dv]) => [
          across - x + (du * cells) / side,
          down - y + (dv * cells) / side,
        ]),
      );
      patches[y * cells + x]?.push({
        at: row * side + column,
        known: known[row * side + column] ?? 0,
        places,
      });
    }
  }
  return patches;
}

/** The same net with a knot between any two. */
export function finer({ cells, knots }: Net): Net {
  const [before, after] = [cells + 1, cells * 2 + 1];
  const fine = new Float64Array(after * after * 2);
  for (let row = 0; row < after; row += 1) {
    for (let column = 0; column < after; column += 1) {
      const [x0, y0, x1, y1] = [column >> 1, row >> 1, (column + 1) >> 1, (row + 1) >> 1];
      for (const axis of [0, 1]) {
        const at = (x: number, y: number) => knots[(y * before + x) * 2 + axis] ?? 0;
        fine[(row * after + column) * 2 + axis] =
          (at(x0, y0) + at(x1, y0) + at(x0, y1) + at(x1, y1)) / 4;
      }
    }
  }
  return { cells: cells * 2, knots: fine };
}
