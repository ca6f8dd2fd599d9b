import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import { alertConditions, plainAlertConditions, searches, type AlertFilter } from './alert-filter.ts';
import { selectAlerts, type AlertRow } from './alerts.ts';
import type { Db, Tx } from './database.ts';
import { alerts } from './schema.ts';
import { searchPage, type FoundPage } from './search-walks.ts';
import { isTallied, tallyAlerts } from './tallies.ts';

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
  const { ids, count, isPartial } = searches(filter)
    ? await searchPage(db, {
        subject: 'alerts', companyId: filter.companyId, search: filter.search, where: plainAlertConditions(filter), order: sql.join(ordering(order), sql`, `),
      }, page)
    : await plainPage(db, filter, order, page);
  const rows = ids.length === 0 ? [] : await selectAlerts(db).where(inArray(alerts.id, ids));
  const place = new Map(ids.map((id, index) => [id, index]));
  rows.sort((a, b) => (place.get(a.alert.id) ?? 0) - (place.get(b.alert.id) ?? 0));
  return { rows, count, isPartial };
}

async function plainPage(db: Db, filter: AlertFilter, order: AlertOrder, { page, pageSize }: Page): Promise<FoundPage> {
  const where = plainAlertConditions(filter);
  const [ids, count] = await Promise.all([
    // The ids first, from the index alone; then one page of rows is joined.
    db.select({ id: alerts.id }).from(alerts).where(where).orderBy(...ordering(order)).limit(pageSize).offset((page - 1) * pageSize),
    isTallied(filter) ? tallyAlerts(db, filter).then((tallies) => tallies.reduce((sum, tally) => sum + tally.count, 0)) : db.$count(alerts, where),
  ]);
  return { ids: ids.map(({ id }) => id), count, isPartial: false };
}

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
