import { z } from 'zod';
import { isThreatening } from '../../src/detectors/threats/find-all.ts';
import type { Data, Family, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';
import { inPieces } from '../pieces.ts';

const Case = z.object({
  templ: z.string(),
  functionality: z.string(),
  label: z.enum(['hateful', 'non-hateful']),
  text: z.string(),
});
const Tweet = z.object({ id: z.string(), class: z.number(), text: z.string() });
const Post = z.object({ id: z.string(), text: z.string() });

const shareOf = <T>(rows: readonly T[], of: (row: T) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(of).length / rows.length;

function hatecheck(
  data: Data,
  language: 'en' | 'it',
  target: { recall: number; alarms: number },
  peers: [string | null, string | null],
): Measure[] {
  const cases = jsonLines(data, `text-hatecheck-${language}`, Case);
  const name = language.toUpperCase();
  const threats = cases.filter(({ functionality }) => functionality.startsWith('threat_'));
  const innocent = cases.filter(({ label }) => label === 'non-hateful');
  // HateCheck calls these not hateful because the group is not a protected one;
  // `I want to kill him` is a threat all the same.
  const peaceful = innocent.filter(
    ({ functionality }) => !/^target_(?:indiv|group)_nh$/.test(functionality),
  );
  const isFlagged = ({ text }: z.infer<typeof Case>) => isThreatening(text);
  return [
    {
      metric: `${name} recall on HateCheck: ${threats.length} threats`,
      ours: shareOf(threats, isFlagged),
      unit: 'share',
      peer: peers[0],
      target: { at: 'least', value: target.recall },
      speed: null,
    },
    {
      metric: `${name} flagged: ${innocent.length} not hateful`,
      ours: shareOf(innocent, isFlagged),
      unit: 'share',
      peer: peers[1],
      target: { at: 'most', value: target.alarms },
      speed: null,
    },
    {
      metric: `${name} of them flagged, ${peaceful.length} that abuse neither a person nor another group`,
      ours: shareOf(peaceful, isFlagged),
      unit: 'share',
      peer: null,
      target: null,
      speed: null,
    },
  ];
}

/** Threats in English and Italian on HateCheck, and what is flagged of ordinary posts. */
export const threats: Family = {
  id: 'threats',
  title: 'Threats',
  sets: ['text-hatecheck-en', 'text-hatecheck-it', 'text-davidson-en', 'text-postwita-it'],
  async measure(data) {
    const tweets = jsonLines(data, 'text-davidson-en', Tweet);
    const posts = jsonLines(data, 'text-postwita-it', Post);
    const ofClass = (wanted: number) => tweets.filter((tweet) => tweet.class === wanted);
    const isFlagged = ({ text }: { text: string }) => isThreatening(text);
    const started = performance.now();
    const [hateful = 0, offensive = 0] = [0, 1].map((tone) => shareOf(ofClass(tone), isFlagged));
    const speed = `${((performance.now() - started) / (ofClass(0).length + ofClass(1).length)).toFixed(2)} ms a text`;
    return [
      ...hatecheck(data, 'en', { recall: 0.95, alarms: 0.03 }, [
        'Perspective 1.00, BERT 0.79',
        'Perspective 0.497, BERT 0.473',
      ]),
      ...hatecheck(data, 'it', { recall: 0.9, alarms: 0.04 }, [null, null]),
      {
        metric: `ordinary tweets flagged, ${ofClass(2).length} of Davidson class 2`,
        ours: shareOf(ofClass(2), isFlagged),
        unit: 'share',
        peer: null,
        target: { at: 'most', value: 0.005 },
        speed,
      },
      {
        metric: `ordinary posts flagged, ${posts.length} of PoSTWITA`,
        ours: shareOf(posts, ({ text }) => isThreatening(text)),
        unit: 'share',
        peer: null,
        target: { at: 'most', value: 0.003 },
        speed: null,
      },
      ...(
        [
          ['tweets', ofClass(2)],
          ['posts', posts],
        ] as const
      ).map(([name, rows]) => {
        const pieces = rows.flatMap(({ text }) => inPieces(text));
        return {
          metric: `of the same ${name} ${pieces.length} pieces of two to ten words flagged`,
          ours: shareOf(pieces, isThreatening),
          unit: 'share' as const,
          peer: null,
          target: { at: 'most' as const, value: 0.005 },
          speed: null,
        };
      }),
      {
        metric: 'hateful and offensive tweets flagged, Davidson class 0',
        ours: hateful,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
      {
        metric: 'offensive tweets flagged, Davidson class 1',
        ours: offensive,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
    ];
  },
};
