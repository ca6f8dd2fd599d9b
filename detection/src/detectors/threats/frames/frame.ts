import type { Sign } from '../../signs/sign.ts';
import type { ThreatKind } from '../threat-rule.ts';
import type { GuardId } from './guards.ts';

/**
 * A frame of threats: who, in what mood, does what to whom. Its points are its score: `MEDIUM`
 * needs a mood, a deed and a person; what has less is `LOW`.
 */
export interface Frame extends Sign {
  language: 'en' | 'it';
  kind: ThreatKind;
  /** What lowers or clears it besides what clears all. */
  guards?: readonly GuardId[];
  /** The author says what they will do: a context of games or jokes cannot clear it alone. */
  isOwn?: true;
}

export const MEDIUM = 500;
export const LOW = 250;
/** What a protected name or domain in its sentence, or the next one, adds. */
export const NAMED = 200;
/** A protected name with a time, a place or a demand. */
export const EXPLICIT = 1000;
