import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { bulkChangeRows, bulkChanges } from '../../../platform/database/schema/alerts.ts';

export type BulkChangeRow = typeof bulkChangeRows.$inferSelect;

/**
 * Remembers a bulk change so that it can be taken back.
 * @param rows what stood before, and the version the change made.
 */
export async function insertBulkChange(
  tx: Tx,
  change: Omit<typeof bulkChanges.$inferInsert, 'id'>,
  rows: readonly Omit<BulkChangeRow, 'changeId'>[],
): Promise<void> {
  const [inserted] = await tx.insert(bulkChanges).values(change).returning({ id: bulkChanges.id });
  if (inserted === undefined) throw new Error('The bulk change could not be stored.');
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insert(bulkChangeRows)
      .values(rows.slice(from, from + 1000).map((row) => ({ ...row, changeId: inserted.id })));
  }
}

/**
 * A bulk change of one person, held until the transaction ends; null when there is none by that
 * token.
 */
export async function lockBulkChange(
  tx: Tx,
  by: { tokenHash: string; companyId: number; userId: number },
): Promise<typeof bulkChanges.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(bulkChanges)
    .where(
      and(
        eq(bulkChanges.tokenHash, by.tokenHash),
        eq(bulkChanges.companyId, by.companyId),
        eq(bulkChanges.userId, by.userId),
      ),
    )
    .for('update');
  return row ?? null;
}

/** What stood before a bulk change, in the order of the alerts' ids. */
export async function bulkChangeRowsOf(tx: Tx, changeId: number): Promise<BulkChangeRow[]> {
  return tx
    .select()
    .from(bulkChangeRows)
    .where(eq(bulkChangeRows.changeId, changeId))
    .orderBy(bulkChangeRows.alertId);
}

export async function markUndone(tx: Tx, changeId: number, now: Date): Promise<void> {
  await tx.update(bulkChanges).set({ undoneAt: now }).where(eq(bulkChanges.id, changeId));
}

/**
 * Removes what can no longer be taken back; an hour later, so that a late caller still hears that
 * it is too late.
 */
export async function deleteOldBulkChanges(db: Db, now: Date): Promise<void> {
  await db
    .delete(bulkChanges)
    .where(lt(bulkChanges.expiresAt, sql`${now.toISOString()}::timestamptz - interval '1 hour'`));
}
