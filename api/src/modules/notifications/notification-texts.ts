import type { Code, Message, Param } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { z } from 'zod';
import { excerptWithMentions } from '../notes/mentions.ts';
import { FeedbackResponse } from '../alerts/alert-schema.ts';
import { severityMessage } from '../alerts/severity-labels.ts';

/** Length of a note's beginning in a notification, UTF-16 units. */
const EXCERPT = 200;

const FEEDBACK: Readonly<Record<z.infer<typeof FeedbackResponse>, Code>> = {
  'confirmed threat': 'feedbackConfirmedThreat',
  'false positive: benign': 'feedbackBenign',
  'false positive: satire or news': 'feedbackSatireOrNews',
  duplicate: 'feedbackDuplicate',
  'known and accepted': 'feedbackKnownAndAccepted',
  'cannot tell': 'feedbackCannotTell',
};
const feedbackMessage = (response: string | null): Message => ({
  code: FEEDBACK[FeedbackResponse.parse(response)],
});

/** What follows the sender's name in the notification drawer. @param n how many alerts in all */
export const notificationText = {
  assigned: (title: Param, n = 1): Message =>
    n === 1 ? say('toldAssigned', { title }) : say('toldAssignedMore', { title, more: n - 1 }),
  resolved: (title: Param, response: string | null, n = 1): Message => {
    const feedback = feedbackMessage(response);
    return n === 1
      ? say('toldResolved', { title, feedback })
      : say('toldResolvedMore', { title, more: n - 1, feedback });
  },
  severity: (title: Param, from: number, to: number): Message =>
    say('toldSeverity', { from: severityMessage(from), to: severityMessage(to), title }),
  mention: (note: string): Message =>
    say('toldMention', { note: excerptWithMentions(note, EXCERPT) }),
  registration: (company: string): Message => say('toldRegistration', { company }),
} as const;
