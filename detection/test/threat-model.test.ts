import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Data } from '../evaluation/family.ts';
import { fitLogistic } from '../evaluation/logistic.ts';
import {
  fingerprintOf,
  ownExamples,
  ownLearnt,
  readingOf,
  UNREAD,
} from '../evaluation/threat-training.ts';
import { LEARNT_FROM } from '../src/detectors/threats/learned/model.ts';

const own = new Data(fileURLToPath(new URL('../evaluation', import.meta.url)));
const AGAIN = 'Run `node detection/evaluation/run.mjs train-threat-model` and commit the model.';

describe('the learnt model of threats', () => {
  it('has learnt from the sentences that lie in the repository, read as they are read today', () => {
    const examples = ownLearnt(own);
    expect(fingerprintOf(examples), AGAIN).toBe(LEARNT_FROM.own);
    expect(readingOf(examples), AGAIN).toBe(LEARNT_FROM.reading);
  });

  it('has not seen a sentence of the sets that measure it', () => {
    const seen = new Set(ownLearnt(own).map(({ text }) => text.toLowerCase()));
    const unread = ownExamples(own, 'own-texts').filter(({ set }) => UNREAD.has(set));
    expect(unread.length).toBeGreaterThan(1500);
    expect(unread.filter(({ text }) => seen.has(text.toLowerCase()))).toEqual([]);
  });
});

describe('logistic regression', () => {
  it('finds the minimum of its cost: no weight can be moved to make it smaller', () => {
    const examples = [[0, 1], [0], [1, 2], [2], [0, 2], [1]].map((traits, at) => ({
      traits: Int32Array.from(traits),
      is: at % 2 === 0,
      counts: 1 + (at % 3),
    }));
    const { bias, weights } = fitLogistic(examples, 3, 5);
    const cost = (all: readonly number[]) =>
      all.reduce((sum, weight) => sum + weight ** 2 / 2, 0) +
      examples.reduce((sum, { traits, is, counts }) => {
        const margin =
          (is ? 1 : -1) *
          ((all[3] ?? 0) +
            [...traits].reduce((score, trait) => score + (all[trait] ?? 0), 0) /
              Math.sqrt(traits.length));
        return sum + 5 * counts * Math.log1p(Math.exp(-margin));
      }, 0);
    const found = [...weights, bias];
    const least = cost(found);
    for (const [at] of found.entries())
      for (const by of [-0.05, 0.05])
        expect(
          cost(found.map((weight, index) => (index === at ? weight + by : weight))),
        ).toBeGreaterThan(least);
  });
});
