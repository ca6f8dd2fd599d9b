/** Steps of an axis from 0 to at least `most`: three to five of them, at round whole numbers. */
export function ticksOf(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A layer of a stack: where it begins and ends at each place, counted from the bottom. */
export interface Layer {
  from: number[];
  to: number[];
}

/** Puts rows of numbers on top of each other, the first one at the bottom. */
export function stack(rows: readonly (readonly number[])[]): Layer[] {
  let below: number[] = [];
  return rows.map((row) => {
    const from = row.map((_, index) => below[index] ?? 0);
    const to = row.map((value, index) => (from[index] ?? 0) + value);
    below = to;
    return { from, to };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The outline of a layer: along its top to the right and along its bottom back; `x` and `y` are
 * pixels.
 */
export function areaPath(
  { from, to }: Layer,
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const point = (value: number, index: number) => `${round(x(index))} ${round(y(value))}`;
  const there = to.map(point);
  const back = from.map(point).reverse();
  return there.length === 0 ? '' : `M${[...there, ...back].join('L')}Z`;
}

/** Which labels of an axis fit: the first, and then each so many pixels later. */
export function labelsThatFit(count: number, columnWidth: number, labelWidth: number): number[] {
  const every = Math.max(1, Math.ceil(labelWidth / Math.max(1, columnWidth)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0);
}
