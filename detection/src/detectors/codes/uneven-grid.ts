import type { Evened } from './evened.ts';
import type { FinderTriple } from './find-finders.ts';
import {
  type Corners,
  finer,
  flatNet,
  type Module,
  type Net,
  patchesOf,
  PLACES,
  summed,
  TO_SQUARE,
} from './net.ts';
import type { QrLayout } from './qr-layout.ts';

/** What is known speaks louder than what is only even. */
const KNOWN_WEIGHT = 6;
/** How much a bend of one module costs, in modules that fit. */
const STIFFNESS = 0.5;
/** Knots are moved by so many modules, one step after another. */
const STEPS = [0.8, 0.4, 0.2];
const SWEEPS = 2;
/** Knots stand this many modules apart in the end: folds are wider. */
const FINEST = 3.2;

/**
 * How many places of a picture may still be looked at: a bound that does not depend on how busy the
 * machine is.
 */
export interface Effort {
  left: number;
  /** Nothing is left, of places or of the time for the file. */
  isOver(): boolean;
}

/**
 * Puts a net on a code so that every module is of one colour and what is known of the code is where
 * it should be.
 */
export class Fitting {
  readonly #picture: Evened;
  readonly #layout: QrLayout;
  readonly #sign: 1 | -1;
  #net: Net;
  #patches: Module[][];
  /** Width of a module in pixels. */
  readonly #module: number;
  readonly #effort: Effort;

  constructor(picture: Evened, layout: QrLayout, triple: FinderTriple, effort: Effort) {
    this.#effort = effort;
    this.#picture = picture;
    this.#layout = layout;
    this.#sign = triple.topLeft.isInverse ? -1 : 1;
    this.#net = flatNet(triple, layout.side);
    this.#patches = patchesOf(layout, 1);
    const { topLeft, topRight, bottomLeft } = triple;
    const sides =
      Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y) +
      Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
    this.#module = sides / 2 / (layout.side - TO_SQUARE * 2);
  }

  /**
   * Share of what is known of the code that is not seen where the net has it: about a half in
   * noise.
   */
  get wrong(): number {
    const light = this.read();
    let [wrong, all] = [0, 0];
    this.#layout.known.forEach((known, at) => {
      if (known === 0) return;
      all += 1;
      if (known > 0 !== light[at]) wrong += 1;
    });
    return wrong / all;
  }

  get net(): Net {
    return this.#net;
  }

  /** Modules on a side, with the rim. */
  get side(): number {
    return this.#layout.side;
  }

  /** Whether the net can be made finer. */
  get isCoarse(): boolean {
    return this.#layout.side / this.#net.cells > FINEST * 1.5;
  }

  /** Places that `findFarCorner` looks at. */
  get placesToFarCorner(): number {
    return (this.#reach * 2 + 1) ** 2 * this.#layout.side ** 2 * PLACES.length;
  }

  /** How far from a flat code the corner without a square is looked for, in modules. */
  get #reach(): number {
    return Math.max(4, Math.round(this.#layout.side / 7));
  }

  /**
   * The corner that has no square may be anywhere near: the best of a field of places, before
   * anything is bent. Ends where the effort does.
   */
  findFarCorner(): void {
    const reach = this.#reach;
    const [x, y] = [this.#net.knots[6] ?? 0, this.#net.knots[7] ?? 0];
    let best = { x, y, fit: -Infinity };
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach && !this.#effort.isOver(); dx += 1) {
        this.#net.knots[6] = x + dx * this.#module;
        this.#net.knots[7] = y + dy * this.#module;
        const fit = this.#total();
        if (fit > best.fit) best = { x: this.#net.knots[6], y: this.#net.knots[7], fit };
      }
    }
    this.#net.knots[6] = best.x;
    this.#net.knots[7] = best.y;
  }

  /** Twice as many knots. */
  refine(): void {
    this.#net = finer(this.#net);
    this.#patches = patchesOf(this.#layout, this.#net.cells);
  }

  /** Moves every knot to where it fits best, in steps that become smaller. */
  settle(): void {
    const across = this.#net.cells + 1;
    for (const step of STEPS) {
      for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
        for (let knot = 0; knot < across * across && !this.#effort.isOver(); knot += 1)
          this.#move(knot, step * this.#module);
      }
    }
  }

  /** The modules as they are seen: light is true, row by row. */
  read(): boolean[] {
    const { side } = this.#layout;
    const light = new Array<boolean>(side * side);
    this.#patches.forEach((modules, patch) => {
      const corners = this.#corners(patch);
      for (const { at, places } of modules)
        light[at] = this.#sign * summed(this.#picture, corners, places) > 0;
    });
    return light;
  }

  /** x and y of the four knots around a patch. */
  #corners(patch: number): Corners {
    const { cells, knots } = this.#net;
    const first = (Math.floor(patch / cells) * (cells + 1) + (patch % cells)) * 2;
    const below = first + (cells + 1) * 2;
    const at = (index: number) => knots[index] ?? 0;
    return [
      at(first),
      at(first + 1),
      at(first + 2),
      at(first + 3),
      at(below),
      at(below + 1),
      at(below + 2),
      at(below + 3),
    ];
  }

  #patchFit(patch: number): number {
    const corners = this.#corners(patch);
    let fit = 0;
    for (const { known, places } of this.#patches[patch] ?? []) {
      const mean = (this.#sign * 2 * summed(this.#picture, corners, places)) / places.length;
      fit += known === 0 ? Math.abs(mean) : KNOWN_WEIGHT * known * mean;
    }
    this.#effort.left -= (this.#patches[patch]?.length ?? 0) * PLACES.length;
    return fit;
  }

  #total(): number {
    let fit = 0;
    for (let patch = 0; patch < this.#patches.length; patch += 1) fit += this.#patchFit(patch);
    return fit;
  }

  #move(knot: number, step: number): void {
    const { knots } = this.#net;
    const [x, y] = [knots[knot * 2] ?? 0, knots[knot * 2 + 1] ?? 0];
    let best = { x, y, fit: this.#around(knot) };
    for (let direction = 0; direction < 8; direction += 1) {
      knots[knot * 2] = x + Math.cos((direction * Math.PI) / 4) * step;
      knots[knot * 2 + 1] = y + Math.sin((direction * Math.PI) / 4) * step;
      const fit = this.#around(knot);
      if (fit > best.fit) best = { x: knots[knot * 2] ?? 0, y: knots[knot * 2 + 1] ?? 0, fit };
    }
    knots[knot * 2] = best.x;
    knots[knot * 2 + 1] = best.y;
  }

  /** Fit of the patches that a knot holds, less what it costs to bend the lines through it. */
  #around(knot: number): number {
    const { cells } = this.#net;
    const [column, row] = [knot % (cells + 1), Math.floor(knot / (cells + 1))];
    let fit = 0;
    for (const [dx, dy] of [
      [-1, -1],
      [0, -1],
      [-1, 0],
      [0, 0],
    ] as const) {
      const [x, y] = [column + dx, row + dy];
      if (x >= 0 && y >= 0 && x < cells && y < cells) fit += this.#patchFit(y * cells + x);
    }
    return fit - this.#bending(column, row);
  }

  #bending(column: number, row: number): number {
    let bending = 0;
    for (const shift of [-1, 0, 1])
      bending += this.#bend(column + shift, row, 1, 0) + this.#bend(column, row + shift, 0, 1);
    const apart = this.#layout.side / this.#net.cells;
    return (STIFFNESS * apart * bending) / this.#module ** 2;
  }

  /** How far a knot is from the middle between its neighbours in one direction, squared. */
  #bend(column: number, row: number, dx: number, dy: number): number {
    const { cells, knots } = this.#net;
    const isEdge = dx === 1 ? column < 1 || column >= cells : row < 1 || row >= cells;
    if (isEdge) return 0;
    const at = (row * (cells + 1) + column) * 2;
    const away = (dy * (cells + 1) + dx) * 2;
    const x = (knots[at] ?? 0) - ((knots[at - away] ?? 0) + (knots[at + away] ?? 0)) / 2;
    const y =
      (knots[at + 1] ?? 0) - ((knots[at + 1 - away] ?? 0) + (knots[at + 1 + away] ?? 0)) / 2;
    return x * x + y * y;
  }
}
