import type { Sign } from '../../signs/sign.ts';
import type { ThreatKind } from '../threat-rule.ts';
import type { GuardId } from './guards.ts';

/**
 * A frame of threats: who, in what mood, does what to whom. Its points are its score: `MEDIUM`
 * needs mood, deed and somebody; whatever has less is `LOW`.
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
