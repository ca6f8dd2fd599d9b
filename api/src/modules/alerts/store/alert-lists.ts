import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { AlertOrder } from './alert-order.ts';
import { afterCursor, hasCursor, type AlertCursor } from './alert-cursor.ts';
import {
  alertConditions,
  isSteady,
  plainAlertConditions,
  searches,
  type AlertFilter,
} from './alert-filter.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { ListedAlerts, listedAlerts, loadListed, type ListedAlert } from './listed-alerts.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { searchPage } from '../../search/store/search-walks.ts';
import {
  ask,
  askAnew,
  literal,
  NOTHING,
  q,
  type Piece,
} from '../../../platform/database/statement.ts';
import { isTallied, tallyOfAlerts } from './tallies.ts';

interface Page {
  page: number;
  pageSize: number;
  /** A page that was read before; one behind it begins after its last row. */
  after?: AlertCursor | undefined;
}
interface Listed {
  rows: ListedAlert[];
  count: number;
  /** A search has more than `count` matches. */
  isPartial: boolean;
}

/**
 * One page of alerts and how many there are in all; ties go by time and id, so that pages never
 * overlap.
 * @returns `start`: how many alerts come before the page.
 */
export async function listAlerts(
  db: Db,
  filter: AlertFilter,
  order: AlertOrder,
  { after, ...page }: Page,
): Promise<Listed & { start: number }> {
  const rest =
    after === undefined || page.page <= after.page || !hasCursor(order)
      ? null
      : await afterCursor(db, filter.companyId, after, order);
  if (after === undefined || rest === null)
    return {
      ...(await listRows(db, filter, order, page, NOTHING)),
      start: (page.page - 1) * page.pageSize,
    };
  const behind = { page: page.page - after.page, pageSize: page.pageSize };
  const [all, left] = await Promise.all([
    countRows(db, filter, order),
    listRows(db, filter, order, behind, rest),
  ]);
  const start = Math.max(0, all.count - left.count) + (behind.page - 1) * page.pageSize;
  return {
    rows: left.rows,
    count: Math.max(all.count, left.count),
    isPartial: all.isPartial || left.isPartial,
    start,
  };
}

async function listRows(
  db: Db,
  filter: AlertFilter,
  by: AlertOrder,
  page: Omit<Page, 'after'>,
  rest: Piece,
): Promise<Listed> {
  const order = ordering(by);
  if (!searches(filter))
    return { ...(await listAll(db, filter, order, page, rest)), isPartial: false };
  const { ids, count, isPartial } = await searchPage(db, searched(filter, order, rest), page);
  return { rows: await loadListed(db, ids, order), count, isPartial };
}

const searched = (filter: AlertFilter & { search: string }, order: Piece, rest: Piece) => ({
  subject: 'alerts' as const,
  companyId: filter.companyId,
  search: filter.search,
  where: q`${plainAlertConditions(filter)}${rest}`,
  order,
  isWhole: false,
  isSteady: isSteady(filter) && rest === NOTHING,
});

async function countRows(
  db: Db,
  filter: AlertFilter,
  by: AlertOrder,
): Promise<{ count: number; isPartial: boolean }> {
  if (searches(filter))
    return searchPage(db, searched(filter, ordering(by), NOTHING), { page: 1, pageSize: 1 });
  const [row] = await (isSteady(filter) ? ask : askAnew)(
    db,
    q`select ${totalOf(filter, NOTHING)} as count`,
  );
  return { ...z.object({ count: z.number() }).parse(row), isPartial: false };
}

const totalOf = (filter: AlertFilter, rest: Piece): Piece =>
  rest === NOTHING && isTallied(filter)
    ? tallyOfAlerts(filter)
    : q`(select count(*)::int from alerts where ${plainAlertConditions(filter)}${rest})`;

/**
 * Without a search: the ids of the page from the index alone, then their rows, and their number
 * beside them.
 */
async function listAll(
  db: Db,
  filter: AlertFilter,
  order: Piece,
  { page, pageSize }: Omit<Page, 'after'>,
  rest: Piece,
): Promise<{ rows: ListedAlert[]; count: number }> {
  const total = totalOf(filter, rest);
  const offset = page === 1 ? NOTHING : q` offset ${(page - 1) * pageSize}`;
  const ids = q`select alerts.id from alerts where ${plainAlertConditions(filter)}${rest} order by ${order}
    limit ${literal(pageSize)}${offset}`;
  if (isSteady(filter) && rest === NOTHING) {
    const [found] = await ask(
      db,
      q`select ${total} as count, ${listedAlerts(q`(${ids}) as page`, order)} as rows`,
    );
    return WithRows.parse(found);
  }
  // Only what has to be is planned each time.
  const found = WithIds.parse(
    (await askAnew(db, q`select ${total} as count, array(${ids}) as ids`))[0],
  );
  return { rows: await loadListed(db, found.ids, order), count: found.count };
}

const WithRows = z.object({ count: z.number(), rows: ListedAlerts });
const WithIds = z.object({ count: z.number(), ids: z.array(z.coerce.number()) });

/** The ids of all alerts under a filter, oldest first; at most `limit`. */
export async function matchingAlertIds(
  db: Db | Tx,
  filter: AlertFilter,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(await alertConditions(db, filter))
    .orderBy(asc(alerts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ascending is the mirror of descending down to the id, so that one index serves both. */
function ordering({ by, direction }: AlertOrder): Piece {
  const way = direction === 'asc' ? q`asc` : q`desc`;
  if (by === 'updated_at') return q`alerts.updated_at ${way}, alerts.id ${way}`;
  return q`${by === 'severity' ? q`alerts.severity ${way}, ` : NOTHING}alerts.detected_at ${way}, alerts.id ${way}`;
}
