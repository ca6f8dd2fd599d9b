import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { alerts, media, targets, users } from './schema.ts';
import { among, FEW, lookUp, type Searched } from './search.ts';

/** Filters of the alert list; absent or empty members do not filter. */
export interface AlertFilter {
  companyId: number;
  statuses?: readonly string[];
  sourceIds?: readonly number[];
  severities?: readonly number[];
  targetIds?: readonly number[];
  assigneeIds?: readonly number[];
  /** Words, or a part, of what the alert and its media item say (stores/search.ts). */
  search?: string;
  /** Bounds of the time of detection, both inclusive. */
  from?: Date;
  to?: Date;
}

/** The filter as a condition on `alerts`, the search included: exact, for work on all that match. */
export async function alertConditions(db: Db | Tx, filter: AlertFilter): Promise<SQL | undefined> {
  return withSearch(db, 'alerts', sql`${alerts.id}`, filter, plainAlertConditions(filter));
}

/** What of the filter applies to media items, the search included: exact likewise. */
export async function mediaConditions(db: Db | Tx, filter: AlertFilter): Promise<SQL | undefined> {
  return withSearch(db, 'media', sql`${media.id}`, filter, plainMediaConditions(filter));
}

async function withSearch(db: Db | Tx, subject: Searched, id: SQL, filter: AlertFilter, plain: SQL | undefined): Promise<SQL | undefined> {
  if (!searches(filter)) return plain;
  const found = await lookUp(db, subject, filter.companyId, filter.search, FEW);
  if (found === null) return sql`false`;
  return and(plain, found.isComplete ? among(id, found) : found.reading.matches(id));
}

/** What of the filter is not the search, as a condition on `alerts`. */
export function plainAlertConditions(filter: AlertFilter): SQL | undefined {
  return and(
    eq(alerts.companyId, filter.companyId),
    filled(filter.statuses) ? inArray(alerts.status, [...filter.statuses]) : undefined,
    filled(filter.sourceIds) ? inArray(alerts.sourceId, [...filter.sourceIds]) : undefined,
    filled(filter.severities) ? inArray(alerts.severity, [...filter.severities]) : undefined,
    filled(filter.targetIds) ? inArray(alerts.targetId, [...filter.targetIds]) : undefined,
    filled(filter.assigneeIds) ? inArray(alerts.assigneeId, [...filter.assigneeIds]) : undefined,
    filter.from === undefined ? undefined : gte(alerts.detectedAt, filter.from),
    filter.to === undefined ? undefined : lte(alerts.detectedAt, filter.to),
  );
}

/** What of the filter applies to media items and is not the search: source, target and time. */
export function plainMediaConditions(filter: AlertFilter): SQL | undefined {
  return and(
    eq(media.companyId, filter.companyId),
    filled(filter.sourceIds) ? inArray(media.sourceId, [...filter.sourceIds]) : undefined,
    filled(filter.targetIds) ? inArray(media.targetId, [...filter.targetIds]) : undefined,
    filter.from === undefined ? undefined : gte(media.createdAt, filter.from),
    filter.to === undefined ? undefined : lte(media.createdAt, filter.to),
  );
}

export const filled = <T>(list: readonly T[] | undefined): list is readonly T[] => list !== undefined && list.length > 0;
export const searches = <F extends Pick<AlertFilter, 'search'>>(filter: F): filter is F & { search: string } => filter.search !== undefined && filter.search !== '';

/** Whether anything but a search leaves alerts of the company out. */
export const narrows = (filter: AlertFilter): boolean => [filter.statuses, filter.sourceIds, filter.severities, filter.targetIds, filter.assigneeIds].some((list) => (list?.length ?? 0) > 0)
  || filter.from !== undefined || filter.to !== undefined;

/** Which of the targets and people named in a filter the company does not have (requirement C2). */
export async function unknownInFilter(db: Db | Tx, filter: AlertFilter): Promise<{ targetIds: number[]; assigneeIds: number[] }> {
  const missing = async (table: typeof targets | typeof users, ids: readonly number[] | undefined): Promise<number[]> => {
    if (!filled(ids)) return [];
    const known = await db.select({ id: table.id }).from(table).where(and(eq(table.companyId, filter.companyId), inArray(table.id, [...ids])));
    const found = new Set(known.map((row) => row.id));
    return ids.filter((id) => !found.has(id));
  };
  return { targetIds: await missing(targets, filter.targetIds), assigneeIds: await missing(users, filter.assigneeIds) };
}
