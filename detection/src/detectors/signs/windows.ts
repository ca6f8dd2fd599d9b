import type { SeenSign } from './sign.ts';

/** The signs that stand together in one window of a text, each once, and what they amount to. */
export interface Counted<T> {
  judged: T;
  /** In the order of the text. */
  signs: readonly SeenSign[];
}

/**
 * Counts the signs that stand within so many UTF-16 units of one another, and takes the window that
 * amounts to most.
 * @param seen in the order in which they end
 * @param judge what the signs of a window amount to, by their ids; null for nothing
 * @param rank which of two is more
 */
export function countSigns<T>(
  seen: readonly SeenSign[],
  length: number,
  judge: (ids: ReadonlySet<string>, signs: readonly SeenSign[]) => T | null,
  rank: (judged: T) => number,
): Counted<T> | null {
  const latest = new Map<string, SeenSign>();
  let best: Counted<T> | null = null;
  for (const one of seen) {
    const isNew = !latest.has(one.sign.id);
    latest.set(one.sign.id, one);
    let isChanged = isNew;
    for (const [id, { start }] of latest)
      if (start < one.end - length) isChanged = latest.delete(id) || isChanged;
    if (!isChanged) continue;
    const signs = [...latest.values()].sort((a, b) => a.start - b.start);
    const judged = judge(new Set(latest.keys()), signs);
    if (judged !== null && (best === null || rank(judged) > rank(best.judged)))
      best = { judged, signs };
  }
  return best;
}
