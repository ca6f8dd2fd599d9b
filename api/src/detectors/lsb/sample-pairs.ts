/** One colour channel, row by row. */
export interface Channel {
  values: Uint8Array;
  width: number;
  height: number;
}

/**
 * Sample pairs (Dumitrescu, Wu, Wang 2003): in a photograph as many neighbours differ by an odd step upwards as downwards; replacing lowest bits
 * breaks that by an amount that tells how many were replaced.
 * @returns the share of samples that carry a bit, 0 to 1; noise gives small values of either sign; null where the picture tells nothing.
 */
export function samplePairs({ values, width, height }: Channel): number | null {
  let [x, y, k, pairs] = [0, 0, 0, 0];
  const look = (r: number, s: number) => {
    pairs += 1;
    if ((s & 1) === 0 ? r < s : r > s) x += 1;
    else if (r !== s) y += 1;
    if (r >> 1 === s >> 1) k += 1;
  };
  for (let row = 0; row < height; row += 1) {
    for (let at = row * width; at < (row + 1) * width - 1; at += 1) look(values[at] ?? 0, values[at + 1] ?? 0);
  }
  for (let at = 0; at + width < width * height; at += 1) look(values[at] ?? 0, values[at + width] ?? 0);
  const [a, b, c] = [2 * k, 2 * (2 * x - pairs), y - x];
  const inside = b * b - 4 * a * c;
  if (a === 0 || inside < 0) return null;
  const root = Math.sqrt(inside);
  const changed = Math.min((-b + root) / (2 * a), (-b - root) / (2 * a));
  return within(2 * changed);
}

/**
 * RS (Fridrich, Goljan, Du 2001): groups of four neighbours grow rougher as often as smoother when their lowest bits are flipped one way; in a picture
 * with replaced bits the two ways differ.
 * @returns as `samplePairs`.
 */
export function regularSingular({ values, width, height }: Channel): number | null {
  // Counts of rougher less smoother groups: as it is and with all bits flipped, under both masks.
  const [d0, n0] = roughness(values, width, height, 0);
  const [d1, n1] = roughness(values, width, height, 1);
  const [a, b, c] = [2 * (d1 + d0), n0 - n1 - d1 - 3 * d0, d0 - n0];
  const inside = b * b - 4 * a * c;
  if (a === 0 || inside < 0) return null;
  const root = Math.sqrt(inside);
  const [one, other] = [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  const x = Math.abs(one) < Math.abs(other) ? one : other;
  return x === 0.5 ? null : within(x / (x - 0.5));
}

/** Groups that grow rougher less those that grow smoother: when the inner two are flipped within their pair, and across pairs. */
function roughness(values: Uint8Array, width: number, height: number, flip: 0 | 1): [number, number] {
  let [within, across] = [0, 0];
  for (let row = 0; row < height; row += 1) {
    for (let at = row * width; at + 3 < (row + 1) * width; at += 4) {
      const a = (values[at] ?? 0) ^ flip;
      const b = (values[at + 1] ?? 0) ^ flip;
      const c = (values[at + 2] ?? 0) ^ flip;
      const d = (values[at + 3] ?? 0) ^ flip;
      const before = Math.abs(a - b) + Math.abs(b - c) + Math.abs(c - d);
      const [b1, c1] = [b ^ 1, c ^ 1];
      within += Math.sign(Math.abs(a - b1) + Math.abs(b1 - c1) + Math.abs(c1 - d) - before);
      // -1 <-> 0, 1 <-> 2, 3 <-> 4.
      const [b2, c2] = [((b + 1) ^ 1) - 1, ((c + 1) ^ 1) - 1];
      across += Math.sign(Math.abs(a - b2) + Math.abs(b2 - c2) + Math.abs(c2 - d) - before);
    }
  }
  return [within, across];
}

const within = (share: number) => (Number.isFinite(share) ? Math.min(1, Math.max(-1, share)) : null);
