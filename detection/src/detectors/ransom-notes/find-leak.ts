import type { WatchHit } from '../../engine/texts/text-node.ts';
import { Matcher } from '../signs/matcher.ts';
import type { SeenSign } from '../signs/sign.ts';
import { wordsOf } from '../signs/words.ts';
import { LEAK_SIGNS } from './leak-signs.ts';

let made: Matcher | undefined;
/** All signs of leak posts at once. */
export const leakMatcher = (): Matcher => (made ??= new Matcher(LEAK_SIGNS));

/** So many UTF-16 units around a name are looked at for its sentence and the next one. */
const BEFORE = 300;
const AFTER = 500;
const MOST_NAMES = 20;

/** A post that offers data of a protected name, or access to its network. */
export interface LeakPost {
  kind: 'data' | 'access';
  /** Fewer signs than are needed to be sure. */
  isSure: boolean;
  named: WatchHit;
  signs: readonly SeenSign[];
}

/**
 * Looks for words of leak sites and markets in the sentences in which a protected name or domain
 * stands, and the next ones.
 * @param hits of the company's lists in the text
 * @returns the post with most signs of each kind
 */
export function findLeaks(text: string, hits: readonly WatchHit[]): LeakPost[] {
  const best = new Map<LeakPost['kind'], LeakPost>();
  for (const named of hits.filter(({ kind }) => kind !== 'watch_term').slice(0, MOST_NAMES)) {
    const post = leakBeside(text, named);
    if (post !== null && post.signs.length > (best.get(post.kind)?.signs.length ?? 0))
      best.set(post.kind, post);
  }
  return [...best.values()];
}

function leakBeside(text: string, named: WatchHit): LeakPost | null {
  const from = Math.max(0, named.start - BEFORE);
  const words = wordsOf(text.slice(from, named.end + AFTER));
  const own = named.start - from;
  const ends = words.filter(({ isEnd }) => isEnd);
  const begin = ends.findLast(({ end }) => end <= own)?.end ?? 0;
  // The sentence of the name and two more: posts are written in scraps.
  const end = ends.filter(({ start }) => start >= own)[2]?.end ?? Infinity;
  const first = new Map<string, SeenSign>();
  for (const seen of leakMatcher().find(words))
    if (seen.start >= begin && seen.end <= end && !first.has(seen.sign.id))
      first.set(seen.sign.id, { ...seen, start: seen.start + from, end: seen.end + from });
  const has = (id: string) => first.has(id);
  const beside = ['amount', 'sale', 'pressure', 'kinds-of-data'].filter(has).length;
  const isAccess = has('access') && has('sale');
  if (!isAccess && !(has('leak') && beside > 0)) return null;
  return {
    kind: isAccess ? 'access' : 'data',
    isSure: isAccess ? first.size > 2 : has('amount') && beside > 1,
    named,
    signs: [...first.values()],
  };
}
