import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  presenceOf,
  scoresOfTone,
  TONES,
  type ToneTrees,
} from '../src/detectors/insults/tone-scores.ts';
import { toneWords, traitsOfTone } from '../src/detectors/insults/tone-traits.ts';
import type { Data } from './family.ts';
import { jsonLines } from './read.ts';
import { boost } from './tone-boosting.ts';

const Votes = z.int().min(0);
const Tweet = z
  .object({
    class: z.int().min(0).max(2),
    hate: Votes,
    offensive: Votes,
    neither: Votes,
    text: z.string(),
  })
  .refine(
    ({ hate, offensive, neither }) => hate + offensive + neither > 0,
    'Nobody said what this tweet is: hate, offensive and neither are the numbers of people who did.',
  );

export interface ToneExample {
  text: string;
  tone: number;
  /** By tone, how many people called it so. */
  votes: readonly number[];
  traits: Int32Array;
  /** 0 to 255, the same for tweets that say the same. */
  part: number;
}

/** Tweets with what people called them. */
export function toneExamples(data: Data): ToneExample[] {
  return jsonLines(data, 'text-davidson-en', Tweet).map(
    ({ class: tone, hate, offensive, neither, text }) => {
      const key = text
        .toLowerCase()
        .replaceAll(/https?:\/\/\S+|@\w+|\brt\b|&\w+;/g, ' ')
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim();
      return {
        text,
        tone,
        votes: [hate, offensive, neither],
        traits: traitsOfTone(toneWords(text)),
        part: createHash('sha256').update(`vedetta-tone:${key}`).digest()[0] ?? 0,
      };
    },
  );
}

/**
 * One in seventeen tweets is hateful, one in six neither: what was said of them counts for more.
 */
const LIFT = [2, 1, 1.2];

/**
 * Trees that learn from every vote: a tweet that two of three people called hateful says two thirds
 * hateful.
 */
export const trainTone = (examples: readonly ToneExample[]): ToneTrees =>
  boost(
    examples.map(({ traits, votes }) => {
      const all = votes.reduce((sum, vote) => sum + vote, 0);
      return { traits, says: votes.map((vote, tone) => (LIFT[tone] ?? 1) * (vote / all)) };
    }),
  );

/** F1 of each class, weighed by how many are of it. */
export function weightedF1(pairs: readonly { is: number; said: number }[]): number {
  return Array.from({ length: TONES }, (_, tone) => {
    const right = pairs.filter(({ is, said }) => is === tone && said === tone).length;
    const [are, said] = [
      pairs.filter(({ is }) => is === tone).length,
      pairs.filter((pair) => pair.said === tone).length,
    ];
    return { f1: right === 0 ? 0 : (2 * right) / (are + said), are };
  }).reduce((sum, { f1, are }) => sum + (f1 * are) / Math.max(1, pairs.length), 0);
}

export const likeliest = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));

const FOLDS = 5;
/** Each tweet judged by a model that was trained without it and without those that say the same. */
export function crossJudged(examples: readonly ToneExample[]): { is: number; scores: number[] }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = ({ part }: ToneExample) => part % FOLDS === fold;
    const trees = trainTone(examples.filter((example) => !inFold(example)));
    const places = new Map(trees.traits.map((trait, place) => [trait, place]));
    return examples.filter(inFold).map(({ tone, traits }) => ({
      is: tone,
      scores: scoresOfTone(presenceOf(traits, places), trees),
    }));
  }).flat();
}

/** Names the tweets that a model was trained on, whatever their order. */
export const fingerprintOf = (examples: readonly ToneExample[]): string =>
  createHash('sha256')
    .update(
      examples
        .map(({ text }) => text)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);
