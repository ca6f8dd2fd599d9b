import { createHash } from 'node:crypto';
import { z } from 'zod';
import { scoresOfTone, type ToneTables, TONES } from '../src/detectors/insults/tone-scores.ts';
import { TONE_BITS, toneWords, traitsOfTone } from '../src/detectors/insults/tone-traits.ts';
import type { Data } from './family.ts';
import { jsonLines } from './read.ts';
import { shuffle } from './shuffle.ts';

const Tweet = z.object({ class: z.int().min(0).max(2), text: z.string() });

export interface ToneExample {
  text: string;
  tone: number;
  traits: Uint32Array;
  /** 0 to 255, the same for tweets that say the same. */
  part: number;
}

/** Tweets with what people called them. */
export function toneExamples(data: Data): ToneExample[] {
  return jsonLines(data, 'text-davidson-en', Tweet).map(({ class: tone, text }) => {
    const key = text.toLowerCase().replaceAll(/https?:\/\/\S+|@\w+|\brt\b|&\w+;/g, ' ').replaceAll(/[^a-z0-9]+/g, ' ').trim();
    return { text, tone, traits: traitsOfTone(toneWords(text)), part: createHash('sha256').update(`vedetta-tone:${key}`).digest()[0] ?? 0 };
  });
}

const EPOCHS = 5;
const RATE = 0.05;
const SHRINK = 3e-5;
/** One in seventeen tweets is hateful, one in six neither: a mistake about them counts for more. */
const LIFT = [3, 1, 1.5];

/** Logistic regression over three classes by stochastic gradients (AdaGrad). */
export function trainTone(examples: readonly ToneExample[], seed = 1): ToneTables {
  const size = 1 << TONE_BITS;
  const weights = Array.from({ length: TONES }, () => new Float32Array(size));
  const squares = Array.from({ length: TONES }, () => new Float32Array(size).fill(1e-4));
  const bias = [0, 0, 0];
  const order = Uint32Array.from(examples, (_, index) => index);
  let state = seed;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    state = shuffle(order, state);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const scores = scoresOfTone(example.traits, { weights, bias });
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const total = odds.reduce((sum, one) => sum + one, 0);
      const share = 1 / Math.sqrt(Math.max(1, example.traits.length));
      for (let tone = 0; tone < TONES; tone += 1) {
        const slope = ((odds[tone] ?? 0) / total - (tone === example.tone ? 1 : 0)) * (LIFT[example.tone] ?? 1);
        const [table, square] = [weights[tone], squares[tone]];
        if (table === undefined || square === undefined) continue;
        for (const place of example.traits) {
          const weight = table[place] ?? 0;
          const step = slope * share + SHRINK * weight;
          const sum = (square[place] ?? 0) + step * step;
          square[place] = sum;
          table[place] = weight - (RATE * step) / Math.sqrt(sum);
        }
        bias[tone] = (bias[tone] ?? 0) - 0.01 * slope;
      }
    }
  }
  return { weights, bias };
}

/** F1 of each class, weighed by how many are of it. */
export function weightedF1(pairs: readonly { is: number; said: number }[]): number {
  return Array.from({ length: TONES }, (_, tone) => {
    const right = pairs.filter(({ is, said }) => is === tone && said === tone).length;
    const [are, said] = [pairs.filter(({ is }) => is === tone).length, pairs.filter((pair) => pair.said === tone).length];
    return { f1: right === 0 ? 0 : (2 * right) / (are + said), are };
  }).reduce((sum, { f1, are }) => sum + (f1 * are) / Math.max(1, pairs.length), 0);
}

export const likeliest = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));

const FOLDS = 5;
/** Each tweet judged by a model that was trained without it and without those that say the same. */
export function crossJudged(examples: readonly ToneExample[]): { is: number; scores: number[] }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = ({ part }: ToneExample) => part % FOLDS === fold;
    const model = trainTone(examples.filter((example) => !inFold(example)));
    return examples.filter(inFold).map(({ tone, traits }) => ({ is: tone, scores: scoresOfTone(traits, model) }));
  }).flat();
}

/** Names the tweets that a model was trained on, whatever their order. */
export const fingerprintOf = (examples: readonly ToneExample[]): string =>
  createHash('sha256').update(examples.map(({ text }) => text).sort().join('\n')).digest('hex').slice(0, 16);
