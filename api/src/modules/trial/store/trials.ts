import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { trialRequests } from '../../../platform/database/schema/people.ts';

export type TrialRequestRow = typeof trialRequests.$inferSelect;

/**
 * Keeps what somebody asks for; it replaces what was asked for with the same address, and its link.
 * @returns the id.
 */
export async function replaceTrialRequest(
  tx: Tx,
  request: typeof trialRequests.$inferInsert,
): Promise<number> {
  await tx.delete(trialRequests).where(eq(trialRequests.email, request.email));
  const [row] = await tx
    .insert(trialRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: trialRequests.id });
  // Somebody asked with the same address at this very moment: theirs is as good.
  return row?.id ?? 0;
}

export async function lockTrialRequest(tx: Tx, id: number): Promise<TrialRequestRow | null> {
  const [row] = await tx.select().from(trialRequests).where(eq(trialRequests.id, id)).for('update');
  return row ?? null;
}

export async function setTrialLink(
  tx: Tx,
  id: number,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await tx.update(trialRequests).set({ tokenHash, expiresAt }).where(eq(trialRequests.id, id));
}

/** The request behind a link that is in force. */
export async function findTrialRequest(
  db: Db | Tx,
  tokenHash: string,
  now: Date,
): Promise<TrialRequestRow | null> {
  const [row] = await db
    .select()
    .from(trialRequests)
    .where(and(eq(trialRequests.tokenHash, tokenHash), gt(trialRequests.expiresAt, now)));
  return row ?? null;
}

/** @returns false when somebody else used it up. */
export async function spendTrialRequest(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .delete(trialRequests)
    .where(eq(trialRequests.id, id))
    .returning({ id: trialRequests.id });
  return rows.length > 0;
}

export async function deleteOldTrialRequests(db: Db, now: Date): Promise<void> {
  await db.delete(trialRequests).where(lt(trialRequests.expiresAt, now));
}
