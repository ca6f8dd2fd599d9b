import { z } from 'zod';

/**
 * The ids of the newest entries that a listing showed, newest first. Sources that list newest first
 * and do not tell what was edited or taken back are compared with it: an entry that stood among the
 * newest and is missing now was taken back.
 */
export const Recent = z.array(z.string()).max(200);
export type Recent = z.output<typeof Recent>;

/**
 * Which of the entries seen last time are missing from a range that was really seen now: what is
 * older than the last entry that was known already was not seen, and nothing is concluded of it.
 * @param shown ids as listed now, newest first.
 * @param isWhole whether the listing ends here; else only what is newer than its last entry can be
 * missed.
 */
export function takenBack(recent: Recent, shown: readonly string[], isWhole: boolean): string[] {
  const there = new Set(shown);
  // The oldest entry shown that was known already: what stood before it last time must still stand
  // before it.
  const reach = isWhole
    ? recent.length
    : Math.max(
        0,
        recent.findLastIndex((id) => there.has(id)),
      );
  return recent.slice(0, reach).filter((id) => !there.has(id));
}
