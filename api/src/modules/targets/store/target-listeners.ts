import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { targetListeners } from '../../../platform/database/schema/collecting.ts';
import { targets } from '../../../platform/database/schema/watch.ts';
import { targetColumns, type TargetRow } from './targets.ts';

/**
 * One process listens for so many; what is beyond, another one listens for, or nobody does and the
 * target is collected at its times.
 */
const MOST_LISTENED = 500;

/**
 * Takes, and keeps, targets to listen for: of several processes one listens for a target. By the
 * database's clock.
 * @param holder names this process.
 * @param leaseSeconds how long they stay ours without being asked for again.
 */
export async function holdListenedTargets(
  db: Db,
  holder: string,
  sourceIds: readonly number[],
  leaseSeconds: number,
): Promise<TargetRow[]> {
  if (sourceIds.length === 0) return [];
  const isOurs = eq(targetListeners.holder, holder);
  const isFree = sql`(${isOurs} or ${targetListeners.until} < now())`;
  const free = await db
    .select(targetColumns)
    .from(targets)
    .leftJoin(targetListeners, eq(targetListeners.targetId, targets.id))
    .where(
      and(
        inArray(targets.sourceId, [...sourceIds]),
        eq(targets.isActive, true),
        inArray(targets.health, ['WAITING', 'HEALTHY']),
        sql`(${isNull(targetListeners.targetId)} or ${isFree})`,
      ),
    )
    .orderBy(desc(sql`coalesce(${isOurs}, false)`), asc(targets.id))
    .limit(MOST_LISTENED);
  if (free.length === 0) return [];
  const until = sql`now() + ${leaseSeconds} * interval '1 second'`;
  // In one order, so that two processes do not wait for each other; whoever comes second gets
  // nothing.
  const values = free
    .map(({ id: targetId }) => ({ targetId, holder, until }))
    .sort((a, b) => a.targetId - b.targetId);
  const held = await db
    .insert(targetListeners)
    .values(values)
    .onConflictDoUpdate({
      target: targetListeners.targetId,
      set: { holder, until },
      setWhere: isFree,
    })
    .returning({ id: targetListeners.targetId });
  const ids = new Set(held.map(({ id }) => id));
  return free.filter(({ id }) => ids.has(id));
}

/** Gives back what a process listened for: another one may begin at once. */
export async function releaseListenedTargets(db: Db, holder: string): Promise<void> {
  await db.delete(targetListeners).where(eq(targetListeners.holder, holder));
}
