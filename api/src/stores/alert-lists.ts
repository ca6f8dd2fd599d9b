import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { alertConditions, plainAlertConditions, searches, type AlertFilter } from './alert-filter.ts';
import { alertColumns, selectAlerts, type AlertRow } from './alerts.ts';
import type { Db, Tx } from './database.ts';
import { alerts, media, users } from './schema.ts';
import { searchPage } from './search-walks.ts';
import { isTallied, tallyOfAlerts } from './tallies.ts';

export interface AlertOrder {
  by: 'severity' | 'detected_at' | 'updated_at';
  direction: 'asc' | 'desc';
}
interface Page { page: number; pageSize: number }

/**
 * One page of alerts and how many there are in all; ties go by time and id, so that pages never overlap.
 * @returns `isPartial` when a search has more than `count` matches.
 */
export async function listAlerts(
  db: Db, filter: AlertFilter, order: AlertOrder, page: Page,
): Promise<{ rows: AlertRow[]; count: number; isPartial: boolean }> {
  if (!searches(filter)) return { ...(await listAll(db, filter, order, page)), isPartial: false };
  const { ids, count, isPartial } = await searchPage(db, {
    subject: 'alerts', companyId: filter.companyId, search: filter.search, where: plainAlertConditions(filter), order: sql.join(ordering(order), sql`, `), isWhole: false,
  }, page);
  const rows = ids.length === 0 ? [] : await selectAlerts(db).where(inArray(alerts.id, ids)).orderBy(...ordering(order));
  return { rows, count, isPartial };
}

/** Without a search: the ids of the page from the index alone, then their rows, and their number beside each. */
async function listAll(db: Db, filter: AlertFilter, order: AlertOrder, { page, pageSize }: Page): Promise<{ rows: AlertRow[]; count: number }> {
  const where = plainAlertConditions(filter);
  const total = isTallied(filter) ? tallyOfAlerts(filter) : sql`(select count(*)::int from alerts where ${where})`;
  const ids = db.$with('page').as(
    db.select({ id: alerts.id }).from(alerts).where(where).orderBy(...ordering(order)).limit(pageSize).offset((page - 1) * pageSize),
  );
  const rows = await db.with(ids).select({ ...alertColumns, total: total.mapWith(Number) })
    .from(ids).innerJoin(alerts, eq(alerts.id, ids.id)).innerJoin(media, eq(media.id, alerts.mediaId)).leftJoin(users, eq(users.id, alerts.assigneeId))
    .orderBy(...ordering(order));
  if (rows[0] !== undefined) return { rows, count: rows[0].total };
  // An empty page tells no number.
  return { rows: [], count: page === 1 ? 0 : Total.parse((await db.execute(sql`select ${total} as total`)).rows[0]).total };
}

const Total = z.object({ total: z.number() });

/** The ids of all alerts under a filter, oldest first; at most `limit`. */
export async function matchingAlertIds(db: Db | Tx, filter: AlertFilter, limit: number): Promise<number[]> {
  const rows = await db.select({ id: alerts.id }).from(alerts).where(await alertConditions(db, filter)).orderBy(asc(alerts.id)).limit(limit);
  return rows.map(({ id }) => id);
}

/** Ascending is the mirror of descending down to the id, so that one index serves both. */
function ordering({ by, direction }: AlertOrder): SQL[] {
  const way = direction === 'asc' ? asc : desc;
  if (by === 'updated_at') return [way(alerts.updatedAt), way(alerts.id)];
  return [...(by === 'severity' ? [way(alerts.severity)] : []), way(alerts.detectedAt), way(alerts.id)];
}
