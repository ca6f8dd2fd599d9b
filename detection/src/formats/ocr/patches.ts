/** Pixels that touch each other: their box, half-open, how many they are, and their rows. */
export interface Patch {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
  /** Each row of pixels without a gap, as half-open places in the picture. */
  runs: (readonly [start: number, end: number])[];
}

/** A row of pixels without a gap. */
interface Run {
  start: number;
  end: number;
  /** A run of the same patch; itself for one of each patch. */
  joined: number;
}

/**
 * Pixels of a picture that touch by a side, patch by patch: each row is cut into runs, each run
 * joined with those above it.
 * @param picture one byte a pixel, row by row. @param isInk whether a shade counts.
 */
export function patchesIn(
  { shades, width, height }: { shades: Uint8Array; width: number; height: number },
  isInk: (shade: number) => boolean,
): Patch[] {
  // By shade: a call for each pixel would cost most of the time.
  const ink = Uint8Array.from({ length: 256 }, (_, shade) => (isInk(shade) ? 1 : 0));
  const runs: Run[] = [];
  let above = { first: 0, last: 0 };
  for (let row = 0; row < width * height; row += width) {
    const first = runs.length;
    let touching = above.first;
    for (let at = row; at < row + width; at += 1) {
      if (ink[shades[at] ?? 0] === 0) continue;
      const start = at;
      while (at < row + width && ink[shades[at] ?? 0] === 1) at += 1;
      const own = runs.push({ start, end: at, joined: runs.length }) - 1;
      while (touching < above.last && (runs[touching]?.end ?? 0) + width <= start) touching += 1;
      for (
        let other = touching;
        other < above.last && (runs[other]?.start ?? at) + width < at;
        other += 1
      )
        join(runs, other, own);
    }
    above = { first, last: runs.length };
  }
  return gather(runs, width);
}

function rootOf(runs: readonly Run[], at: number): number {
  let root = at;
  for (let run = runs[root]; run !== undefined && run.joined !== root; run = runs[root]) {
    // Half of the way is cut each time.
    run.joined = runs[run.joined]?.joined ?? run.joined;
    root = run.joined;
  }
  return root;
}

function join(runs: readonly Run[], one: number, other: number): void {
  const [a, b] = [rootOf(runs, one), rootOf(runs, other)];
  const later = runs[Math.max(a, b)];
  if (later !== undefined) later.joined = Math.min(a, b);
}

function gather(runs: readonly Run[], width: number): Patch[] {
  const patches = new Map<number, Patch>();
  for (const [at, { start, end }] of runs.entries()) {
    const root = rootOf(runs, at);
    const patch = patches.get(root) ?? {
      left: width,
      top: Infinity,
      right: 0,
      bottom: 0,
      area: 0,
      runs: [],
    };
    patches.set(root, patch);
    const y = Math.floor(start / width);
    patch.left = Math.min(patch.left, start - y * width);
    patch.right = Math.max(patch.right, end - y * width);
    patch.top = Math.min(patch.top, y);
    patch.bottom = y + 1;
    patch.area += end - start;
    patch.runs.push([start, end]);
  }
  return [...patches.values()];
}
