import { ANSWERS } from '@vedetta/machines';
import type { FeedbackResponse } from '../../generated/triage/graphql.ts';
import * as m from '../../generated/messages/triage/index.ts';

const WORDS: Readonly<Record<FeedbackResponse, () => string>> = {
  CONFIRMED_THREAT: () => m.confirmedThreat,
  FALSE_POSITIVE_BENIGN: () => m.falsePositiveBenign,
  FALSE_POSITIVE_SATIRE_OR_NEWS: () => m.falsePositiveSatireOrNews,
  DUPLICATE: () => m.duplicate,
  KNOWN_AND_ACCEPTED: () => m.knownAndAccepted,
  CANNOT_TELL: () => m.inconclusive,
};

/** Whether a text is one of the catalogue's answers: machines carry them as texts. */
export function isFeedbackResponse(text: string | null): text is FeedbackResponse {
  return text !== null && Object.hasOwn(WORDS, text);
}

/** An answer in the reader's language. */
export const answerWords = (answer: FeedbackResponse): string => WORDS[answer]();

/** All answers to choose from, in their order. */
export const answerOptions = () => ANSWERS.map((value) => ({ value, label: answerWords(value) }));
