import { and, asc, count, desc, eq, inArray, min, type SQL } from 'drizzle-orm';
import { alertConditions, type AlertFilter, type Conditions } from './alert-filter.ts';
import { selectAlerts, type AlertRow } from './alerts.ts';
import type { Db, Tx } from './database.ts';
import { countMedia } from './media.ts';
import { alerts } from './schema.ts';
import { COMMON_COUNT_LIMIT } from './search.ts';
import { isTallied, tallyAlerts, type AlertTally } from './tallies.ts';

export interface AlertOrder {
  by: 'severity' | 'detected_at' | 'updated_at';
  direction: 'asc' | 'desc';
}

/**
 * One page of alerts and how many there are in all; ties go by time and id, so that pages never overlap.
 * A common search counts to COMMON_COUNT_LIMIT.
 */
export async function listAlerts(
  db: Db,
  filter: AlertFilter,
  order: AlertOrder,
  page: { page: number; pageSize: number },
): Promise<{ rows: AlertRow[]; count: number }> {
  const conditions = await alertConditions(db, filter);
  const [ids, total] = await Promise.all([
    // The ids first, from the index alone; then one page of rows is joined.
    db
      .select({ id: alerts.id })
      .from(alerts)
      .where(conditions.where)
      .orderBy(...ordering(order))
      .limit(page.pageSize)
      .offset((page.page - 1) * page.pageSize),
    countMatching(db, filter, conditions),
  ]);
  const rows = ids.length === 0 ? [] : await selectAlerts(db).where(inArray(alerts.id, ids.map(({ id }) => id)));
  const place = new Map(ids.map(({ id }, index) => [id, index]));
  rows.sort((a, b) => (place.get(a.alert.id) ?? 0) - (place.get(b.alert.id) ?? 0));
  return { rows, count: total };
}

async function countMatching(db: Db, filter: AlertFilter, { where, common }: Conditions): Promise<number> {
  if (isTallied(filter)) return (await tallyAlerts(db, filter)).reduce((sum, tally) => sum + tally.count, 0);
  if (!common) return db.$count(alerts, where);
  return db.$count(db.select({ id: alerts.id }).from(alerts).where(where).limit(COMMON_COUNT_LIMIT));
}

/** The ids of all alerts under a filter, oldest first; at most `limit`. */
export async function matchingAlertIds(db: Db | Tx, filter: AlertFilter, limit: number): Promise<number[]> {
  const rows = await db.select({ id: alerts.id }).from(alerts).where((await alertConditions(db, filter)).where).orderBy(asc(alerts.id)).limit(limit);
  return rows.map(({ id }) => id);
}

/** The numbers above the lists. */
export interface AlertNumbers {
  tallies: AlertTally[];
  oldestToReview: Date | null;
  /** In progress and assigned to the person who asks. */
  mine: number;
  /** Media items under the same source, target, search and time. */
  media: number;
}

/** How many alerts each list holds under the filter; a common search counts to COMMON_COUNT_LIMIT. */
export async function countAlerts(db: Db, filter: AlertFilter, userId: number): Promise<AlertNumbers> {
  const conditions = await alertConditions(db, filter);
  const { where } = conditions;
  const [tallies, oldest, mine, items] = await Promise.all([
    isTallied(filter) ? tallyAlerts(db, filter) : countByStatus(db, conditions),
    db.select({ at: min(alerts.detectedAt) }).from(alerts).where(and(where, eq(alerts.status, 'DETECTED'))),
    db.$count(alerts, and(where, eq(alerts.status, 'VALIDATED'), eq(alerts.assigneeId, userId))),
    countMedia(db, filter),
  ]);
  return { tallies, oldestToReview: oldest[0]?.at ?? null, mine, media: items };
}

async function countByStatus(db: Db, { where, common }: Conditions): Promise<AlertTally[]> {
  const found = db.select({ status: alerts.status, severity: alerts.severity }).from(alerts).where(where)
    .limit(common ? COMMON_COUNT_LIMIT : Number.MAX_SAFE_INTEGER).as('found');
  return db.select({ status: found.status, severity: found.severity, count: count() }).from(found).groupBy(found.status, found.severity);
}

/** Ascending is the mirror of descending down to the id, so that one index serves both. */
function ordering({ by, direction }: AlertOrder): SQL[] {
  const way = direction === 'asc' ? asc : desc;
  if (by === 'updated_at') return [way(alerts.updatedAt), way(alerts.id)];
  return [...(by === 'severity' ? [way(alerts.severity)] : []), way(alerts.detectedAt), way(alerts.id)];
}
