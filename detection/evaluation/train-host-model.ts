/* eslint-disable no-console -- what it prints is its result */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Data } from './family.ts';
import {
  examplesOf,
  scoreOf,
  thresholdAt,
  train,
  TRAINING_PARTS,
  type Example,
} from './host-training.ts';

const FOLDS = 3;

/**
 * Trains the model of host names on four fifths of url-mixed and writes its weights, a byte each.
 * Thresholds are of scores that a model gave which had not seen the host.
 */
export function main(args: readonly string[], root: string): number {
  const examples = examplesOf(new Data(resolve(args[0] ?? join(root, '../shared/data')))).filter(
    ({ part }) => part < TRAINING_PARTS,
  );
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = (example: Example) => example.part % FOLDS === fold;
    const model = train(examples.filter((example) => !inFold(example)));
    return examples
      .filter(inFold)
      .map((example) => ({ isBad: example.isBad, score: scoreOf(example, model) }));
  }).flat();
  const { weights, bias } = train(examples);
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const model = {
    version: '1',
    scale,
    bias,
    likely: thresholdAt(unseen, 0.001),
    possible: thresholdAt(unseen, 0.01),
    weights: deflateRawSync(bytes, { level: 9 }).toString('base64'),
  };
  writeFileSync(
    join(root, 'detection/src/detectors/phishing/host-model.json'),
    `${JSON.stringify(model, null, 1)}\n`,
  );
  console.log(
    `trained on ${examples.length} hosts; thresholds ${model.possible.toFixed(2)} (1 % of ` +
      `ordinary hosts) and ${model.likely.toFixed(2)} (0.1 %); ${model.weights.length} ` +
      'characters of weights',
  );
  return 0;
}
