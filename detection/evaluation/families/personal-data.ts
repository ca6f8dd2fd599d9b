import { z } from 'zod';
import { findPersonalData } from '../../src/detectors/personal-data/personal-data-detector.ts';
import type { PersonalKind } from '../../src/detectors/personal-data/personal-datum.ts';
import type { Data, Family, Measure } from '../family.ts';
import { leastProcessorMs } from '../least.ts';
import { jsonLines } from '../read.ts';

const Sentence = z.object({
  text: z.string(),
  spans: z.array(z.object({ type: z.string(), start: z.number(), end: z.number() })),
});
const Post = z.object({ text: z.string() });
const LABELS = { card: 'CREDIT_CARD', iban: 'IBAN_CODE', phone: 'PHONE_NUMBER' } as const;
const TARGETS: Readonly<Record<keyof typeof LABELS, number | null>> = {
  card: 1,
  iban: 1,
  phone: null,
};

/** Of the spans of a kind, how many a finding overlaps; and how many findings overlap none. */
function onSentences(
  sentences: readonly z.infer<typeof Sentence>[],
  kind: keyof typeof LABELS,
): { all: number; found: number; wrong: number } {
  const count = { all: 0, found: 0, wrong: 0 };
  for (const { text, spans } of sentences) {
    const wanted = spans.filter(({ type }) => type === LABELS[kind]);
    const seen = findPersonalData(text).filter((datum) => datum.kind === kind);
    const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
      one.start < other.end && other.start < one.end;
    count.all += wanted.length;
    count.found += wanted.filter((span) => seen.some((datum) => overlaps(datum, span))).length;
    count.wrong += seen.filter((datum) => !wanted.some((span) => overlaps(datum, span))).length;
  }
  return count;
}

/**
 * Cards, bank accounts and telephone numbers in synthetic sentences; what is claimed of posts,
 * where nothing of the kind is labelled.
 */
export const personalData: Family = {
  id: 'personal-data',
  title: 'Personal data',
  sets: ['pii-presidio', 'text-davidson-en', 'text-postwita-it'],
  async measure(data: Data): Promise<Measure[]> {
    const sentences = jsonLines(data, 'pii-presidio', Sentence);
    const posts = [
      ...jsonLines(data, 'text-davidson-en', Post),
      ...jsonLines(data, 'text-postwita-it', Post),
    ].map(({ text }) => text);
    const corpus = posts.join('\n');
    const spent = await leastProcessorMs(() => {
      for (let at = 0; at < corpus.length; at += 20_000)
        findPersonalData(corpus.slice(at, at + 20_000));
    });
    const speed = `${(corpus.length / 1000 / spent).toFixed(0)} MB/s`;
    const claimed = (kind: PersonalKind) =>
      posts.filter((text) => findPersonalData(text).some((datum) => datum.kind === kind)).length;
    return [
      ...(['card', 'iban', 'phone'] as const).flatMap((kind): Measure[] => {
        const { all, found, wrong } = onSentences(sentences, kind);
        const target = TARGETS[kind];
        return [
          {
            metric: `${LABELS[kind].toLowerCase().replace('_', ' ')} found, of ${all}`,
            ours: found / all,
            unit: 'share',
            peer: null,
            target: target === null ? null : { at: 'least', value: target },
            speed: null,
          },
          {
            metric:
              `${LABELS[kind].toLowerCase().replace('_', ' ')} claimed elsewhere in ` +
              `${sentences.length} sentences`,
            ours: wrong,
            unit: 'count',
            peer: null,
            target: target === null ? null : { at: 'most', value: 0 },
            speed: null,
          },
        ];
      }),
      ...(['card', 'iban', 'tax-code', 'phone'] as const).map((kind): Measure => ({
        metric: `${kind} claimed in ${posts.length} posts`,
        ours: claimed(kind),
        unit: 'count',
        peer: null,
        target: kind === 'phone' ? null : { at: 'most', value: 0 },
        speed: kind === 'card' ? speed : null,
      })),
    ];
  },
};
