import type { z } from 'zod';
import { toReason, toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish, render } from '@vedetta/messages/render.ts';
import { kindOfQueue, whyNotRetried } from './dead-jobs.ts';
import type { DeadJob as DeadJobRow } from './store/dead-jobs.ts';
import type { DeadJob } from './schema.ts';

/** A dead job as admins see it, without its payload. */
export function presentDeadJob(row: DeadJobRow): z.input<typeof DeadJob> {
  const notRetried = whyNotRetried(row);
  return {
    id: row.id,
    kind: kindOfQueue(row.queue),
    about: row.mediaTitle ?? row.webhookName ?? row.listName ?? row.mailRecipient,
    about_id: row.mediaId ?? row.webhookId ?? row.listId,
    problem: inEnglish(row.lastError),
    problem_reasons: toReasons(row.lastError),
    attempts: row.attempts,
    not_retried_because: notRetried && render('en', notRetried),
    not_retried_reasons: notRetried === null ? [] : [toReason(notRetried)],
    created_at: row.createdAt.toISOString(),
    died_at: (row.finishedAt ?? row.createdAt).toISOString(),
  };
}
