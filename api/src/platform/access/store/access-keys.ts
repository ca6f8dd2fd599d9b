import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { personColumns, type PersonRow } from '../../database/people.ts';
import { accessKeys } from '../../database/schema/integrations.ts';
import { users } from '../../database/schema/people.ts';

/** Without the hash, which nobody needs to see. */
const keyColumns = {
  id: accessKeys.id,
  companyId: accessKeys.companyId,
  name: accessKeys.name,
  hint: accessKeys.hint,
  scopes: accessKeys.scopes,
  expiresAt: accessKeys.expiresAt,
  revokedAt: accessKeys.revokedAt,
  lastUsedAt: accessKeys.lastUsedAt,
  createdAt: accessKeys.createdAt,
} as const;
export interface AccessKeyRow {
  key: Pick<typeof accessKeys.$inferSelect, keyof typeof keyColumns>;
  creator: PersonRow;
  /** Whether its creator may sign in: without that the key does not work. */
  creatorPresent: boolean;
}

const creatorPresent = sql<boolean>`${users.isActive} and ${users.isApproved}`;
const selectKeys = (db: Db | Tx) =>
  db
    .select({ key: keyColumns, creator: personColumns, creatorPresent })
    .from(accessKeys)
    .innerJoin(users, eq(users.id, accessKeys.createdBy));

/** One page of a company's keys, newest first. */
export async function listAccessKeys(
  db: Db,
  companyId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: AccessKeyRow[] }> {
  const where = eq(accessKeys.companyId, companyId);
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(accessKeys).where(where),
    selectKeys(db)
      .where(where)
      .orderBy(desc(accessKeys.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/** @returns null also for a key of another company. */
export async function findAccessKey(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<AccessKeyRow | null> {
  const [row] = await selectKeys(db).where(
    and(eq(accessKeys.id, id), eq(accessKeys.companyId, companyId)),
  );
  return row ?? null;
}

export async function countAccessKeys(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(accessKeys)
    .where(eq(accessKeys.companyId, companyId));
  return row?.count ?? 0;
}

export async function insertAccessKey(
  tx: Tx,
  values: typeof accessKeys.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(accessKeys).values(values).returning({ id: accessKeys.id });
  if (!row) throw new Error('an access key was not stored');
  return row.id;
}

export async function updateAccessKey(
  tx: Tx,
  id: number,
  changes: Partial<
    Pick<typeof accessKeys.$inferSelect, 'name' | 'scopes' | 'expiresAt' | 'revokedAt'>
  >,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(accessKeys).set(changes).where(eq(accessKeys.id, id));
}

/** @returns whether the company had it. */
export async function deleteAccessKey(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(accessKeys)
    .where(and(eq(accessKeys.id, id), eq(accessKeys.companyId, companyId)))
    .returning({ id: accessKeys.id });
  return rows.length > 0;
}

/** A key in use, with the person in whose name it acts as the database has them now. */
export interface KeyInUse {
  id: number;
  scopes: string[];
  /** Calls in the present window, this one included. */
  windowCalls: number;
  windowStartedAt: Date;
  userId: number;
  companyId: number;
  email: string;
  groupName: string;
  expiresAt: Date | null;
}

/**
 * Finds the key, counts the call and notes the use, in one statement: parallel calls of one key
 * count one after the other.
 * @param windowSeconds length of the window of the rate limit.
 * @returns null when there is no such key, it ran out or was revoked, or its creator may not sign
 * in.
 */
export async function spendKeyCall(
  db: Db,
  keyHash: string,
  now: Date,
  windowSeconds: number,
): Promise<KeyInUse | null> {
  const at = now.toISOString();
  const fresh = sql`coalesce(k.window_started_at <= ${at}::timestamptz - ${windowSeconds} * interval '1 second', true)`;
  const { rows } = await db.execute<{
    id: string;
    scopes: string[];
    window_calls: number;
    window_started_at: string;
    user_id: string;
    company_id: string;
    email: string;
    group_name: string;
    expires_at: string | null;
  }>(sql`
    update access_keys k set last_used_at = ${at}::timestamptz,
      window_calls = case when ${fresh} then 1 else k.window_calls + 1 end,
      window_started_at = case when ${fresh} then ${at}::timestamptz else k.window_started_at end
    from users u
    where k.key_hash = ${keyHash} and k.revoked_at is null and (k.expires_at is null
      or k.expires_at > ${at}::timestamptz)
      and u.id = k.created_by and u.is_active and u.is_approved
    returning k.id, k.scopes, k.window_calls, k.window_started_at, u.id as user_id, k.company_id,
      u.email, u.group_name, k.expires_at`);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    id: Number(row.id),
    scopes: row.scopes,
    windowCalls: row.window_calls,
    windowStartedAt: new Date(row.window_started_at),
    userId: Number(row.user_id),
    companyId: Number(row.company_id),
    email: row.email,
    groupName: row.group_name,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  };
}

/**
 * Which of the keys work now, with their scopes and the group of whoever made them. One query for
 * all sockets of a process, asked every few seconds; does not count as use.
 */
export async function liveKeys(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, { scopes: string[]; group: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accessKeys.id, scopes: accessKeys.scopes, group: users.groupName })
    .from(accessKeys)
    .innerJoin(users, eq(users.id, accessKeys.createdBy))
    .where(
      and(
        inArray(accessKeys.id, [...ids]),
        isNull(accessKeys.revokedAt),
        or(isNull(accessKeys.expiresAt), gt(accessKeys.expiresAt, now)),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
