import { PERHAPS_MADE, SECRET_GAPS, type Problem } from '@vedetta/machines';
import * as m from '../generated/messages/common/index.ts';
import { fieldMessage, said } from './problem.ts';

/** What the machine that makes a key or a webhook says, in the reader's language; for `said`. */
export const SECRET_WORDS: Readonly<Record<string, string>> = {
  get [SECRET_GAPS.name]() {
    return m.purposeMissing;
  },
  get [SECRET_GAPS.url]() {
    return m.urlMissing;
  },
  get [SECRET_GAPS.choices]() {
    return m.choiceMissing;
  },
  get [PERHAPS_MADE.message]() {
    return m.createTimeout;
  },
};

/** What is wrong with a field of such a form. */
export function secretFault(problem: Problem | null, ...paths: string[]): string | undefined {
  const fault = fieldMessage(problem, ...paths);
  return fault === undefined ? undefined : said(fault, SECRET_WORDS);
}
