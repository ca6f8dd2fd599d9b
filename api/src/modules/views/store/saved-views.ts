import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { firstViews, savedViews } from '../../../platform/database/schema/settings.ts';

export type ViewValues = typeof savedViews.$inferSelect;
export interface ViewRow {
  view: ViewValues;
  /** null when the account is gone. */
  creator: PersonRow | null;
  /** Whether the one who asks begins with it. */
  isFirst: boolean;
}
type Reader = { userId: number; companyId: number };

const seenBy = ({ userId, companyId }: Reader) =>
  and(
    eq(savedViews.companyId, companyId),
    or(eq(savedViews.createdBy, userId), eq(savedViews.isShared, true)),
  );
const selectViews = (db: Db | Tx, { userId }: Reader) =>
  db
    .select({
      view: savedViews,
      creator: personColumns,
      isFirst: sql<boolean>`${firstViews.userId} is not null`,
    })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.createdBy))
    .leftJoin(firstViews, and(eq(firstViews.viewId, savedViews.id), eq(firstViews.userId, userId)));

/** One's own views and the company's shared ones, by name. */
export async function listViews(db: Db | Tx, reader: Reader): Promise<ViewRow[]> {
  return selectViews(db, reader)
    .where(seenBy(reader))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

/** @returns null also for a view that the reader does not see. */
export async function findView(db: Db | Tx, reader: Reader, id: number): Promise<ViewRow | null> {
  const [row] = await selectViews(db, reader).where(and(eq(savedViews.id, id), seenBy(reader)));
  return row ?? null;
}

/** How many views somebody made, and how many the company shares. */
export async function countViews(
  tx: Tx,
  { userId, companyId }: Reader,
): Promise<{ own: number; shared: number }> {
  const [own] = await tx
    .select({ count: count() })
    .from(savedViews)
    .where(eq(savedViews.createdBy, userId));
  const [shared] = await tx
    .select({ count: count() })
    .from(savedViews)
    .where(and(eq(savedViews.companyId, companyId), eq(savedViews.isShared, true)));
  return { own: own?.count ?? 0, shared: shared?.count ?? 0 };
}

export async function insertView(tx: Tx, values: typeof savedViews.$inferInsert): Promise<number> {
  const [row] = await tx.insert(savedViews).values(values).returning({ id: savedViews.id });
  if (!row) throw new Error('a saved view was not stored');
  return row.id;
}

export async function changeView(
  tx: Tx,
  id: number,
  changes: Partial<Pick<ViewValues, 'name' | 'query' | 'isShared'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(savedViews).set(changes).where(eq(savedViews.id, id));
}

/** Nobody but its maker begins with a view that is no longer shared. */
export async function takeFromOthers(
  tx: Tx,
  viewId: number,
  makerId: number | null,
): Promise<void> {
  await tx
    .delete(firstViews)
    .where(
      and(
        eq(firstViews.viewId, viewId),
        makerId === null ? sql`true` : sql`${firstViews.userId} <> ${makerId}`,
      ),
    );
}

export async function setFirstView(tx: Tx, userId: number, viewId: number): Promise<void> {
  await tx
    .insert(firstViews)
    .values({ userId, viewId })
    .onConflictDoUpdate({ target: firstViews.userId, set: { viewId } });
}

export async function clearFirstView(tx: Tx, userId: number, viewId: number): Promise<void> {
  await tx
    .delete(firstViews)
    .where(and(eq(firstViews.userId, userId), eq(firstViews.viewId, viewId)));
}

export async function removeView(tx: Tx, id: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
}
