import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Message } from '@vedetta/messages/message.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { indicatorLists } from '../../../platform/database/schema/indicators.ts';
import { jobs } from '../../../platform/database/schema/installation.ts';
import { webhookDeliveries, webhooks } from '../../../platform/database/schema/integrations.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { mails } from '../../../platform/database/schema/messages.ts';

/**
 * A job that was given up after its last try, with what it was about; everything of that is null
 * where it is gone.
 */
export interface DeadJob {
  id: number;
  queue: string;
  companyId: number | null;
  payload: Record<string, unknown>;
  dedupeKey: string | null;
  maxAttempts: number;
  attempts: number;
  lastError: Message[] | null;
  createdAt: Date;
  finishedAt: Date | null;
  mediaId: number | null;
  mediaTitle: string | null;
  webhookId: number | null;
  webhookName: string | null;
  webhookIsActive: boolean | null;
  listId: number | null;
  listName: string | null;
  mailRecipient: string | null;
  /** Whether the words of the letter are still there and may still be sent. */
  mailIsWhole: boolean | null;
}

const named = (key: string) => sql`(${jobs.payload} ->> ${key})::bigint`;
const COLUMNS = {
  id: jobs.id,
  queue: jobs.queue,
  companyId: jobs.companyId,
  payload: jobs.payload,
  dedupeKey: jobs.dedupeKey,
  maxAttempts: jobs.maxAttempts,
  attempts: jobs.attempts,
  lastError: jobs.lastError,
  createdAt: jobs.createdAt,
  finishedAt: jobs.finishedAt,
  mediaId: media.id,
  mediaTitle: media.title,
  webhookId: webhooks.id,
  webhookName: webhooks.name,
  webhookIsActive: webhooks.isActive,
  listId: indicatorLists.id,
  listName: indicatorLists.name,
  mailRecipient: mails.recipient,
  mailIsWhole: sql<
    boolean | null
  >`${mails.sealed} is not null and coalesce(${mails.expiresAt} > now(), true)`,
};
const deadOf = (companyId: number) => and(eq(jobs.companyId, companyId), eq(jobs.state, 'dead'));
const selectDead = (db: Db | Tx) =>
  db
    .select(COLUMNS)
    .from(jobs)
    .leftJoin(
      media,
      and(
        sql`${jobs.queue} in ('scan', 'ocr')`,
        eq(media.companyId, jobs.companyId),
        eq(media.id, named('mediaId')),
      ),
    )
    .leftJoin(
      webhookDeliveries,
      and(
        eq(jobs.queue, 'webhook'),
        eq(webhookDeliveries.companyId, jobs.companyId),
        eq(webhookDeliveries.id, named('deliveryId')),
      ),
    )
    .leftJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .leftJoin(
      indicatorLists,
      and(
        eq(jobs.queue, 'indicators'),
        eq(indicatorLists.companyId, jobs.companyId),
        eq(indicatorLists.id, named('listId')),
      ),
    )
    .leftJoin(
      mails,
      and(
        eq(jobs.queue, 'mail'),
        eq(mails.companyId, jobs.companyId),
        eq(mails.id, named('mailId')),
      ),
    );

/** One page of a company's dead jobs, the last that died first. */
export async function listDeadJobs(
  db: Db,
  companyId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: DeadJob[] }> {
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(jobs).where(deadOf(companyId)),
    selectDead(db)
      .where(deadOf(companyId))
      .orderBy(desc(jobs.finishedAt), desc(jobs.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/**
 * @returns the job, which nobody else takes until this transaction ends; null also for one of
 * another company, and for one that was retried.
 */
export async function lockDeadJob(tx: Tx, companyId: number, id: number): Promise<DeadJob | null> {
  const [row] = await selectDead(tx)
    .where(and(deadOf(companyId), eq(jobs.id, id)))
    .for('update', { of: jobs });
  return row ?? null;
}

/** Removes a dead job, whose work begins anew as another one. */
export async function removeDeadJob(tx: Tx, id: number): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.id, id), eq(jobs.state, 'dead')));
}
