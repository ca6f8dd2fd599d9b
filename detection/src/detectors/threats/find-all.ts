import { type Extortion, findExtortion } from './extortion.ts';
import { explainThreats, standing, type Threat } from './find-threats.ts';
import { readLearned, type Reading } from './learned/find-learned.ts';
import type { LearnedModel } from './learned/model.ts';
import { findFrames, type FoundFrame } from './frames/find-frames.ts';
import { findByParts, type ThreatByParts } from './parts/find-parts.ts';
import { spokenOf } from './spoken.ts';

/** What a text threatens. */
export interface Threatening {
  /** By frames, the strongest of each sentence. */
  frames: FoundFrame[];
  threats: Seconded<Threat>[];
  extortion: Extortion | null;
  /** Where neither of them sees anything, and the learnt model does not contradict. */
  byParts: Seconded<ThreatByParts>[];
  /** Where none of these sees anything. */
  learned: Reading[];
}

/** The learnt model agrees: it does not contradict a threat of the grammar, and tells of one by its parts as well. */
export type Seconded<T> = T & { isSeconded: boolean };

interface Range {
  start: number;
  end: number;
}
const meet = (one: Range) => (other: Range) => one.start < other.end && other.start < one.end;

/**
 * Everything in a text that threatens: by the grammar, by the frame of extortion and, where these are silent, by its parts and by what was learnt
 * of sentences. Never throws.
 *
 * @param model what was learnt; the model that comes along unless told
 */
export function findAll(text: string, model?: LearnedModel): Threatening {
  const spoken = spokenOf(text);
  const explained = explainThreats(text, spoken);
  const threats = standing(explained);
  const extortion = findExtortion(text, threats);
  // What the grammar took for somebody else's words is theirs for the others too.
  const quoted = explained
    .filter(({ guard }) => guard === 'quoted')
    .map(({ threat }) => threat.sentence);
  const isQuoted = ({ words }: Reading) => words.every((word) => quoted.some(meet(word)));
  const frames = findFrames(text, spoken);
  const known: Range[] = [
    ...frames.map(({ sentence }) => sentence),
    ...threats.map(({ sentence }) => sentence),
    ...(extortion === null ? [] : [extortion]),
  ];
  const readings = readLearned(text, model, spoken);
  const byParts = findByParts(text, spoken).filter(
    (found) =>
      ![...known, ...quoted].some(meet(found)) &&
      readings.some((reading) => reading.confirms && meet(found)(reading)),
  );
  const seconded = <T extends Range>(
    found: readonly T[],
    by: 'confirms' | 'tells',
  ): Seconded<T>[] =>
    found.map((one) => ({
      ...one,
      isSeconded: readings.some((reading) => reading[by] && meet(one)(reading)),
    }));
  return {
    frames,
    threats: seconded(threats, 'confirms'),
    extortion,
    byParts: seconded(byParts, 'tells'),
    learned: readings.filter(
      (reading) =>
        reading.tells && ![...known, ...byParts].some(meet(reading)) && !isQuoted(reading),
    ),
  };
}

/** Does anything in it threaten? */
export function isThreatening(text: string, model?: LearnedModel): boolean {
  const { frames, threats, extortion, byParts, learned } = findAll(text, model);
  return frames.length + threats.length + byParts.length + learned.length > 0 || extortion !== null;
}
