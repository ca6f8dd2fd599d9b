import { join } from 'node:path';
import { z } from 'zod';
import { isThreatening } from '../../src/detectors/threats/find-all.ts';
import type { Data, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';

const Line = z.object({ text: z.string(), label: z.enum(['threat', 'none']), kind: z.string() });

const shareOf = (texts: readonly string[]) => (texts.length === 0 ? 0 : texts.filter(isThreatening).length / texts.length);

/** From `third` on each was written before the rules that it then measured; docs/decisions/164 says what each found unread, and which have been read since. */
const SETS = ['look', 'confirm', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth'] as const;

/**
 * Sentences of our own writing, each a construction of its own, beside ordinary ones that look alike. Rules were first written from the half
 * `look`; `confirm` was written before them.
 * @param own the folder of this project's evaluation, null when another stands in its place.
 */
export function ownTexts(own: Data | null, language: 'en' | 'it', target: { recall: number; alarms: number }): Measure[] {
  if (own === null) return [];
  const name = language.toUpperCase();
  return SETS.filter((half) => own.has(join('own-texts', `threats-${language}-${half}.jsonl`))).flatMap((half) => {
    const rows = jsonLines(own, 'own-texts', Line, `threats-${language}-${half}.jsonl`);
    const textsOf = (wanted: 'threat' | 'none') => rows.filter(({ label }) => label === wanted).map(({ text }) => text);
    const [bad, good] = [textsOf('threat'), textsOf('none')];
    return [
      { metric: `${name} own texts found, ${half}: ${bad.length} threats`, ours: shareOf(bad), unit: 'share', peer: null, target: { at: 'least', value: target.recall }, speed: null },
      { metric: `${name} own texts flagged, ${half}: ${good.length} ordinary`, ours: shareOf(good), unit: 'share', peer: null, target: { at: 'most', value: target.alarms }, speed: null },
    ] satisfies Measure[];
  });
}
