/* eslint-disable no-console -- what it prints is its result */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packWeights } from '../src/detectors/threats/learned/model.ts';
import { Data } from './family.ts';
import {
  CODES,
  fingerprintOf,
  learn,
  learnFolds,
  ORDINARY,
  ownLearnt,
  publicExamples,
  publicTexts,
  readingOf,
  readOf,
  scoreWith,
  type ThreatExample,
} from './threat-training.ts';

/**
 * So many of a thousand ordinary texts and pieces of them read as threats to a model that has not
 * seen them: tweets of people in English, ours in Italian, which are farther from threats than
 * those of people.
 */
const FALSE_IN_THOUSAND = 1.5;
const isOrdinary = ({ language, set }: ThreatExample) =>
  language === 'en' ? set === 'tweets' : ORDINARY.has(set);
/** A text with a log-odds so much above what tells is told as nearly certain. */
const CERTAIN_ABOVE = 1.5;
/** What was found by parts is dropped where the model leans the other way. */
const CONFIRMING = 0;

/** The score that `FALSE_IN_THOUSAND` of them reach, each as often as it counts. */
function barOf(ordinary: readonly { score: number; counts: number }[]): number {
  let left = (FALSE_IN_THOUSAND / 1000) * ordinary.reduce((sum, { counts }) => sum + counts, 0);
  return (
    [...ordinary].sort((a, b) => b.score - a.score).find(({ counts }) => (left -= counts) < 0)
      ?.score ?? Infinity
  );
}

/**
 * Learns threats from `threat-corpus`, the read sets of `own-texts` and the public data, and writes
 * the weights.
 */
export function main(args: readonly string[], root: string): number {
  const own = ownLearnt(new Data(join(root, 'detection/evaluation')));
  const data = new Data(resolve(args[0] ?? join(root, '../shared/data')));
  const known = publicExamples(data);
  const examples = [...own, ...known];
  const languages = Object.fromEntries(
    CODES.map((code) => {
      const { learnt, traits } = readOf(examples, code);
      const ofLanguage = examples.filter(({ language }) => language === code);
      const folds = learnFolds(learnt, traits);
      const ordinary = learnt.filter(isOrdinary).flatMap((example) => {
        const untold = folds[example.fold];
        return untold === undefined
          ? []
          : [{ score: scoreWith(untold, example), counts: example.counts }];
      });
      const telling = barOf(ordinary);
      console.log(
        `${code}: ${ofLanguage.length} texts and ${learnt.length - ofLanguage.length} pieces, ` +
          `${ofLanguage.filter(({ isThreat }) => isThreat).length} of them threats; told from ` +
          `${telling.toFixed(2)} on, by ${ordinary.length} ordinary ones and pieces.`,
      );
      return [
        code,
        packWeights({
          ...learn(learnt, traits),
          telling,
          certain: telling + CERTAIN_ABOVE,
          confirming: CONFIRMING,
        }),
      ];
    }),
  );
  const learntFrom = {
    own: fingerprintOf(own),
    public: fingerprintOf(publicTexts(data)),
    reading: readingOf(own),
  };
  writeFileSync(
    join(root, 'detection/src/detectors/threats/learned/model.json'),
    `${JSON.stringify({ learntFrom, languages }, null, 1)}\n`,
  );
  return 0;
}
