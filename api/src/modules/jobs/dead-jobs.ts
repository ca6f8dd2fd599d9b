import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
/** Kinds of work as admins see them, by the queue that does it. */
export const DEAD_JOB_KINDS = [
  'scan',
  'picture_text',
  'mail',
  'mail_preparation',
  'webhook',
  'rescan',
  'indicator_list',
  'other',
] as const;
export type DeadJobKind = (typeof DEAD_JOB_KINDS)[number];

const KIND_OF_QUEUE: Readonly<Record<string, DeadJobKind>> = {
  scan: 'scan',
  ocr: 'picture_text',
  mail: 'mail',
  'mail-errand': 'mail_preparation',
  webhook: 'webhook',
  rescan: 'rescan',
  indicators: 'indicator_list',
};

/** What kind of work a queue does; `other` for one that this version does not know. */
export const kindOfQueue = (queue: string): DeadJobKind => KIND_OF_QUEUE[queue] ?? 'other';

/** What is known of a dead job; null where that is gone, or is not what it was about. */
export interface DeadJobFacts {
  queue: string;
  mediaId: number | null;
  webhookIsActive: boolean | null;
  listId: number | null;
  /** Whether the words of the letter are still there and may still be sent. */
  mailIsWhole: boolean | null;
}

const GONE = say('jobSubjectDeleted');

/**
 * Why a dead job cannot be tried again, in a sentence that says what to do instead; null: it can.
 */
export function whyNotRetried({
  queue,
  mediaId,
  webhookIsActive,
  listId,
  mailIsWhole,
}: DeadJobFacts): Message | null {
  switch (kindOfQueue(queue)) {
    case 'scan':
    case 'picture_text':
      return mediaId === null ? GONE : null;
    case 'indicator_list':
      return listId === null ? GONE : null;
    case 'webhook':
      if (webhookIsActive === null) return GONE;
      return webhookIsActive ? null : say('jobWebhookPaused');
    case 'mail':
      return mailIsWhole === true ? null : say('jobEmailExpired');
    case 'rescan':
      return say('jobRescanNotRetryable');
    case 'other':
      return say('jobUnknown');
    case 'mail_preparation':
      return null;
  }
}
