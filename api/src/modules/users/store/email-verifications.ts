import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { emailVerifications } from '../../../platform/database/schema/sign-in.ts';
import type { UserRow } from './users.ts';

/** Puts a link in force; an older one of the same user is void from now on. */
export async function replaceEmailVerification(
  tx: Tx,
  link: typeof emailVerifications.$inferInsert,
): Promise<void> {
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, link.userId));
  await tx.insert(emailVerifications).values(link);
}

/**
 * Uses a link up and notes that its user has the address.
 * @returns null when it was used, replaced or is too old.
 */
export async function spendEmailVerification(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<UserRow | null> {
  const [link] = await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.tokenHash, tokenHash), gt(emailVerifications.expiresAt, now)))
    .returning({ userId: emailVerifications.userId });
  if (!link) return null;
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(eq(users.id, link.userId))
    .returning();
  return user ?? null;
}

export async function deleteOldEmailVerifications(db: Db, now: Date): Promise<void> {
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now));
}
