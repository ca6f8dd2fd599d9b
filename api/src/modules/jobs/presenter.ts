import type { z } from 'zod';
import { kindOfQueue, whyNotRetried } from './dead-jobs.ts';
import { reasonsOf } from '../../platform/errors/reasons.ts';
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
    problem: row.lastError,
    problem_reasons: reasonsOf(row.lastError),
    attempts: row.attempts,
    not_retried_because: notRetried,
    not_retried_reasons: reasonsOf(notRetried),
    created_at: row.createdAt.toISOString(),
    died_at: (row.finishedAt ?? row.createdAt).toISOString(),
  };
}
