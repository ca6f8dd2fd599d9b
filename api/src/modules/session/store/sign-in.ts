import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { companies, users } from '../../../platform/database/schema/people.ts';
import { preauthentications, recoveryCodes } from '../../../platform/database/schema/sign-in.ts';

export async function insertPreauthentication(
  db: Db | Tx,
  row: typeof preauthentications.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(preauthentications).where(lt(preauthentications.expiresAt, now));
  await db.insert(preauthentications).values(row);
}

/**
 * The user whose password was right a moment ago, with the company; null when the token is unknown
 * or ran out.
 */
export async function findPreauthenticated(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(preauthentications)
    .innerJoin(users, eq(users.id, preauthentications.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(preauthentications.tokenHash, tokenHash),
        gt(preauthentications.expiresAt, now),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    );
  return row ?? null;
}

/** @returns false when it was used up meanwhile. */
export async function spendPreauthentication(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(preauthentications)
    .where(eq(preauthentications.tokenHash, tokenHash))
    .returning({ userId: preauthentications.userId });
  return rows.length > 0;
}

export async function forgetPreauthentications(tx: Tx, userId: number): Promise<void> {
  await tx.delete(preauthentications).where(eq(preauthentications.userId, userId));
}

/**
 * Keeps a secret that waits for its first code. @returns false when a second factor is enrolled.
 */
export async function keepPendingMfaSecret(
  db: Db,
  userId: number,
  sealed: Uint8Array,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ mfaSecret: sealed, mfaLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.mfaEnrolledAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Uses up a TOTP step: of any number of attempts with the same or an earlier step, one wins.
 * @param enrolling the secret that the code was checked against, when this code completes an
 * enrolment.
 */
export async function spendTotpStep(
  tx: Tx,
  userId: number,
  step: number,
  enrolling: { sealed: Uint8Array; now: Date } | null,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ mfaLastStep: step, ...(enrolling ? { mfaEnrolledAt: enrolling.now } : {}) })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.mfaLastStep), lt(users.mfaLastStep, step)),
        enrolling
          ? and(isNull(users.mfaEnrolledAt), eq(users.mfaSecret, enrolling.sealed))
          : isNotNull(users.mfaEnrolledAt),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Puts another secret in the place of the one that counts, whose code of `step` was right.
 * @param change.before the secret, as it is sealed, that the other was offered in place of.
 * @returns false when it is that no longer.
 */
export async function replaceMfaSecret(
  tx: Tx,
  userId: number,
  {
    before,
    sealed,
    step,
    now,
  }: { before: Uint8Array; sealed: Uint8Array; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ mfaSecret: sealed, mfaEnrolledAt: now, mfaLastStep: step })
    .where(and(eq(users.id, userId), eq(users.mfaSecret, before), isNotNull(users.mfaEnrolledAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** The next sign-in enrols again; recovery codes and the half-made secret go too. */
export async function removeSecondFactor(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ mfaSecret: null, mfaEnrolledAt: null, mfaLastStep: null })
    .where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** @returns whether the code was there and unused; it is used now. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: number,
  codeHashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, [...codeHashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function recordLogin(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ lastLogin: sql`greatest(${users.lastLogin}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId));
}
