/**
 * Optimal string alignment: how many letters were changed, added, left out, or swapped with their
 * neighbour.
 * @returns `most + 1` as soon as it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [n, m] = [one.length, other.length];
  if (Math.abs(n - m) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: m + 1 }, (_, j) => j)];
  for (let i = 1; i <= n; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= m; j += 1) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        !isSame &&
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[m] ?? 0, most + 1);
}
