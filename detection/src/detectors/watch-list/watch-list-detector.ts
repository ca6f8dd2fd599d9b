import { scoreOfSeverity } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { showPart, surroundings } from '../../engine/texts/show.ts';
import type { TextDetector, TextNode, WatchHit } from '../../engine/texts/text-node.ts';
import { printable } from '../../formats/text/words.ts';

/**
 * The protected names, protected domains and watch terms of the company, wherever an item has text.
 */
export const watchListDetector: TextDetector = {
  id: 'watch-list',
  label: 'Watch lists',
  version: '1.1.0',
  needsWatched: true,
  readsNotes: true,
  inspect: (node, { hits }) => outermost(hits).map((hit) => describe(node, hit)),
};

/**
 * A watch term is Low unless its admin chose otherwise; that somebody is named is no danger by
 * itself.
 */
const WORDS = {
  name: { title: 'Protected name mentioned', why: 'has the protected name', score: 50 },
  domain: { title: 'Protected domain mentioned', why: 'names the protected domain', score: 50 },
  watch_term: { title: 'Watch term found', why: 'has the watch term', score: 150 },
} as const;

const scoreOf = ({ kind, severity }: WatchHit): number =>
  severity === undefined ? WORDS[kind].score : scoreOfSeverity(severity);

/**
 * Without those that lie within a longer one that is at least as severe: who names
 * `Meridiana Foods` has not named `Meridiana` as well.
 */
function outermost(hits: readonly WatchHit[]): WatchHit[] {
  const furthest = new Map<number, WatchHit>();
  return hits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((hit) => {
      const score = scoreOf(hit);
      const isInside = [...furthest].some(
        ([other, { start, end }]) =>
          other >= score && (end > hit.end || (end === hit.end && start < hit.start)),
      );
      if (hit.end > (furthest.get(score)?.end ?? 0)) furthest.set(score, hit);
      return !isInside;
    });
}

function describe(node: TextNode, hit: WatchHit): FoundThing {
  const { kind, term, start, end } = hit;
  const { title, why } = WORDS[kind];
  const said = kind === 'domain' ? term : `"${printable(term, 100)}"`;
  return {
    rule: `watch-list/${kind.replace('_', '-')}`,
    title,
    why: `The text ${why} ${said}.`,
    ...showPart(node.text, start, end, surroundings(node, start, end)),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: scoreOf(hit),
    confidence: 1,
    fingerprint: `${kind}:${term.toLowerCase()}`,
  };
}
