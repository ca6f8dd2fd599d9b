import { TARGET_FAULTS } from '@vedetta/machines';
import * as m from '../../generated/messages/targets/index.ts';
import { said } from '../../lib/problem.ts';

const WORDS: Readonly<Record<string, string>> = {
  get [TARGET_FAULTS.repeated]() {
    return m.duplicateTarget;
  },
  get [TARGET_FAULTS.tooLong]() {
    return m.valueTooLong;
  },
  get [TARGET_FAULTS.nothing]() {
    return m.noTargetEntered;
  },
};

/**
 * What the form of targets finds wrong by itself, in the reader's language; the server's sentences
 * stay.
 */
export const faultWords = (sentence: string): string => said(sentence, WORDS);
