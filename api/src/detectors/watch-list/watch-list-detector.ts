import { scoreOfSeverity, type FoundThing } from '../detector.ts';
import { showPart, surroundings } from '../text/show.ts';
import type { TextDetector, TextNode, WatchHit } from '../text/text-node.ts';
import { printable } from '../words.ts';

/** The protected names, protected domains and watch terms of the company, wherever an item has text. */
export const watchListDetector: TextDetector = {
  id: 'watch-list', label: 'Watch lists', version: '1.1.0', needsWatched: true,
  inspect: (node, { hits }) => hits.map((hit) => describe(node, hit)),
};

/** A watch term is Low unless its admin chose otherwise (reference/detection.md, section 2); that somebody is named is no danger by itself. */
const WORDS = {
  name: { title: 'Protected name mentioned', why: 'has the protected name', score: 50 },
  domain: { title: 'Protected domain mentioned', why: 'names the protected domain', score: 50 },
  watch_term: { title: 'Watch term found', why: 'has the watch term', score: 150 },
} as const;

function describe(node: TextNode, { kind, term, severity, start, end }: WatchHit): FoundThing {
  const { title, why, score: ordinary } = WORDS[kind];
  const score = severity === undefined ? ordinary : scoreOfSeverity(severity);
  const said = kind === 'domain' ? term : `"${printable(term, 100)}"`;
  return {
    rule: `watch-list/${kind.replace('_', '-')}`, title, why: `The text ${why} ${said}.`, ...showPart(node.text, start, end, surroundings(node, start, end)),
    path: [...node.path], place: node.placeOf(start, end), score, confidence: 1, fingerprint: `${kind}:${term.toLowerCase()}`,
  };
}
