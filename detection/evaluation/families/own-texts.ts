import { isThreatening } from '../../src/detectors/threats/find-all.ts';
import type { Data, Measure } from '../family.ts';
import type { Judge } from '../threat-judge.ts';
import { ownExamples, UNREAD, type ThreatExample } from '../threat-training.ts';

/**
 * Sentences of our own writing beside ordinary ones that look alike, each set written before what
 * it measures (docs/decisions/164, 195): the unread sets one by one, from which no model learns;
 * what rules and models were made from together.
 * @param own the folder of this project's evaluation, null when another stands in its place.
 */
export function ownTexts(
  own: Data | null,
  judge: Judge,
  language: 'en' | 'it',
  target: { recall: number; alarms: number },
): Measure[] {
  if (own === null) return [];
  const name = language.toUpperCase();
  const all = ownExamples(own, 'own-texts').filter((example) => example.language === language);
  const corpus = ownExamples(own, 'threat-corpus').filter(
    (example) => example.language === language,
  );
  const isFlagged = ({ text, set, fold }: ThreatExample) =>
    isThreatening(text, UNREAD.has(set) ? undefined : judge.ofFold(fold));
  const two = (what: string, rows: readonly ThreatExample[], isBar: boolean): Measure[] => {
    const [bad, good] = [
      rows.filter(({ isThreat }) => isThreat),
      rows.filter(({ isThreat }) => !isThreat),
    ];
    const share = (of: readonly ThreatExample[]) =>
      of.filter(isFlagged).length / Math.max(1, of.length);
    return [
      {
        metric: `${name} own texts found, ${what}: ${bad.length} threats`,
        ours: share(bad),
        unit: 'share',
        peer: null,
        target: isBar ? { at: 'least', value: target.recall } : null,
        speed: null,
      },
      {
        metric: `${name} own texts flagged, ${what}: ${good.length} harmless`,
        ours: share(good),
        unit: 'share',
        peer: null,
        target: isBar ? { at: 'most', value: target.alarms } : null,
        speed: null,
      },
    ];
  };
  return [
    ...[...UNREAD].flatMap((set) =>
      two(
        `${set}, unread`,
        all.filter((example) => example.set === set),
        true,
      ),
    ),
    ...two(
      `15 read sets${judge.note}`,
      all.filter(({ set }) => !UNREAD.has(set)),
      false,
    ),
    ...two(`what was written to learn from${judge.note}`, corpus, false),
  ];
}
