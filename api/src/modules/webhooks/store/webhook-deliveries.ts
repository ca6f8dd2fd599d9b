import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Message } from '@vedetta/messages/message.ts';
import { PING_KIND, webhookKindOf, WEBHOOK_TRIES } from '../kinds-and-signatures.ts';
import { storableJson } from '@vedetta/detection/formats/text/well-formed.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { enqueueJob, hurryJob } from '../../../platform/jobs/jobs.ts';
import { webhookDeliveries, webhooks } from '../../../platform/database/schema/integrations.ts';
import type { EventBody } from '../../../platform/database/schema/messages.ts';

export const WEBHOOK_QUEUE = 'webhook';
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type DeliveryState = 'queued' | 'delivered' | 'failed';

/**
 * Queues the deliveries of events to every active webhook of their companies that wants their kind,
 * in the transaction of the events, with one statement.
 */
export async function queueWebhooks(
  tx: Tx,
  told: readonly { id: number; companyId: number; body: EventBody }[],
): Promise<void> {
  const wanted = told.flatMap(({ id, companyId, body }) => {
    const kind = webhookKindOf(body);
    const { type: _, ...data } = body;
    return kind === null ? [] : [{ company: companyId, kind, data: { event_id: id, ...data } }];
  });
  if (wanted.length === 0) return;
  await tx.execute(sql`
    with told as materialized (select *
      from jsonb_to_recordset(${storableJson(wanted)}::jsonb) as t(company bigint, kind text, data
      jsonb)),
    made as (
      insert into webhook_deliveries (company_id, webhook_id, kind, data, next_at)
      select w.company_id, w.id, told.kind, told.data, now() from told join webhooks w
        on w.company_id = told.company and w.is_active and told.kind = any (w.kinds)
      order by (told.data ->> 'event_id')::bigint
      returning id, company_id
    )
    insert into jobs (queue, company_id, payload, dedupe_key, max_attempts, run_at)
    select ${WEBHOOK_QUEUE}, company_id, jsonb_build_object('deliveryId', id), 'delivery:' || id,
      ${WEBHOOK_TRIES}, date_trunc('milliseconds', now()) from made`);
}

/** A delivery on demand, to see whether the link answers. */
export async function queuePing(
  tx: Tx,
  webhook: { id: number; companyId: number },
  now: Date,
): Promise<DeliveryRow> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      companyId: webhook.companyId,
      webhookId: webhook.id,
      kind: PING_KIND,
      data: {},
      nextAt: now,
      createdAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('a delivery was not stored');
  await queueJob(tx, row);
  return row;
}

/**
 * Sends a delivery again under the same message id, or at once when its next try waits.
 * @returns null while it is under way.
 */
export async function requeueDelivery(
  tx: Tx,
  row: DeliveryRow,
  now: Date,
): Promise<DeliveryRow | null> {
  if (!(await queueJob(tx, row)) && !(await hurryJob(tx, WEBHOOK_QUEUE, keyOf(row)))) return null;
  const [again] = await tx
    .update(webhookDeliveries)
    .set({ state: 'queued', nextAt: now })
    .where(eq(webhookDeliveries.id, row.id))
    .returning();
  return again ?? null;
}

const keyOf = ({ id }: DeliveryRow) => `delivery:${id}`;
const queueJob = (tx: Tx, row: DeliveryRow): Promise<boolean> =>
  enqueueJob(tx, {
    queue: WEBHOOK_QUEUE,
    companyId: row.companyId,
    payload: { deliveryId: row.id },
    dedupeKey: keyOf(row),
    maxAttempts: WEBHOOK_TRIES,
  });

/** A delivery with its webhook; null when they are gone. */
export async function findDelivery(
  db: Db | Tx,
  id: number,
): Promise<{ delivery: DeliveryRow; webhook: typeof webhooks.$inferSelect } | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

/** Deliveries of a webhook, newest first. */
export async function listDeliveries(
  db: Db,
  query: { webhookId: number; state?: DeliveryState | undefined; page: number; pageSize: number },
): Promise<{ count: number; rows: DeliveryRow[] }> {
  const where = and(
    eq(webhookDeliveries.webhookId, query.webhookId),
    query.state === undefined ? undefined : eq(webhookDeliveries.state, query.state),
  );
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(webhookDeliveries).where(where),
    db
      .select()
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(webhookDeliveries.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/** What became of one try. */
export interface DeliveryOutcome {
  state: DeliveryState;
  status: number | null;
  /** Null when it arrived. */
  problem: Message | null;
  durationMs: number;
  /** Seconds until it is tried again; null when it is not. */
  pause: number | null;
  now: Date;
}

/** Writes a try down, at the delivery and at its webhook. */
export async function recordTry(
  tx: Tx,
  delivery: DeliveryRow,
  outcome: DeliveryOutcome,
): Promise<void> {
  const { state, status, durationMs, pause, now } = outcome;
  const problem = outcome.problem && [outcome.problem];
  const nextAt = pause === null ? null : new Date(now.getTime() + pause * 1000);
  // The webhook before its deliveries, in the order in which its deletion locks them.
  await tx
    .update(webhooks)
    .set({ problem, ...(state === 'delivered' ? { lastDeliveredAt: now } : {}) })
    .where(eq(webhooks.id, delivery.webhookId));
  await tx
    .update(webhookDeliveries)
    .set({
      state,
      status,
      problem,
      durationMs,
      nextAt,
      attemptedAt: now,
      attempts: sql`${webhookDeliveries.attempts} + 1`,
    })
    .where(eq(webhookDeliveries.id, delivery.id));
}

/** Tries are seen for a month. */
const KEPT_DAYS = 30;
const BATCH = 5_000;

/** Removes what was told more than a month ago, a few thousand at a time. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  for (let removed = BATCH; removed === BATCH;) {
    const { rowCount } = await db.execute(sql`
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries
          where created_at < ${now.toISOString()}::timestamptz - ${KEPT_DAYS} * interval '1 day'
          order by created_at limit ${BATCH}
      )`);
    removed = rowCount ?? 0;
  }
}
