import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { sourceCredentials } from '../../../platform/database/schema/collecting.ts';

export type SourceCredentialRow = typeof sourceCredentials.$inferSelect;
interface Of {
  companyId: number;
  sourceId: number;
}
const own = ({ companyId, sourceId }: Of) =>
  and(eq(sourceCredentials.companyId, companyId), eq(sourceCredentials.sourceId, sourceId));

/** How a company is known to a vendor; null when it is not. */
export async function findSourceCredential(
  db: Db | Tx,
  of: Of,
): Promise<SourceCredentialRow | null> {
  const [row] = await db.select().from(sourceCredentials).where(own(of));
  return row ?? null;
}

/** By its number alone, for callers that proved to know its address. */
export async function findCredentialById(db: Db, id: number): Promise<SourceCredentialRow | null> {
  const [row] = await db.select().from(sourceCredentials).where(eq(sourceCredentials.id, id));
  return row ?? null;
}

export async function listSourceCredentials(
  db: Db,
  companyId: number,
): Promise<SourceCredentialRow[]> {
  return db
    .select()
    .from(sourceCredentials)
    .where(eq(sourceCredentials.companyId, companyId))
    .orderBy(sourceCredentials.sourceId);
}

/** Stores a credential in place of the one before; its position and figures begin anew. */
export async function putSourceCredential(
  tx: Tx,
  of: Of,
  values: Pick<
    SourceCredentialRow,
    'sealed' | 'account' | 'expiresAt' | 'testedAt' | 'problem' | 'changedBy' | 'updatedAt'
  >,
): Promise<SourceCredentialRow> {
  const fresh = { ...values, position: null, lockedUntil: null };
  const [row] = await tx
    .insert(sourceCredentials)
    .values({ ...of, ...fresh })
    .onConflictDoUpdate({
      target: [sourceCredentials.companyId, sourceCredentials.sourceId],
      set: fresh,
    })
    .returning();
  if (row === undefined) throw new Error('The credential could not be stored.');
  return row;
}

export async function updateSourceCredential(
  db: Db | Tx,
  of: Of,
  values: Partial<
    Pick<
      SourceCredentialRow,
      'sealed' | 'account' | 'expiresAt' | 'testedAt' | 'problem' | 'position' | 'lockedUntil'
    >
  >,
): Promise<void> {
  await db.update(sourceCredentials).set(values).where(own(of));
}

export async function deleteSourceCredential(tx: Tx, of: Of): Promise<boolean> {
  return (
    (await tx.delete(sourceCredentials).where(own(of)).returning({ id: sourceCredentials.id }))
      .length > 0
  );
}

/** So long before its end people are warned of it. */
export const WARNED_BEFORE_MS = 7 * 86_400_000;

/**
 * Takes those that end within a week, or have ended, and whose admins were not warned of that end;
 * what another process has taken is passed over. Whoever takes them warns in the same transaction.
 */
export async function takeUnwarned(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<(SourceCredentialRow & { expiresAt: Date })[]> {
  const due = tx
    .select({ id: sourceCredentials.id })
    .from(sourceCredentials)
    .where(
      and(
        lt(sourceCredentials.expiresAt, new Date(now.getTime() + WARNED_BEFORE_MS)),
        sql`${sourceCredentials.warnedOf} is distinct from ${sourceCredentials.expiresAt}`,
      ),
    )
    .orderBy(sourceCredentials.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(sourceCredentials)
    .set({ warnedOf: sql`${sourceCredentials.expiresAt}` })
    .where(inArray(sourceCredentials.id, due))
    .returning();
  return rows.flatMap((row) =>
    row.expiresAt === null ? [] : [{ ...row, expiresAt: row.expiresAt }],
  );
}

/** Of several processes one receives for a credential. */
export async function claimReceiving(
  db: Db,
  of: Of,
  leaseSeconds: number,
): Promise<SourceCredentialRow | null> {
  const [row] = await db
    .update(sourceCredentials)
    .set({ lockedUntil: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(
      and(
        own(of),
        or(isNull(sourceCredentials.lockedUntil), sql`${sourceCredentials.lockedUntil} < now()`),
      ),
    )
    .returning();
  return row ?? null;
}
