import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { alertConditions, isSteady, plainAlertConditions, searches, type AlertFilter } from './alert-filter.ts';
import type { Db, Tx } from './database.ts';
import { ListedAlerts, listedAlerts, loadListed, type ListedAlert } from './listed-alerts.ts';
import { alerts } from './schema/alerts.ts';
import { searchPage } from './search-walks.ts';
import { ask, askAnew, literal, NOTHING, q, type Piece } from './statement.ts';
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
): Promise<{ rows: ListedAlert[]; count: number; isPartial: boolean }> {
  if (!searches(filter)) return { ...(await listAll(db, filter, ordering(order), page)), isPartial: false };
  const { ids, count, isPartial } = await searchPage(db, {
    subject: 'alerts', companyId: filter.companyId, search: filter.search, where: plainAlertConditions(filter), order: ordering(order), isWhole: false, isSteady: isSteady(filter),
  }, page);
  return { rows: await loadListed(db, ids, ordering(order)), count, isPartial };
}

/** Without a search: the ids of the page from the index alone, then their rows, and their number beside them. */
async function listAll(db: Db, filter: AlertFilter, order: Piece, { page, pageSize }: Page): Promise<{ rows: ListedAlert[]; count: number }> {
  const where = plainAlertConditions(filter);
  const total = isTallied(filter) ? tallyOfAlerts(filter) : q`(select count(*)::int from alerts where ${where})`;
  const offset = page === 1 ? NOTHING : q` offset ${(page - 1) * pageSize}`;
  const ids = q`select alerts.id from alerts where ${where} order by ${order} limit ${literal(pageSize)}${offset}`;
  if (isSteady(filter)) {
    const [found] = await ask(db, q`select ${total} as count, ${listedAlerts(q`(${ids}) as page`, order)} as rows`);
    return WithRows.parse(found);
  }
  // Only what has to be is planned each time.
  const found = WithIds.parse((await askAnew(db, q`select ${total} as count, array(${ids}) as ids`))[0]);
  return { rows: await loadListed(db, found.ids, order), count: found.count };
}

const WithRows = z.object({ count: z.number(), rows: ListedAlerts });
const WithIds = z.object({ count: z.number(), ids: z.array(z.coerce.number()) });

/** The ids of all alerts under a filter, oldest first; at most `limit`. */
export async function matchingAlertIds(db: Db | Tx, filter: AlertFilter, limit: number): Promise<number[]> {
  const rows = await db.select({ id: alerts.id }).from(alerts).where(await alertConditions(db, filter)).orderBy(asc(alerts.id)).limit(limit);
  return rows.map(({ id }) => id);
}

/** Ascending is the mirror of descending down to the id, so that one index serves both. */
function ordering({ by, direction }: AlertOrder): Piece {
  const way = direction === 'asc' ? q`asc` : q`desc`;
  if (by === 'updated_at') return q`alerts.updated_at ${way}, alerts.id ${way}`;
  return q`${by === 'severity' ? q`alerts.severity ${way}, ` : NOTHING}alerts.detected_at ${way}, alerts.id ${way}`;
}
