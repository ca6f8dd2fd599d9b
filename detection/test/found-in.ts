import type { Violence } from '../src/detectors/threats/extortion.ts';
import { findAll } from '../src/detectors/threats/find-all.ts';

/** What frames and rules find in a text, in its order; what several see at one place once. */
export function foundIn(text: string): (Violence & { language: 'en' | 'it' })[] {
  const { frames, threats } = findAll(text);
  return [
    ...frames.map(({ frame, start, end }) => ({
      language: frame.language,
      rule: { kind: frame.kind },
      start,
      end,
    })),
    ...threats.map(({ language, rule: { kind }, start, end }) => ({
      language,
      rule: { kind },
      start,
      end,
    })),
  ]
    .sort((a, b) => a.start - b.start)
    .filter((one, at, all) => !all.slice(0, at).some(({ end }) => one.start < end));
}
