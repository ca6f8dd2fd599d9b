import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { uploadTokens } from '../../../platform/database/schema/media.ts';
import { companies } from '../../../platform/database/schema/people.ts';

export type UploadTokenRow = typeof uploadTokens.$inferSelect;

/** Stores a one-time upload token; only its hash is kept. */
export async function insertUploadToken(
  db: Db | Tx,
  token: typeof uploadTokens.$inferInsert,
): Promise<void> {
  await db.insert(uploadTokens).values(token);
}

/**
 * The token of this person, used, expired or not; null when there is none or it is somebody else's.
 */
export async function findUploadToken(
  db: Db | Tx,
  hash: string,
  owner: { companyId: number; userId: number },
): Promise<UploadTokenRow | null> {
  const rows = await db
    .select()
    .from(uploadTokens)
    .where(
      and(
        eq(uploadTokens.tokenHash, hash),
        eq(uploadTokens.companyId, owner.companyId),
        eq(uploadTokens.userId, owner.userId),
      ),
    );
  return rows[0] ?? null;
}

/** Uses a token up. False when another upload was quicker. */
export async function useUploadToken(tx: Tx, hash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(uploadTokens)
    .set({ usedAt: now })
    .where(and(eq(uploadTokens.tokenHash, hash), isNull(uploadTokens.usedAt)))
    .returning({ hash: uploadTokens.tokenHash });
  return rows.length > 0;
}

/** Scans that a limited company has left; null when it is not limited. */
export async function scansLeft(db: Db | Tx, companyId: number): Promise<number | null> {
  const rows = await db
    .select({ total: companies.totalScan, used: companies.scansUsed })
    .from(companies)
    .where(eq(companies.id, companyId));
  const row = rows[0];
  if (row === undefined || row.total === null) return null;
  return Math.max(0, row.total - row.used);
}

/**
 * Spends one scan of a limited company; costs an unlimited one nothing. The row lock makes parallel
 * uploads count one after the other.
 * @returns false when none is left.
 */
export async function spendScan(tx: Tx, companyId: number): Promise<boolean> {
  const spent = await tx
    .update(companies)
    .set({ scansUsed: sql`${companies.scansUsed} + 1` })
    .where(and(eq(companies.id, companyId), lt(companies.scansUsed, companies.totalScan)))
    .returning({ id: companies.id });
  return spent.length > 0 || (await scansLeft(tx, companyId)) === null;
}

/**
 * Removes tokens nobody can use any more, a day after they ran out (until then their use is
 * answered with a reason).
 */
export async function deleteOldUploadTokens(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await db.delete(uploadTokens).where(lt(uploadTokens.expiresAt, yesterday));
}
