import { createHash } from 'node:crypto';
import { traitsOfHost, TABLE_BITS } from '../src/detectors/phishing/host-features.ts';
import { readHost } from '../src/formats/urls/host.ts';
import type { Data } from './family.ts';
import { tabRows } from './read.ts';
import { shuffle } from './shuffle.ts';

/** A host of url-mixed with what it is. */
export interface Example {
  host: string;
  isBad: boolean;
  source: string;
  traits: Uint32Array;
  /**
   * 0 to 255, the same for all hosts of a registered domain: which part of the set it belongs to.
   */
  part: number;
}

/** Hosts with a part below this train the model; the others, a fifth, measure it. */
export const TRAINING_PARTS = 205;

/** The hosts of url-mixed, each once; addresses with a path count as their host. */
export function examplesOf(data: Data): Example[] {
  const seen = new Set<string>();
  return tabRows(data, 'url-mixed', 'dev.tsv').flatMap(
    ([label = '', source = '', domain = '', address = '']) => {
      const text = address || domain;
      const url = /^https?:/i.test(text) ? text : `http://${text}`;
      const host = URL.canParse(url) ? readHost(new URL(url).hostname) : null;
      if (host === null || seen.has(host.ascii)) return [];
      seen.add(host.ascii);
      const part = createHash('sha256').update(`vedetta:${host.domain}`).digest()[0] ?? 0;
      return [{ host: host.ascii, isBad: label === '1', source, traits: traitsOfHost(host), part }];
    },
  );
}

export interface Trained {
  weights: Float32Array;
  bias: number;
}

const EPOCHS = 5;
const RATE = 0.3;
const SHRINK = 2e-6;

/** Logistic regression by stochastic gradients (AdaGrad), both classes weighing the same. */
export function train(examples: readonly Example[], seed = 1): Trained {
  const weights = new Float32Array(1 << TABLE_BITS);
  const squares = new Float32Array(1 << TABLE_BITS).fill(1e-6);
  let bias = 0;
  const bad = examples.filter(({ isBad }) => isBad).length;
  const weightOf = {
    bad: examples.length / (2 * bad),
    good: examples.length / (2 * (examples.length - bad)),
  };
  const order = Uint32Array.from(examples, (_, index) => index);
  let state = seed;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    state = shuffle(order, state);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const slope =
        (1 / (1 + Math.exp(-scoreOf(example, { weights, bias }))) - (example.isBad ? 1 : 0)) *
        (example.isBad ? weightOf.bad : weightOf.good);
      const share = 1 / Math.sqrt(example.traits.length);
      for (const place of example.traits) {
        const weight = weights[place] ?? 0;
        const step = slope * share + SHRINK * weight;
        const square = (squares[place] ?? 0) + step * step;
        squares[place] = square;
        weights[place] = weight - (RATE * step) / Math.sqrt(square);
      }
      bias -= 0.01 * slope;
    }
  }
  return { weights, bias };
}

/** Log-odds that the host is bad. */
export function scoreOf({ traits }: Pick<Example, 'traits'>, { weights, bias }: Trained): number {
  let sum = 0;
  for (const place of traits) sum += weights[place] ?? 0;
  return sum / Math.sqrt(traits.length) + bias;
}

/** Area under the curve: how often a bad one scores above a good one. */
export function areaUnderCurve(scored: readonly { score: number; isBad: boolean }[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  let ranks = 0;
  sorted.forEach(({ isBad }, index) => {
    ranks += isBad ? index + 1 : 0;
  });
  const bad = sorted.filter(({ isBad }) => isBad).length;
  return (ranks - (bad * (bad + 1)) / 2) / (bad * (sorted.length - bad));
}

/** The score that at most `share` of the good ones reach. */
export function thresholdAt(
  scored: readonly { score: number; isBad: boolean }[],
  share: number,
): number {
  const good = scored
    .filter(({ isBad }) => !isBad)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  return (good[Math.floor(good.length * share)] ?? Infinity) + 1e-6;
}
