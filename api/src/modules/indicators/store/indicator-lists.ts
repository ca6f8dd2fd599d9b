import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import { LIST_ROLES, type ListRole } from '@vedetta/detection/detectors/indicators/indicator.ts';
import type { PackedList } from '@vedetta/detection/detectors/indicators/indicator-table.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { indicatorContents, indicatorLists } from '../../../platform/database/schema/indicators.ts';
import { users } from '../../../platform/database/schema/people.ts';

export type IndicatorListValues = typeof indicatorLists.$inferSelect;
export interface IndicatorListRow {
  list: IndicatorListValues;
  /** null when the account is gone. */
  creator: PersonRow | null;
}

const selectLists = (db: Db | Tx) =>
  db
    .select({ list: indicatorLists, creator: personColumns })
    .from(indicatorLists)
    .leftJoin(users, eq(users.id, indicatorLists.createdBy));

/** One page of a company's lists, newest first. */
export async function pageOfIndicatorLists(
  db: Db,
  companyId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: IndicatorListRow[] }> {
  const [{ lists }, rows] = await Promise.all([
    sizeOfIndicatorLists(db, companyId),
    selectLists(db)
      .where(eq(indicatorLists.companyId, companyId))
      .orderBy(desc(indicatorLists.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: lists, rows };
}

/** How many lists a company has, and how many indicators in all of them but one. */
export async function sizeOfIndicatorLists(
  db: Db | Tx,
  companyId: number,
  without = 0,
): Promise<{ lists: number; indicators: number }> {
  const [row] = await db
    .select({
      lists: count(),
      indicators: sum(sql`case when id = ${without} then 0 else total end`),
    })
    .from(indicatorLists)
    .where(eq(indicatorLists.companyId, companyId));
  return { lists: row?.lists ?? 0, indicators: Number(row?.indicators ?? 0) };
}

/** @returns null also for a list of another company. */
export async function findIndicatorList(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<IndicatorListRow | null> {
  const [row] = await selectLists(db).where(
    and(eq(indicatorLists.id, id), eq(indicatorLists.companyId, companyId)),
  );
  return row ?? null;
}

export async function insertIndicatorList(
  tx: Tx,
  values: typeof indicatorLists.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(indicatorLists).values(values).returning({ id: indicatorLists.id });
  if (!row) throw new Error('a list was not stored');
  return row.id;
}

export async function updateIndicatorList(
  tx: Tx,
  id: number,
  changes: Partial<typeof indicatorLists.$inferInsert>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(indicatorLists).set(changes).where(eq(indicatorLists.id, id));
}

export async function storeIndicators(
  tx: Tx,
  { id, companyId }: { id: number; companyId: number },
  content: Uint8Array,
): Promise<void> {
  await tx
    .insert(indicatorContents)
    .values({ listId: id, companyId, content })
    .onConflictDoUpdate({ target: indicatorContents.listId, set: { content } });
}

export async function deleteIndicatorList(tx: Tx, id: number): Promise<void> {
  await tx.delete(indicatorLists).where(eq(indicatorLists.id, id));
}

/**
 * A word that is another one whenever a list of a company came, went or changed; null while there
 * is none. Each change writes a row.
 */
export async function versionOfIndicators(db: Db, companyId: number): Promise<string | null> {
  const { rows } = await db.execute<{ version: string | null }>(sql`
    select string_agg(id || '.' || xmin::text || '.' || coalesce(extract(epoch
      from refreshed_at)::text, ''), ',' order by id) as version
    from indicator_lists where company_id = ${companyId}`);
  return rows[0]?.version ?? null;
}

/** The lists of a company with what stands in them, for detectors. */
export async function loadIndicators(db: Db, companyId: number): Promise<PackedList[]> {
  const rows = await db
    .select({
      id: indicatorLists.id,
      name: indicatorLists.name,
      role: indicatorLists.role,
      severity: indicatorLists.severity,
      content: indicatorContents.content,
    })
    .from(indicatorLists)
    .innerJoin(indicatorContents, eq(indicatorContents.listId, indicatorLists.id))
    .where(eq(indicatorLists.companyId, companyId))
    .orderBy(indicatorLists.id);
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
}

/** Of a stored row. */
export function roleOf(stored: string): ListRole {
  return LIST_ROLES.find((role) => role === stored) ?? 'threat';
}
