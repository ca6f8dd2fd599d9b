import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { passwordHistory, passwordResets } from '../../../platform/database/schema/sign-in.ts';

/** The last ten passwords, the present one among them, are not used again. */
export const REMEMBERED_PASSWORDS = 10;

/** Hashes of the last passwords, newest first. */
export async function recentPasswordHashes(db: Db | Tx, userId: number): Promise<string[]> {
  const rows = await db
    .select({ hash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.id))
    .limit(REMEMBERED_PASSWORDS);
  return rows.map((row) => row.hash);
}

/** Sets the password and forgets those that are too old to matter. */
export async function storePassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.insert(passwordHistory).values({ userId, passwordHash });
  const old = await tx
    .select({ id: passwordHistory.id })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.id))
    .offset(REMEMBERED_PASSWORDS);
  if (old.length > 0)
    await tx.delete(passwordHistory).where(
      inArray(
        passwordHistory.id,
        old.map((row) => row.id),
      ),
    );
}

/** Puts a link in force; an older one of the same user is void from now on. */
export async function replacePasswordReset(
  tx: Tx,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await forgetPasswordResets(tx, reset.userId);
  await tx.insert(passwordResets).values(reset);
}

export async function findPasswordReset(
  db: Db | Tx,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(inForce(userId, tokenHash, now));
  return rows.length > 0;
}

/** @returns false when somebody else used it up, or it is not in force. */
export async function spendPasswordReset(
  tx: Tx,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .delete(passwordResets)
    .where(inForce(userId, tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

export async function forgetPasswordResets(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

const inForce = (userId: number, tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.userId, userId),
    eq(passwordResets.tokenHash, tokenHash),
    gt(passwordResets.expiresAt, now),
  );

export async function deleteOldPasswordResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
