import { and, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { LeaseLost } from '../../../platform/jobs/jobs.ts';
import { collectorLimits } from '../../../platform/database/schema/collecting.ts';
import { targets } from '../../../platform/database/schema/watch.ts';
import { targetColumns, watermarkColumn, type TargetRow } from './targets.ts';

/** A target in the hands of one process until its lease runs out. */
export interface LeasedTarget {
  row: TargetRow;
  /** What the collector remembers of it. */
  watermark: unknown;
  leaseId: string;
}

const timestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Takes the target that has waited longest past its time. Targets of sources in `without` stand
 * back, so that one slow vendor does not fill every place.
 * @param leaseSeconds how long it stays ours without `keepTarget`; by the database's clock, since
 * processes share it. A lease that ends later than any can was made before that clock was set back,
 * and holds no longer.
 */
export async function claimTarget(
  db: Db,
  {
    sourceIds,
    without,
    now,
    leaseSeconds,
  }: { sourceIds: readonly number[]; without: readonly number[]; now: Date; leaseSeconds: number },
): Promise<LeasedTarget | null> {
  const ids = sourceIds.filter((id) => !without.includes(id));
  if (ids.length === 0) return null;
  const due = sql`(
    select id from targets
    where is_active and health <> 'BLOCKED' and next_run_at <= ${timestamp(now)}
      and source_id in ${ids}
      and (locked_until is null or locked_until < now()
        or locked_until > now() + ${leaseSeconds} * interval '1 second' + interval '1 minute')
    order by next_run_at, id limit 1 for update skip locked)`;
  const [row] = await db
    .update(targets)
    .set({
      leaseId: sql`gen_random_uuid()`,
      lockedUntil: sql`now() + ${leaseSeconds} * interval '1 second'`,
    })
    .where(sql`${targets.id} = ${due}`)
    .returning({ ...targetColumns, watermark: watermarkColumn });
  if (row?.leaseId == null) return null;
  const { watermark, ...rest } = row;
  return { row: rest, watermark, leaseId: row.leaseId };
}

const held = ({ row, leaseId }: LeasedTarget) =>
  and(eq(targets.id, row.id), eq(targets.leaseId, leaseId), eq(targets.isActive, true));

/** Keeps a target ours for longer. False when it was paused, deleted, changed, or taken over. */
export async function keepTarget(
  db: Db,
  lease: LeasedTarget,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await db
    .update(targets)
    .set({ lockedUntil: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(held(lease))
    .returning({ id: targets.id });
  return rows.length > 0;
}

/**
 * The target as it stands, ours until the transaction ends.
 * @throws LeaseLost when it is not ours any more: nothing may be written.
 */
export async function lockHeldTarget(tx: Tx, lease: LeasedTarget): Promise<TargetRow> {
  const [row] = await tx.select(targetColumns).from(targets).where(held(lease)).for('update');
  if (row === undefined) throw new LeaseLost();
  return row;
}

/** Writes what became of it and gives it back. */
export async function settleTarget(
  tx: Tx,
  lease: LeasedTarget,
  values: Partial<
    Pick<TargetRow, 'health' | 'problem' | 'problemKind' | 'note' | 'failures' | 'lastScan'>
  > & { nextRunAt: Date },
): Promise<void> {
  await tx
    .update(targets)
    .set({ ...values, leaseId: null, lockedUntil: null })
    .where(held(lease));
}

/**
 * Gives a target back untouched.
 * @param dueAt when somebody may take it; at once when left out
 */
export async function handBackTarget(db: Db, lease: LeasedTarget, dueAt?: Date): Promise<void> {
  await db
    .update(targets)
    .set({ leaseId: null, lockedUntil: null, ...(dueAt && { nextRunAt: dueAt }) })
    .where(held(lease));
}

/** Writes how far a collection has come. @throws LeaseLost when the target is not ours any more. */
export async function saveProgress(
  tx: Tx | Db,
  lease: LeasedTarget,
  { watermark, itemsNew }: { watermark?: unknown; itemsNew: number },
): Promise<void> {
  if (watermark === undefined && itemsNew === 0) return;
  const rows = await tx
    .update(targets)
    .set({
      ...(itemsNew === 0 ? {} : { itemsFound: sql`${targets.itemsFound} + ${itemsNew}` }),
      ...(watermark === undefined ? {} : { watermark }),
    })
    .where(held(lease))
    .returning({ id: targets.id });
  if (rows.length === 0) throw new LeaseLost();
  if (watermark !== undefined) lease.watermark = watermark;
}

/** What a target begins with after a person changed it, or its credential. */
export const FRESH_START = {
  health: 'WAITING',
  problem: null,
  problemKind: null,
  failures: 0,
  leaseId: null,
  lockedUntil: null,
} as const;

/** Lets the targets of a source begin anew at once. */
export async function restartTargets(
  tx: Tx,
  companyId: number,
  sourceId: number,
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .update(targets)
    .set({ ...FRESH_START, nextRunAt: now })
    .where(and(eq(targets.companyId, companyId), eq(targets.sourceId, sourceId)))
    .returning({ id: targets.id });
  return rows.map(({ id }) => id);
}

/**
 * Signs bring a target forward to this long after its last collection at the earliest: what streams
 * all day is not asked all day.
 */
const BETWEEN_HURRIED_SECONDS = 5;

/**
 * Lets targets that are well run now instead of at their time: a sign came that there is something
 * new. One that is under way runs once more after it (`hurriedAt`).
 * @param of `targetId` alone, or all of the source `but` one.
 */
export async function hurryTargets(
  tx: Tx | Db,
  of: { companyId: number; sourceId: number; targetId?: number; but?: number },
  now: Date,
): Promise<void> {
  const soon = sql`least(${targets.nextRunAt}, greatest(${timestamp(now)}, ${targets.lastScan} +
    ${BETWEEN_HURRIED_SECONDS} * interval '1 second'))`;
  await tx
    .update(targets)
    .set({ nextRunAt: soon, hurriedAt: now })
    .where(
      and(
        eq(targets.companyId, of.companyId),
        eq(targets.sourceId, of.sourceId),
        of.targetId === undefined ? undefined : eq(targets.id, of.targetId),
        of.but === undefined ? undefined : ne(targets.id, of.but),
        eq(targets.isActive, true),
        inArray(targets.health, ['WAITING', 'HEALTHY']),
        or(gt(targets.nextRunAt, now), isNotNull(targets.leaseId)),
      ),
    );
}

/** Until when everything with the key waits; null when it need not. */
export async function limitedUntil(db: Db, key: string, now: Date): Promise<Date | null> {
  const [row] = await db.select().from(collectorLimits).where(eq(collectorLimits.key, key));
  return row !== undefined && row.until > now ? row.until : null;
}

export async function limitUntil(tx: Tx, key: string, until: Date): Promise<void> {
  await tx
    .insert(collectorLimits)
    .values({ key, until })
    .onConflictDoUpdate({
      target: collectorLimits.key,
      set: { until: sql`greatest(${collectorLimits.until}, excluded.until)` },
    });
}

/** Ended limits say nothing any more. */
export async function deleteOldLimits(db: Db, now: Date): Promise<void> {
  await db.delete(collectorLimits).where(sql`${collectorLimits.until} < ${timestamp(now)}`);
}
