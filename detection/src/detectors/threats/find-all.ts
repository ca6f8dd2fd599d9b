import { type Extortion, findExtortion } from './extortion.ts';
import { explainThreats, standing, type Threat } from './find-threats.ts';
import { findFrames, type FoundFrame } from './frames/find-frames.ts';
import { spokenOf } from './spoken.ts';

/** What a text threatens. */
export interface Threatening {
  /** By frames, the strongest of each sentence. */
  frames: FoundFrame[];
  /** By the rules of the grammar. */
  threats: Threat[];
  extortion: Extortion | null;
}

/** Everything in a text that threatens. Never throws. */
export function findAll(text: string): Threatening {
  const spoken = spokenOf(text);
  const frames = findFrames(text, spoken);
  const threats = standing(explainThreats(text, spoken));
  const violence = [
    ...threats,
    ...frames.map(({ frame, start, end }) => ({ rule: { kind: frame.kind }, start, end })),
  ];
  return { frames, threats, extortion: findExtortion(text, violence) };
}

/** Does anything in it threaten? */
export function isThreatening(text: string): boolean {
  const { frames, threats, extortion } = findAll(text);
  return frames.length > 0 || threats.length > 0 || extortion !== null;
}
