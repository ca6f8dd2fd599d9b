import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { MuteCondition } from '../muting.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { mutedRules } from '../../../platform/database/schema/watch.ts';

export type MutedRuleValues = typeof mutedRules.$inferSelect;
export interface MutedRuleRow {
  rule: MutedRuleValues;
  /** null when the account is gone. */
  creator: PersonRow | null;
}

const selectRules = (db: Db | Tx) =>
  db
    .select({ rule: mutedRules, creator: personColumns })
    .from(mutedRules)
    .leftJoin(users, eq(users.id, mutedRules.createdBy));

/** One page of a company's rules, newest first, also the expired ones. */
export async function listMutedRules(
  db: Db,
  companyId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: MutedRuleRow[] }> {
  const where = eq(mutedRules.companyId, companyId);
  const [total, rows] = await Promise.all([
    countMutedRules(db, companyId),
    selectRules(db)
      .where(where)
      .orderBy(desc(mutedRules.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total, rows };
}

export async function countMutedRules(db: Db | Tx, companyId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mutedRules)
    .where(eq(mutedRules.companyId, companyId));
  return row?.count ?? 0;
}

/** @returns null also for a rule of another company. */
export async function findMutedRule(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<MutedRuleRow | null> {
  const [row] = await selectRules(db).where(
    and(eq(mutedRules.id, id), eq(mutedRules.companyId, companyId)),
  );
  return row ?? null;
}

export async function insertMutedRule(
  tx: Tx,
  values: typeof mutedRules.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(mutedRules).values(values).returning({ id: mutedRules.id });
  if (!row) throw new Error('a muted rule was not stored');
  return row.id;
}

export async function updateMutedRule(
  tx: Tx,
  id: number,
  changes: Partial<Pick<MutedRuleValues, 'reason' | 'expiresAt'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(mutedRules).set(changes).where(eq(mutedRules.id, id));
}

export async function deleteMutedRule(tx: Tx, id: number): Promise<void> {
  await tx.delete(mutedRules).where(eq(mutedRules.id, id));
}

/** The rules of a company that are in force, oldest first. */
export async function activeMutedRules(
  db: Db | Tx,
  companyId: number,
  now: Date,
): Promise<MutedRuleValues[]> {
  return db
    .select()
    .from(mutedRules)
    .where(
      and(
        eq(mutedRules.companyId, companyId),
        or(isNull(mutedRules.expiresAt), gt(mutedRules.expiresAt, now)),
      ),
    )
    .orderBy(mutedRules.id);
}

/**
 * Notes that rules applied.
 * @param hits how often each did; written in the order of ids, so that two scans cannot wait for
 * each other.
 */
export async function countMutedHits(
  tx: Tx,
  hits: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  for (const [id, times] of [...hits].sort(([a], [b]) => a - b)) {
    await tx
      .update(mutedRules)
      .set({ hits: sql`${mutedRules.hits} + ${times}`, lastHitAt: now })
      .where(eq(mutedRules.id, id));
  }
}

/** What a rule would have muted of the newest alerts. */
export interface AlertsLike {
  hidden: number;
  open: number;
  lookedAt: number;
}

/** So many of the newest alerts are looked at, so that the answer is there at once. */
const MOST_ALERTS = 10_000;

/**
 * How many of a company's alerts since then match; of an alert the rule of its strongest finding
 * counts, as when it was raised.
 */
export async function countAlertsLike(
  db: Db,
  companyId: number,
  condition: Omit<MuteCondition, 'expiresAt'>,
  since: Date,
): Promise<AlertsLike> {
  const { detector, rule, fingerprint, sourceId, targetId } = condition;
  const { rows } = await db.execute<{ hidden: string; open: string; looked_at: string }>(sql`
    with newest as materialized (
      select id, detector, fingerprint, source_id, target_id, status from alerts
      where company_id = ${companyId} and detected_at >= ${since.toISOString()}::timestamptz
        order by detected_at desc, id desc limit ${MOST_ALERTS}
    ), alike as materialized (
      select status from newest
      where detector = ${detector} and (${fingerprint}::text is null
        or fingerprint = ${fingerprint}::text)
        and (${sourceId}::int is null or source_id = ${sourceId}::int)
          and (${targetId}::bigint is null or target_id = ${targetId}::bigint)
        and (${rule}::text is null or ${rule}::text = (select f.rule from findings f
          where f.alert_id = newest.id order by f.score desc, f.id limit 1))
    )
    select (select count(*) from alike) as hidden, (select count(*) from alike
      where status in ('DETECTED', 'VALIDATED')) as open, (select count(*) from newest) as looked_at`);
  const row = rows[0];
  return {
    hidden: Number(row?.hidden ?? 0),
    open: Number(row?.open ?? 0),
    lookedAt: Number(row?.looked_at ?? 0),
  };
}
