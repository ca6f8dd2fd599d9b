/* eslint-disable no-console -- what it prints is its result */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { offenceIn } from '../src/detectors/insults/tone-scores.ts';
import { packTrees } from '../src/detectors/insults/tone-packing.ts';
import { Data } from './family.ts';
import {
  crossJudged,
  fingerprintOf,
  likeliest,
  toneExamples,
  trainTone,
  weightedF1,
} from './tone-training.ts';

/** So many of a thousand ordinary tweets read as offensive to a model that has not seen them. */
const FALSE_IN_THOUSAND = 2;

/**
 * Trains the model of tone on text-davidson-en and writes its trees. The threshold is of scores of
 * models that had not seen the tweet.
 */
export function main(args: readonly string[], root: string): number {
  const examples = toneExamples(new Data(resolve(args[0] ?? join(root, '../shared/data'))));
  const judged = crossJudged(examples);
  const ordinary = judged
    .filter(({ is }) => is === 2)
    .map(({ scores }) => offenceIn(scores))
    .sort((a, b) => b - a);
  const telling = ordinary[Math.floor((ordinary.length * FALSE_IN_THOUSAND) / 1000)] ?? Infinity;
  const trees = packTrees(trainTone(examples));
  const model = { version: '2', trainedOn: fingerprintOf(examples), telling, trees };
  writeFileSync(
    join(root, 'detection/src/detectors/insults/tone-model.json'),
    `${JSON.stringify(model, null, 1)}\n`,
  );
  const f1 = weightedF1(judged.map(({ is, scores }) => ({ is, said: likeliest(scores) })));
  console.log(
    `trained on ${examples.length} tweets; weighted F1 ${f1.toFixed(3)} of models that had ` +
      `not seen the tweet; ${trees.traits.length + trees.shape.length + trees.leaves.length} ` +
      'characters of trees',
  );
  return 0;
}
