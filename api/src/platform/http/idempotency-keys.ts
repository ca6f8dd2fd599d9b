import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/installation.ts';

/**
 * What stands under a key: nothing until now, the answer of the first call, or another request
 * altogether.
 */
export type KeyState =
  { kind: 'fresh' } | { kind: 'answered'; answer: unknown } | { kind: 'mismatch' };

/**
 * Takes a key, or finds what it was taken for. Waits for a first call that still runs: its answer
 * is the second's, too.
 */
export async function takeKey(
  tx: Tx,
  by: { userId: number; key: string; requestHash: string; now: Date },
): Promise<KeyState> {
  const { userId, key, requestHash, now } = by;
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) return { kind: 'fresh' };
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return row?.requestHash === requestHash
    ? { kind: 'answered', answer: row.answer }
    : { kind: 'mismatch' };
}

export async function keepAnswer(
  tx: Tx,
  by: { userId: number; key: string },
  answer: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.userId, by.userId), eq(idempotencyKeys.key, by.key)));
}

/** Removes keys of more than a day ago. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      lt(idempotencyKeys.createdAt, sql`${now.toISOString()}::timestamptz - interval '1 day'`),
    );
}
