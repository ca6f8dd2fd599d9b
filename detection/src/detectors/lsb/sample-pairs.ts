/** One colour channel, row by row. */
export interface Channel {
  values: Uint8Array;
  width: number;
  height: number;
}

/**
 * Sample pairs (Dumitrescu, Wu, Wang 2003): in a photograph as many neighbours differ by an odd
 * step upwards as downwards; replacing lowest bits breaks that by an amount that tells how many
 * were replaced.
 * @returns the share of samples that carry a bit, 0 to 1; noise gives small values of either sign;
 * null where the picture tells nothing.
 */
export function samplePairs({ values, width, height }: Channel): number | null {
  const joint = neighbours(values, width, height);
  let [x, y, k, pairs] = [0, 0, 0, 0];
  for (let r = 0; r < 256; r += 1) {
    for (let s = 0; s < 256; s += 1) {
      const times = joint[(r << 8) | s] ?? 0;
      if (times === 0) continue;
      pairs += times;
      if ((s & 1) === 0 ? r < s : r > s) x += times;
      else if (r !== s) y += times;
      if (r >> 1 === s >> 1) k += times;
    }
  }
  const [a, b, c] = [2 * k, 2 * (2 * x - pairs), y - x];
  const inside = b * b - 4 * a * c;
  if (a === 0 || inside < 0) return null;
  const root = Math.sqrt(inside);
  const changed = Math.min((-b + root) / (2 * a), (-b - root) / (2 * a));
  return within(2 * changed);
}

/** How often each value stands left of, or above, each other one: `left << 8 | right`. */
function neighbours(values: Uint8Array, width: number, height: number): Uint32Array {
  const joint = new Uint32Array(256 * 256);
  for (let row = 0; row < height; row += 1) {
    const begin = row * width;
    let left = values[begin] ?? 0;
    for (let at = begin + 1; at < begin + width; at += 1) {
      const right = values[at] ?? 0;
      const pair = (left << 8) | right;
      joint[pair] = (joint[pair] ?? 0) + 1;
      left = right;
    }
  }
  for (let at = width; at < width * height; at += 1) {
    const pair = ((values[at - width] ?? 0) << 8) | (values[at] ?? 0);
    joint[pair] = (joint[pair] ?? 0) + 1;
  }
  return joint;
}

/**
 * RS (Fridrich, Goljan, Du 2001): groups of four neighbours grow rougher as often as smoother when
 * their lowest bits are flipped one way; in a picture with replaced bits the two ways differ.
 * @returns as `samplePairs`.
 */
export function regularSingular({ values, width, height }: Channel): number | null {
  // Counts of rougher less smoother groups: as it is and with all bits flipped, under both masks.
  const { d0, n0, d1, n1 } = roughness(values, width, height);
  const [a, b, c] = [2 * (d1 + d0), n0 - n1 - d1 - 3 * d0, d0 - n0];
  const inside = b * b - 4 * a * c;
  if (a === 0 || inside < 0) return null;
  const root = Math.sqrt(inside);
  const [one, other] = [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  const x = Math.abs(one) < Math.abs(other) ? one : other;
  return x === 0.5 ? null : within(x / (x - 0.5));
}

/** What becomes of a value that is flipped across pairs: -1 <-> 0, 1 <-> 2, 3 <-> 4. */
const ACROSS = Int16Array.from({ length: 256 }, (_, value) => ((value + 1) ^ 1) - 1);

/**
 * Groups that grow rougher less those that grow smoother, when the inner two are flipped within
 * their pair (`d`) and across pairs (`n`): of the picture as it is (0), and of the picture with
 * every lowest bit flipped (1).
 */
function roughness(
  values: Uint8Array,
  width: number,
  height: number,
): { d0: number; n0: number; d1: number; n1: number } {
  let [d0, n0, d1, n1] = [0, 0, 0, 0];
  const sign = (before: number, after: number) => (after > before ? 1 : after < before ? -1 : 0);
  const steps = (a: number, b: number, c: number, d: number) =>
    Math.abs(a - b) + Math.abs(b - c) + Math.abs(c - d);
  for (let row = 0; row < height; row += 1) {
    for (let at = row * width; at + 3 < (row + 1) * width; at += 4) {
      const [a, b, c, d] = [
        values[at] ?? 0,
        values[at + 1] ?? 0,
        values[at + 2] ?? 0,
        values[at + 3] ?? 0,
      ];
      const before = steps(a, b, c, d);
      const [a1, b1, c1, e1] = [a ^ 1, b ^ 1, c ^ 1, d ^ 1];
      d0 += sign(before, steps(a, b1, c1, d));
      n0 += sign(before, steps(a, ACROSS[b] ?? 0, ACROSS[c] ?? 0, d));
      const flipped = steps(a1, b1, c1, e1);
      d1 += sign(flipped, steps(a1, b, c, e1));
      n1 += sign(flipped, steps(a1, ACROSS[b1] ?? 0, ACROSS[c1] ?? 0, e1));
    }
  }
  return { d0, n0, d1, n1 };
}

const within = (share: number) =>
  Number.isFinite(share) ? Math.min(1, Math.max(-1, share)) : null;
