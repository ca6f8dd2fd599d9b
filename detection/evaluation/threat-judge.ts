import {
  LEARNT_FROM,
  shippedModel,
  type LearnedModel,
} from '../src/detectors/threats/learned/model.ts';
import type { Data } from './family.ts';
import {
  fingerprintOf,
  modelsOfFolds,
  ownLearnt,
  publicExamples,
  publicTexts,
} from './threat-training.ts';

/**
 * Whose word counts: the model that comes along or, where it learnt from these very texts, one that
 * was not shown their fold.
 */
export interface Judge {
  ofFold(fold: number): LearnedModel | undefined;
  /** Behind a metric. */
  note: string;
}

/**
 * The judge of `data`: the model that comes along for data it never saw, else one for each fold
 * (some minutes of learning).
 */
export function judgeOf(data: Data): Judge {
  if (data.own === null || fingerprintOf(publicTexts(data)) !== LEARNT_FROM.public)
    return { ofFold: () => undefined, note: '' };
  const folds = modelsOfFolds([...ownLearnt(data.own), ...publicExamples(data)], shippedModel());
  return { ofFold: (fold) => folds[fold], note: ', by models that had not seen them' };
}
