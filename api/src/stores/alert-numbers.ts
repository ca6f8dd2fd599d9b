import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { plainAlertConditions, searches, type AlertFilter } from './alert-filter.ts';
import type { Db } from './database.ts';
import { countMedia, mediaCount } from './media-counts.ts';
import { alerts } from './schema.ts';
import { countingOf } from './search-walks.ts';
import { isTallied, tallyAlerts, type AlertTally } from './tallies.ts';

/** The numbers above the lists. */
export interface AlertNumbers {
  tallies: AlertTally[];
  oldestToReview: Date | null;
  /** In progress and assigned to the person who asks. */
  mine: number;
  /** Media items under the same source, target, search and time. */
  media: number;
  /** A search has more matches than the numbers say. */
  isPartial: boolean;
}
const n = z.coerce.number();
const Row = z.object({ status: z.string(), severity: n, count: n, mine: n, oldest: n.nullable(), partial: z.boolean().nullable() });
const Rest = z.object({ oldest: n.nullable(), mine: n, media: n });
const milliseconds = (time: SQL) => sql`(extract(epoch from ${time}) * 1000)::float8`;

/** How many alerts each list holds under the filter. @param userId who asks. */
export async function countAlerts(db: Db, filter: AlertFilter, userId: number): Promise<AlertNumbers> {
  if (searches(filter)) return countSearch(db, filter, userId);
  const where = plainAlertConditions(filter);
  const [tallies, { rows }] = await Promise.all([
    isTallied(filter) ? tallyAlerts(db, filter) : countByStatus(db, where),
    db.execute(sql`select
      (select ${milliseconds(sql`min(detected_at)`)} from alerts where ${and(where, eq(alerts.status, 'DETECTED'))}) as oldest,
      (select count(*) from alerts where ${and(where, eq(alerts.status, 'VALIDATED'), eq(alerts.assigneeId, userId))}) as mine,
      ${mediaCount(filter)} as media`),
  ]);
  const { oldest, mine, media } = Rest.parse(rows[0]);
  return { tallies, oldestToReview: dateOf(oldest), mine, media, isPartial: false };
}

async function countByStatus(db: Db, where: SQL | undefined): Promise<AlertTally[]> {
  const { rows } = await db.execute(sql`select status, severity, count(*)::int as count from alerts where ${where} group by status, severity`);
  return z.array(z.object({ status: z.string(), severity: z.number(), count: z.number() })).parse(rows);
}

async function countSearch(db: Db, filter: AlertFilter & { search: string }, userId: number): Promise<AlertNumbers> {
  const list = {
    subject: 'alerts', companyId: filter.companyId, search: filter.search, where: plainAlertConditions(filter), order: sql`detected_at desc, id desc`,
  } as const;
  const [counted, media] = await Promise.all([
    countingOf(db, list, sql`status, severity, detected_at, assignee_id`).then((counting) => db.execute(sql`
      with ${counting.with}
      select status, severity, count(*) as count, count(*) filter (where status = 'VALIDATED' and assignee_id = ${userId}) as mine,
        ${milliseconds(sql`min(detected_at) filter (where status = 'DETECTED')`)} as oldest, ${counting.isPartial} as partial
      from matching group by status, severity`)),
    countMedia(db, filter),
  ]);
  const rows = Row.array().parse(counted.rows);
  const oldest = rows.flatMap((row) => row.oldest ?? []);
  return {
    tallies: rows,
    oldestToReview: dateOf(oldest.length === 0 ? null : Math.min(...oldest)),
    mine: rows.reduce((sum, row) => sum + row.mine, 0),
    media: media.count,
    isPartial: media.isPartial || rows.some(({ partial }) => partial === true),
  };
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
