import { z } from 'zod';
import { findExtortion } from '../../src/detectors/threats/extortion.ts';
import { findThreats } from '../../src/detectors/threats/find-threats.ts';
import type { Data, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';

const Line = z.object({ text: z.string(), label: z.enum(['threat', 'none']), kind: z.string() });

const isFlagged = (text: string) => {
  const threats = findThreats(text);
  return threats.length > 0 || findExtortion(text, threats) !== null;
};
const shareOf = (texts: readonly string[]) => (texts.length === 0 ? 0 : texts.filter(isFlagged).length / texts.length);

/** `third` and `fourth`: written apart from the rules, by nobody who looked at what they miss of them (decision 164 says what was read since). */
const HALVES = { en: ['look', 'confirm', 'third', 'fourth'], it: ['look', 'confirm', 'third', 'fourth'] } as const;

/**
 * Sentences of our own writing, each a construction of its own, beside ordinary ones that look alike. Rules are written from the half
 * `look`; the half `confirm` was written before them and is not read.
 * @param own the folder of this project's evaluation, null when another stands in its place.
 */
export function ownTexts(own: Data | null, language: 'en' | 'it', target: { recall: number; alarms: number }): Measure[] {
  if (own === null) return [];
  const name = language.toUpperCase();
  return HALVES[language].flatMap((half) => {
    const rows = jsonLines(own, 'own-texts', Line, `threats-${language}-${half}.jsonl`);
    const textsOf = (wanted: 'threat' | 'none') => rows.filter(({ label }) => label === wanted).map(({ text }) => text);
    const [bad, good] = [textsOf('threat'), textsOf('none')];
    return [
      { metric: `${name} own texts found, ${half}: ${bad.length} threats`, ours: shareOf(bad), unit: 'share', peer: null, target: { at: 'least', value: target.recall }, speed: null },
      { metric: `${name} own texts flagged, ${half}: ${good.length} ordinary`, ours: shareOf(good), unit: 'share', peer: null, target: { at: 'most', value: target.alarms }, speed: null },
    ] satisfies Measure[];
  });
}
