import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
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
  label: say('detectorWatchList'),
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
  name: { title: say('titleProtectedNameMentioned'), score: 50 },
  domain: {
    title: say('titleProtectedDomainMentioned'),
    score: 50,
  },
  watch_term: { title: say('titleWatchTermFound'), score: 150 },
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
  const { title } = WORDS[kind];
  return {
    rule: `watch-list/${kind.replace('_', '-')}`,
    title,
    why: [saidOf(hit)],
    ...showPart(node.text, start, end, surroundings(node, start, end)),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: scoreOf(hit),
    confidence: 1,
    fingerprint: `${kind}:${term.toLowerCase()}`,
  };
}

function saidOf({ kind, term }: WatchHit): Message {
  if (kind === 'domain') return say('whyProtectedDomainFound', { domain: term });
  const shown = printable(term, 100);
  return kind === 'name'
    ? say('whyProtectedNameFound', { name: shown })
    : say('whyWatchTermFound', { term: shown });
}
