import { z } from 'zod';
import { findInsults } from '../../src/detectors/insults/find-insults.ts';
import { offenceIn } from '../../src/detectors/insults/tone-scores.ts';
import {
  offensiveTone,
  TONE_TELLING,
  TONE_TRAINED_ON,
  toneOf,
} from '../../src/detectors/insults/tone-model.ts';
import type { Data, Family, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';
import {
  crossJudged,
  fingerprintOf,
  likeliest,
  toneExamples,
  weightedF1,
} from '../tone-training.ts';

const Case = z.object({
  functionality: z.string(),
  label: z.enum(['hateful', 'non-hateful']),
  text: z.string(),
});
const Tweet = z.object({ class: z.number(), text: z.string() });
const Post = z.object({ text: z.string() });
const share = (texts: readonly string[]) =>
  texts.length === 0
    ? 0
    : texts.filter((text) => findInsults(text).length > 0).length / texts.length;
const told = (metric: string, ours: number, speed: string | null = null): Measure => ({
  metric,
  ours,
  unit: 'share',
  peer: null,
  target: null,
  speed,
});

/**
 * Hate without a threat; quotations, counter speech, reclaimed slurs and kind words must not be
 * flagged as often as it.
 */
function hatecheck(data: Data, language: 'en' | 'it'): Measure[] {
  const cases = jsonLines(data, `text-hatecheck-${language}`, Case).filter(
    ({ functionality }) => !functionality.startsWith('threat_'),
  );
  const texts = (wanted: (functionality: string, label: string) => boolean) =>
    cases
      .filter(({ functionality, label }) => wanted(functionality, label))
      .map(({ text }) => text);
  const name = language.toUpperCase();
  const insulting = texts((functionality) =>
    /^(?:slur_h|derog_dehum_h|derog_neg_attrib_h|derog_neg_emote_h|profanity_h)$/.test(
      functionality,
    ),
  );
  const innocent = texts(
    (functionality, label) =>
      label === 'non-hateful' && !/^(?:target_|profanity_nh|slur_)/.test(functionality),
  );
  const counter = texts((functionality) => functionality.startsWith('counter_'));
  return [
    told(`${name} found, ${insulting.length} slurs and insults against groups`, share(insulting)),
    told(
      `${name} flagged, ${innocent.length} neutral, kind, negated or answering`,
      share(innocent),
    ),
    told(`${name} flagged, ${counter.length} that quote or answer hate`, share(counter)),
  ];
}

/** Sentences that use the words and mean no harm, of which the model of tone has seen none. */
function toneOfHarmless(data: Data): Measure {
  const texts = jsonLines(data, 'text-hatecheck-en', Case)
    .filter(({ label }) => label === 'non-hateful')
    .map(({ text }) => text);
  return told(
    `tone alone, where the company is named: told of HateCheck's ${texts.length} that are not hateful`,
    texts.filter((text) => offensiveTone(text) !== null).length / Math.max(1, texts.length),
  );
}

/** The model of tone, on tweets that it has not seen: by folds where it was trained on these. */
function tone(data: Data): Measure[] {
  const examples = toneExamples(data);
  const isItsOwn = fingerprintOf(examples) === TONE_TRAINED_ON;
  const judged = isItsOwn
    ? crossJudged(examples)
    : examples.map(({ tone: is, text }) => ({ is, scores: toneOf(text) }));
  const told = (wanted: number) => {
    const of = judged.filter(({ is }) => is === wanted);
    return (
      of.filter(({ scores }) => offenceIn(scores) >= TONE_TELLING).length / Math.max(1, of.length)
    );
  };
  const by = isItsOwn ? ', each by a model that had not seen it' : '';
  return [
    {
      metric: `Davidson: weighted F1 of hateful, offensive, neither, ${judged.length} tweets${by}`,
      ours: weightedF1(judged.map(({ is, scores }) => ({ is, said: likeliest(scores) }))),
      unit: 'share',
      peer: 'paper 0.90 (own split)',
      target: { at: 'least', value: 0.9 },
      speed: null,
    },
    ...(['hateful', 'offensive', 'ordinary'] as const).map((name, is): Measure => ({
      metric: `tone alone, where the company is named: told of ${name} tweets`,
      ours: told(is),
      unit: 'share',
      peer: null,
      target: null,
      speed: null,
    })),
  ];
}

/**
 * Insults: the reference sets no target for the grammar alone; told are what it finds and what it
 * flags of ordinary posts.
 */
export const insults: Family = {
  id: 'insults',
  title: 'Insults',
  sets: ['text-hatecheck-en', 'text-hatecheck-it', 'text-davidson-en', 'text-postwita-it'],
  measure(data) {
    const tweets = jsonLines(data, 'text-davidson-en', Tweet);
    const posts = jsonLines(data, 'text-postwita-it', Post).map(({ text }) => text);
    const ofClass = (wanted: number) =>
      tweets.filter((tweet) => tweet.class === wanted).map(({ text }) => text);
    const started = process.cpuUsage();
    const offensive = [ofClass(0), ofClass(1)].map(share);
    const speed =
      `${(process.cpuUsage(started).user / 1000 / (ofClass(0).length + ofClass(1).length)).toFixed(2)} ` +
      'ms a text';
    return Promise.resolve([
      ...hatecheck(data, 'en'),
      ...hatecheck(data, 'it'),
      told(
        `found in ${ofClass(0).length} hateful tweets, Davidson class 0`,
        offensive[0] ?? 0,
        speed,
      ),
      told(`found in ${ofClass(1).length} offensive tweets, Davidson class 1`, offensive[1] ?? 0),
      told(`ordinary tweets flagged, ${ofClass(2).length} of Davidson class 2`, share(ofClass(2))),
      told(`ordinary posts flagged, ${posts.length} of PoSTWITA`, share(posts)),
      ...tone(data),
      toneOfHarmless(data),
    ]);
  },
};
