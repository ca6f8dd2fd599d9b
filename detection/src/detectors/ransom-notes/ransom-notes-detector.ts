import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { showPart, surroundings } from '../../engine/texts/show.ts';
import type { TextDetector, TextNode, WatchHit } from '../../engine/texts/text-node.ts';
import { printable } from '../../formats/text/words.ts';
import { identityOf, reasonsOf } from '../signs/describe-signs.ts';
import { wordsOf } from '../signs/words.ts';
import { findLeaks, type LeakPost } from './find-leak.ts';
import { findNote, type Note, type NoteLevel } from './find-note.ts';

/** A shorter text has no room for three signs. UTF-16 units. */
const SHORTEST = 60;
const SCORE: Readonly<Record<NoteLevel, number>> = { low: 200, medium: 450, high: 750 };
/** A protected name or domain beside it. */
const NAMED = 200;
/** A note addresses its reader before it begins, or below. UTF-16 units. */
const NEAR = 600;
/** Signs that say what was done, first: they are shown. */
const TELLING = ['locked', 'stolen', 'decrypt', 'publish'];

/**
 * Ransom notes, and posts of leak sites and markets that name the company, in English and Italian.
 */
export const ransomNotesDetector: TextDetector = {
  id: 'ransom-notes',
  label: say('detectorRansomNotes'),
  version: '1.0.0',
  inspect(node, { hits }) {
    if (node.isHead === true) return [];
    const note = node.text.length < SHORTEST ? null : findNote(wordsOf(node.text));
    return [
      ...(note === null ? [] : [describeNote(node, note, hits)]),
      ...findLeaks(node.text, hits).map((post) => describeLeak(node, post)),
    ];
  },
};

function describeNote(
  node: TextNode,
  { level, signs }: Note,
  hits: readonly WatchHit[],
): FoundThing {
  const shown = signs.find(({ sign }) => TELLING.includes(sign.id)) ?? signs[0];
  const { start, end } = shown ?? { start: 0, end: 0 };
  const first = signs[0]?.start ?? start;
  const last = signs.at(-1)?.end ?? end;
  const named =
    level !== 'low' &&
    hits.some(
      (hit) => hit.kind !== 'watch_term' && hit.end > first - NEAR && hit.start < last + NEAR,
    );
  return {
    rule: `ransom-notes/note-${level}`,
    title: level === 'low' ? say('titlePossibleRansomNote') : say('titleRansomNote'),
    why: [
      say('whyRansomNoteSigns', { n: signs.length }),
      ...reasonsOf(node.text, signs),
      ...(named ? [say('whyMentionsProtected')] : []),
      ...(level === 'high' ? [] : [say('whyRansomNoteMaybeQuoted')]),
    ],
    ...showPart(node.text, start, end, surroundings(node, start, end)),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: SCORE[level] + (named ? NAMED : 0),
    confidence: { low: 0.4, medium: 0.8, high: 0.95 }[level],
    fingerprint: `ransom-note:${identityOf(node.text.slice(first, last))}`,
  };
}

function describeLeak(node: TextNode, { kind, isSure, named, signs }: LeakPost): FoundThing {
  const start = Math.min(named.start, ...signs.map((sign) => sign.start));
  const end = Math.max(named.end, ...signs.map((sign) => sign.end));
  return {
    rule: `ransom-notes/${kind}-offered`,
    title: kind === 'access' ? say('titleAccessForSale') : say('titleDataLeakPost'),
    why: [
      say(kind === 'access' ? 'whyAccessOfferedNearProtected' : 'whyDataOfferedNearProtected', {
        name: printable(named.term, 100),
      }),
      ...reasonsOf(node.text, signs),
    ],
    ...showPart(node.text, named.start, named.end, surroundings(node, start, end)),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: isSure ? 800 : 450,
    confidence: isSure ? 0.85 : 0.6,
    fingerprint: `leak-post:${kind}:${named.term.toLowerCase()}`,
  };
}
