import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { foundByAny } from '../../media/store/found-again.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { targets } from '../../../platform/database/schema/watch.ts';
import { among, FEW, lookUp, type Searched } from '../../search/store/search.ts';
import { asSql, joined, NOTHING, q, type Piece } from '../../../platform/database/statement.ts';

/** An hour of the week: Monday is 1; in a time zone that PostgreSQL knows. */
export interface HourOfWeek {
  weekday: number;
  hour: number;
  timeZone: string;
}

/** Filters of the alert list; absent or empty members do not filter. */
export interface AlertFilter {
  companyId: number;
  statuses?: readonly string[];
  sourceIds?: readonly number[];
  severities?: readonly number[];
  targetIds?: readonly number[];
  /** Assigned to any of these; null is no one. */
  assigneeIds?: readonly (number | null)[];
  /**
   * Times of deletions of users: the alerts that each left to no one and that no one has had since.
   */
  leftAt?: readonly string[];
  /** Raised by any of these detectors. */
  detectors?: readonly string[];
  /** What people answered, any of these. */
  feedback?: readonly string[];
  /** Detected in any of these hours of the week. */
  hours?: readonly HourOfWeek[];
  /** Words, or a part, of what the alert and its media item say (modules/search). */
  search?: string;
  /** Bounds of the time of detection, both inclusive. */
  from?: Date;
  to?: Date;
}

/**
 * The filter as a condition on `alerts`, the search included: exact, for work on all that match.
 */
export async function alertConditions(db: Db | Tx, filter: AlertFilter): Promise<SQL> {
  return withSearch(db, 'alerts', q`alerts.id`, filter, plainAlertConditions(filter));
}

/** What of the filter applies to media items, the search included: exact likewise. */
export async function mediaConditions(db: Db | Tx, filter: AlertFilter): Promise<SQL> {
  return withSearch(db, 'media', q`media.id`, filter, plainMediaConditions(filter));
}

async function withSearch(
  db: Db | Tx,
  subject: Searched,
  id: Piece,
  filter: AlertFilter,
  plain: Piece,
): Promise<SQL> {
  if (!searches(filter)) return asSql(plain);
  const found = await lookUp(db, subject, filter.companyId, filter.search, FEW);
  if (found === null) return sql`false`;
  return asSql(q`${plain} and ${found.isComplete ? among(id, found) : found.reading.matches(id)}`);
}

/** What of the filter is not the search, as a condition on `alerts`. */
export function plainAlertConditions({
  companyId,
  statuses,
  sourceIds,
  severities,
  targetIds,
  assigneeIds,
  leftAt,
  detectors,
  feedback,
  hours,
  from,
  to,
}: AlertFilter): Piece {
  return joined(
    [
      q`alerts.company_id = ${companyId}`,
      isIn(q`alerts.status`, statuses),
      isIn(q`alerts.source_id`, sourceIds),
      isIn(q`alerts.severity`, severities),
      isFoundBy(q`alerts.target_id`, q`alerts.media_id`, targetIds),
      isAssigned(assigneeIds, leftAt),
      isIn(q`alerts.detector`, detectors),
      isIn(q`alerts.feedback_response`, feedback),
      isInHours(hours),
      isWithin(q`alerts.detected_at`, from, to),
    ],
    NOTHING,
  );
}

/** What of the filter applies to media items and is not the search: source, target and time. */
export function plainMediaConditions({
  companyId,
  sourceIds,
  targetIds,
  from,
  to,
}: AlertFilter): Piece {
  return joined(
    [
      q`media.company_id = ${companyId}`,
      isIn(q`media.source_id`, sourceIds),
      isFoundBy(q`media.target_id`, q`media.id`, targetIds),
      isWithin(q`media.created_at`, from, to),
    ],
    NOTHING,
  );
}

/**
 * A condition that goes on after another one; nothing for an empty list. One value is an equation,
 * for which more indexes are in order.
 */
export function isIn(column: Piece, values: readonly (number | string)[] | undefined): Piece {
  if (!filled(values)) return NOTHING;
  return values.length === 1 && values[0] !== undefined
    ? q` and ${column} = ${values[0]}`
    : q` and ${column} = any(${[...values]})`;
}

/** As `isIn`, for the targets that found an item, first or after another. */
const isFoundBy = (target: Piece, mediaId: Piece, ids: readonly number[] | undefined): Piece =>
  filled(ids) ? q` and ${foundByAny(target, mediaId, ids)}` : NOTHING;

function isAssigned(
  ids: AlertFilter['assigneeIds'] = [],
  leftAt: AlertFilter['leftAt'] = [],
): Piece {
  const people = ids.filter((id) => id !== null);
  if (people.length === ids.length && leftAt.length === 0)
    return isIn(q`alerts.assignee_id`, people);
  const left = q`(alerts.assignee_id is null and exists (select from activities
    where activities.alert_id = alerts.id and activities.kind = 'assigned'
    and activities.new_value is null and activities.created_at = any(${[...leftAt]}::timestamptz[])))`;
  return q` and (${joined(
    [
      ...(people.length === 0 ? [] : [q`alerts.assignee_id = any(${people})`]),
      ...(people.length === ids.length ? [] : [q`alerts.assignee_id is null`]),
      ...(leftAt.length === 0 ? [] : [left]),
    ],
    q` or `,
  )})`;
}

function isInHours(hours: readonly HourOfWeek[] | undefined): Piece {
  if (!filled(hours)) return NOTHING;
  const each = hours.map(({ weekday, hour, timeZone }) => {
    const at = q`alerts.detected_at at time zone ${timeZone}`;
    return q`(extract(isodow from ${at}) = ${weekday} and extract(hour from ${at}) = ${hour})`;
  });
  return q` and (${joined(each, q` or `)})`;
}

const isWithin = (column: Piece, from: Date | undefined, to: Date | undefined): Piece =>
  joined(
    [
      from === undefined ? NOTHING : q` and ${column} >= ${from.toISOString()}::timestamptz`,
      to === undefined ? NOTHING : q` and ${column} <= ${to.toISOString()}::timestamptz`,
    ],
    NOTHING,
  );

export const filled = <T>(list: readonly T[] | undefined): list is readonly T[] =>
  list !== undefined && list.length > 0;
export const searches = <F extends Pick<AlertFilter, 'search'>>(
  filter: F,
): filter is F & { search: string } => filter.search !== undefined && filter.search !== '';

type ListMember = {
  [Name in keyof AlertFilter]-?: AlertFilter[Name] extends readonly unknown[] | undefined
    ? Name
    : never;
}[keyof AlertFilter];
interface MemberTraits {
  /** A kept plan serves all values of it: they differ little from one another. */
  isSteady: boolean;
  /** The tallies tell its values apart. */
  isTallied: boolean;
}
/** Every member that narrows by a list of values. */
const MEMBERS: Readonly<Record<ListMember, MemberTraits>> = {
  statuses: { isSteady: true, isTallied: true },
  severities: { isSteady: true, isTallied: true },
  sourceIds: { isSteady: false, isTallied: true },
  targetIds: { isSteady: false, isTallied: false },
  assigneeIds: { isSteady: false, isTallied: false },
  leftAt: { isSteady: false, isTallied: false },
  detectors: { isSteady: false, isTallied: false },
  feedback: { isSteady: false, isTallied: false },
  hours: { isSteady: false, isTallied: false },
};
const NAMES = Object.keys(MEMBERS).filter((name): name is ListMember =>
  Object.hasOwn(MEMBERS, name),
);
const narrowsBy = (filter: AlertFilter, counts: (traits: MemberTraits) => boolean): boolean =>
  NAMES.some((name) => counts(MEMBERS[name]) && filled<unknown>(filter[name]));

/**
 * Whether a kept plan may serve all values of such a filter; ranges of time differ too much from
 * one another.
 */
export const isSteady = (filter: AlertFilter): boolean =>
  !narrowsBy(filter, (member) => !member.isSteady) &&
  filter.from === undefined &&
  filter.to === undefined;

/** Whether a filter narrows by a list that the tallies do not tell apart. */
export const isUntallied = (filter: AlertFilter): boolean =>
  narrowsBy(filter, (member) => !member.isTallied);

/** Whether anything but a search leaves alerts of the company out. */
export const narrows = (filter: AlertFilter): boolean =>
  narrowsBy(filter, () => true) || filter.from !== undefined || filter.to !== undefined;

/** Which of the targets and people named in a filter the company does not have. */
export async function unknownInFilter(
  db: Db | Tx,
  filter: AlertFilter,
): Promise<{ targetIds: number[]; assigneeIds: number[] }> {
  const missing = async (
    table: typeof targets | typeof users,
    ids: readonly number[],
  ): Promise<number[]> => {
    if (ids.length === 0) return [];
    const known = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.companyId, filter.companyId), inArray(table.id, [...ids])));
    const found = new Set(known.map((row) => row.id));
    return ids.filter((id) => !found.has(id));
  };
  const people = (filter.assigneeIds ?? []).filter((id) => id !== null);
  return {
    targetIds: await missing(targets, filter.targetIds ?? []),
    assigneeIds: await missing(users, people),
  };
}
