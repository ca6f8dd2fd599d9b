/* eslint-disable no-console -- what it prints is its result */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { offenceIn } from '../src/detectors/insults/tone-scores.ts';
import { Data } from './family.ts';
import { crossJudged, fingerprintOf, likeliest, toneExamples, trainTone, weightedF1 } from './tone-training.ts';

/** So many of a thousand ordinary tweets read as offensive to a model that has not seen them. */
const FALSE_IN_THOUSAND = 3;

/** Trains the model of tone on text-davidson-en and writes its weights, a byte each. The threshold is of scores of models that had not seen the tweet. */
export function main(args: readonly string[], root: string): number {
  const examples = toneExamples(new Data(resolve(args[0] ?? join(root, '../shared/data'))));
  const judged = crossJudged(examples);
  const ordinary = judged.filter(({ is }) => is === 2).map(({ scores }) => offenceIn(scores)).sort((a, b) => b - a);
  const telling = ordinary[Math.floor((ordinary.length * FALSE_IN_THOUSAND) / 1000)] ?? Infinity;
  const { weights, bias } = trainTone(examples);
  const largest = weights.reduce((most, table) => Array.from({ length: table.length }, (_, at) => Math.abs(table[at] ?? 0)).reduce((a, b) => Math.max(a, b), most), 0);
  const scale = largest / 127;
  const bytes = Int8Array.from(weights.flatMap((table) => Array.from({ length: table.length }, (_, at) => Math.round((table[at] ?? 0) / scale))));
  const model = { version: '1', trainedOn: fingerprintOf(examples), scale, bias, telling, weights: deflateRawSync(bytes, { level: 9 }).toString('base64') };
  writeFileSync(join(root, 'api/src/detectors/insults/tone-model.json'), `${JSON.stringify(model, null, 1)}\n`);
  const f1 = weightedF1(judged.map(({ is, scores }) => ({ is, said: likeliest(scores) })));
  console.log(`trained on ${examples.length} tweets; weighted F1 ${f1.toFixed(3)} of models that had not seen the tweet; ${model.weights.length} characters of weights`);
  return 0;
}
