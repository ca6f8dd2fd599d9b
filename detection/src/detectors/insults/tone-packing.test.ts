import { expect, it } from 'vitest';
import { packTrees, unpackTrees } from './tone-packing.ts';
import { presenceOf, scoresOfTone, type ToneTrees } from './tone-scores.ts';

/** The first asks twice, the second nothing, the third once. */
const TREES: ToneTrees = {
  traits: [7, -2],
  roots: [0, ~3, 2],
  asked: [0, 1, 1],
  having: [1, ~0, ~4],
  lacking: [~2, ~1, ~5],
  leaves: [1.27, -0.5, 0.25, 0.1, -1, 0.75],
  bias: [-2, 0, 1],
};
const NUMBERS = new Map(TREES.traits.map((trait, place) => [trait, place]));

it.each([
  ['nothing that is asked for', [], [-1.75, 0.1, 1.75]],
  ['one trait', [7], [-2.5, 0.1, 1.75]],
  ['the other', [-2], [-1.75, 0.1, 0]],
  ['both and a strange one', [7, 99, -2], [-0.73, 0.1, 0]],
])('trees score the same after packing: a text of %s', (_, traits, scores) => {
  const present = presenceOf(traits, NUMBERS);
  for (const trees of [TREES, unpackTrees(packTrees(TREES))]) {
    expect(trees.traits).toEqual(TREES.traits);
    scoresOfTone(present, trees).forEach((score, tone) => {
      expect(score).toBeCloseTo(scores[tone] ?? NaN, 1);
    });
  }
});

it('tells which traits decided because the text has them', () => {
  const told: number[] = [];
  scoresOfTone(presenceOf([7], NUMBERS), TREES, (place) => told.push(place));
  expect(told).toEqual([0]);
});

it('refuses a file whose parts do not fit together', () => {
  const packed = packTrees(TREES);
  expect(() =>
    unpackTrees({ ...packed, traits: packTrees({ ...TREES, traits: [7] }).traits }),
  ).toThrow('tone-model.json asks for trait 2 of 1.');
  expect(() =>
    unpackTrees({ ...packed, leaves: packTrees({ ...TREES, roots: [~3, ~3, ~3] }).leaves }),
  ).toThrow(RangeError);
});
