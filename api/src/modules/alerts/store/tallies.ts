import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { filled, isIn, isUntallied, searches, type AlertFilter } from './alert-filter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { joined, NOTHING, q, type Piece } from '../../../platform/database/statement.ts';

/** Alerts of one status and severity. */
export interface AlertTally {
  status: string;
  severity: number;
  count: number;
}
const DAY_MS = 86_400_000;
const CountRow = z.object({ count: z.coerce.number() });

/**
 * Whether the tallies know the numbers of alerts under a filter: they do not tell targets, people,
 * detectors, answers, hours and texts apart.
 */
export function isTallied(filter: AlertFilter): boolean {
  return !isUntallied(filter) && !searches(filter);
}

/** The same of media items, which have none of the rest. */
export const areMediaTallied = (filter: AlertFilter): boolean =>
  !filled(filter.targetIds) && !searches(filter);

/**
 * Alerts by status and severity from the tallies, as a query of `status`, `severity` and `count`;
 * only the hours outside whole UTC days are counted one by one.
 * @param filter one that `isTallied`.
 */
export function alertTallies(filter: AlertFilter): Piece {
  return q`select status, severity, sum(n)::int as count from (${alertParts(filter)}) as parts
    group by status, severity having sum(n) <> 0`;
}

/** All of them together, as an expression. */
export const tallyOfAlerts = (filter: AlertFilter): Piece =>
  q`(select coalesce(sum(n), 0)::int from (${alertParts(filter)}) as parts)`;

function alertParts(filter: AlertFilter): Piece {
  const span = spanOf(filter);
  const narrowed = joined(
    [
      isIn(q`status`, filter.statuses),
      isIn(q`source_id`, filter.sourceIds),
      isIn(q`severity`, filter.severities),
    ],
    NOTHING,
  );
  return joined(
    [
      q`select status, severity, n from tallies where company_id = ${filter.companyId}
        and subject = 'alerts' and ${span.days} ${narrowed}`,
      ...span
        .edges(q`detected_at`)
        .map(
          (edge) =>
            q`select status, severity, 1 from alerts where company_id = ${filter.companyId} and ${edge} ${narrowed}`,
        ),
    ],
    q` union all `,
  );
}

/**
 * Media items by source and time, from the tallies, as an expression.
 * @param filter one of which media `areMediaTallied`.
 */
export const tallyOfMedia = (filter: AlertFilter): Piece =>
  q`(select coalesce(sum(n), 0)::int from (${mediaParts(filter)}) as parts)`;

/**
 * Media items by source, from the tallies, as a query of `source_id` and `count`.
 * @param filter one that `isTallied`.
 */
export function mediaTallies(filter: AlertFilter): Piece {
  return q`select source_id, sum(n)::int as count from (${mediaParts(filter)}) as parts group by source_id
    having sum(n) <> 0 order by source_id`;
}

function mediaParts(filter: AlertFilter): Piece {
  const span = spanOf(filter);
  const narrowed = isIn(q`source_id`, filter.sourceIds);
  return joined(
    [
      q`select source_id, n from tallies where company_id = ${filter.companyId} and subject = 'media'
        and ${span.days} ${narrowed}`,
      ...span
        .edges(q`created_at`)
        .map(
          (edge) =>
            q`select source_id, 1 from media where company_id = ${filter.companyId} and ${edge} ${narrowed}`,
        ),
    ],
    q` union all `,
  );
}

/**
 * A time range as whole UTC days, which are tallied, and what is left at its ends, a condition for
 * each end.
 */
interface Days {
  days: Piece;
  edges(column: Piece): Piece[];
}

function spanOf({ from, to }: AlertFilter): Days {
  if (from === undefined && to === undefined) return { days: q`day is null`, edges: () => [] };
  const time = (at: number) => q`${new Date(at).toISOString()}::timestamptz`;
  const day = (at: number) => q`${new Date(at).toISOString().slice(0, 10)}::date`;
  const start = from === undefined ? null : Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
  const end = to === undefined ? null : Math.floor(to.getTime() / DAY_MS) * DAY_MS;
  if (start !== null && end !== null && start >= end) {
    const [first, last] = [from?.getTime() ?? start, to?.getTime() ?? end];
    return {
      days: q`false`,
      edges: (column) => [q`${column} between ${time(first)} and ${time(last)}`],
    };
  }
  return {
    days: joined(
      [
        q`day is not null`,
        start === null ? NOTHING : q`and day >= ${day(start)}`,
        end === null ? NOTHING : q`and day < ${day(end)}`,
      ],
      q` `,
    ),
    // Two conditions, not one of two ranges, so that each is read from the index alone.
    edges: (column) => [
      ...(start === null || from === undefined
        ? []
        : [q`${column} >= ${time(from.getTime())} and ${column} < ${time(start)}`]),
      ...(end === null || to === undefined
        ? []
        : [q`${column} >= ${time(end)} and ${column} <= ${time(to.getTime())}`]),
    ],
  };
}

/** Companies whose additions and subtractions have piled up. */
const CROWDED = 500;

/**
 * Adds up what triggers have appended, company by company, and leaves alone what is one row
 * already. What others append meanwhile stays as it is, so that a sum over the rows is right at any
 * time.
 */
export async function foldTallies(db: Db): Promise<void> {
  const { rows } = await db.execute(
    sql`select company_id as count from tallies where day is null group by company_id having count(*) > ${CROWDED}`,
  );
  for (const { count: companyId } of CountRow.array().parse(rows)) {
    await db.execute(sql`
      with piles as (
        select subject, coalesce(day, 'infinity') as day, source_id, status, severity from tallies
          where company_id = ${companyId}
        group by 1, 2, 3, 4, 5 having count(*) > 1
      ), gone as (
        delete from tallies using piles
        where tallies.company_id = ${companyId} and tallies.subject = piles.subject
          and coalesce(tallies.day, 'infinity') = piles.day
          and tallies.source_id = piles.source_id and tallies.status = piles.status
            and tallies.severity = piles.severity
        returning tallies.*
      )
      insert into tallies (company_id, subject, day, source_id, status, severity, n)
      select company_id, subject, day, source_id, status, severity, sum(n) from gone
      group by company_id, subject, day, source_id, status, severity having sum(n) <> 0`);
  }
}
