import { type Extortion, findExtortion } from './extortion.ts';
import { findThreats, type Threat } from './find-threats.ts';
import { findByParts, type ThreatByParts } from './parts/find-parts.ts';

/** What a text threatens. */
export interface Threatening {
  threats: Threat[];
  extortion: Extortion | null;
  /** Where neither of them sees anything. */
  byParts: ThreatByParts[];
}

/** Everything in a text that threatens: by the grammar, by the frame of extortion and, where these are silent, by its parts. Never throws. */
export function findAll(text: string): Threatening {
  const threats = findThreats(text);
  const extortion = findExtortion(text, threats);
  const known = [...threats.map(({ sentence }) => sentence), ...(extortion === null ? [] : [extortion])];
  return { threats, extortion, byParts: findByParts(text).filter(({ start, end }) => !known.some((other) => start < other.end && other.start < end)) };
}

/** Does anything in it threaten? */
export function isThreatening(text: string): boolean {
  const { threats, extortion, byParts } = findAll(text);
  return threats.length + byParts.length > 0 || extortion !== null;
}
