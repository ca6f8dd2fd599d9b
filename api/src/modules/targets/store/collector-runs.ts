import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import {
  collectorDeliveries,
  collectorRuns,
} from '../../../platform/database/schema/collecting.ts';

export type CollectorRunRow = typeof collectorRuns.$inferSelect;
/** Of each target so many are kept, and a few more until somebody looks for the oldest. */
export const RUNS_KEPT = 200;
const LOOK_AT_EVERY = 20;
const DELIVERIES_KEPT_MS = 14 * 24 * 3_600_000;

/** Notes how a collection ended and forgets the oldest of that target. */
export async function recordRun(tx: Tx, run: Omit<CollectorRunRow, 'id'>): Promise<void> {
  const [row] = await tx.insert(collectorRuns).values(run).returning({ id: collectorRuns.id });
  if (row === undefined || row.id % LOOK_AT_EVERY !== 0) return;
  await tx.delete(collectorRuns)
    .where(sql`${collectorRuns.targetId} = ${run.targetId} and ${collectorRuns.id} <= (
    select id from collector_runs where target_id = ${run.targetId} order by id desc offset ${RUNS_KEPT} limit 1)`);
}

/** One page of a target's collections, newest first. */
export async function listRuns(
  db: Db,
  where: { companyId: number; targetId: number },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: CollectorRunRow[] }> {
  const own = and(
    eq(collectorRuns.companyId, where.companyId),
    eq(collectorRuns.targetId, where.targetId),
  );
  const [count, rows] = await Promise.all([
    db.$count(collectorRuns, own),
    db
      .select()
      .from(collectorRuns)
      .where(own)
      .orderBy(desc(collectorRuns.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count, rows };
}

/** First key of an advisory lock; any constant that nothing else uses. */
const DELIVERIES_LOCK = 7_311;

/**
 * Stores what a vendor sent, in its order. Ids rise in the order of commits, so that whoever read
 * up to one has missed nothing before it.
 */
export async function insertDeliveries(
  tx: Tx,
  of: { companyId: number; sourceId: number },
  bodies: readonly unknown[],
): Promise<void> {
  if (bodies.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${DELIVERIES_LOCK}, ${of.companyId}::int)`);
  await tx.insert(collectorDeliveries).values(bodies.map((body) => ({ ...of, body })));
}

/** Deliveries after an id, oldest first, at most 200. */
export async function listDeliveries(
  db: Db,
  of: { companyId: number; sourceId: number },
  after: number | null,
): Promise<{ id: number; body: unknown }[]> {
  return db
    .select({ id: collectorDeliveries.id, body: collectorDeliveries.body })
    .from(collectorDeliveries)
    .where(
      and(
        eq(collectorDeliveries.companyId, of.companyId),
        eq(collectorDeliveries.sourceId, of.sourceId),
        sql`${collectorDeliveries.id} > ${after ?? 0}`,
      ),
    )
    .orderBy(collectorDeliveries.id)
    .limit(200);
}

export async function deleteOldCollectorDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .delete(collectorDeliveries)
    .where(lt(collectorDeliveries.createdAt, new Date(now.getTime() - DELIVERIES_KEPT_MS)));
}
