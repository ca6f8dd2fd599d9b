import type { FeedbackResponse } from '../../generated/triage/graphql.ts';

const RESPONSES: Readonly<Record<FeedbackResponse, true>> = {
  CONFIRMED_THREAT: true, FALSE_POSITIVE_BENIGN: true, FALSE_POSITIVE_SATIRE_OR_NEWS: true, DUPLICATE: true, KNOWN_AND_ACCEPTED: true, CANNOT_TELL: true,
};

/** Whether a text is one of the catalogue's answers: machines carry them as texts. */
export function isFeedbackResponse(text: string | null): text is FeedbackResponse {
  return text !== null && Object.hasOwn(RESPONSES, text);
}
