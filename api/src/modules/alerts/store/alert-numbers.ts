import { z } from 'zod';
import {
  isSteady,
  narrows,
  plainAlertConditions,
  searches,
  type AlertFilter,
} from './alert-filter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countMedia, mediaCount } from '../../media/store/media-counts.ts';
import { countSearch } from '../../search/store/search-counts.ts';
import { ask, askAnew, q, type Piece } from '../../../platform/database/statement.ts';
import { alertTallies, isTallied, type AlertTally } from './tallies.ts';

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
const Row = z.object({
  status: z.string(),
  severity: n,
  count: n,
  mine: n,
  oldest: z.number().nullable(),
});
const Plain = z.object({
  oldest: z.number().nullable(),
  mine: n,
  media: n,
  status: z.string().nullable(),
  severity: z.number().nullable(),
  count: z.number().nullable(),
});
const milliseconds = (time: Piece) => q`(extract(epoch from ${time}) * 1000)::float8`;

/** How many alerts each list holds under the filter. @param userId who asks. */
export async function countAlerts(
  db: Db,
  filter: AlertFilter,
  userId: number,
): Promise<AlertNumbers> {
  if (searches(filter)) return countFound(db, filter, userId);
  const where = plainAlertConditions(filter);
  const tallies = isTallied(filter)
    ? alertTallies(filter)
    : q`select status, severity, count(*)::int as count from alerts where ${where} group by status, severity`;
  const rows = await (isSteady(filter) ? ask : askAnew)(
    db,
    q`
    with rest as materialized (select
      (select ${milliseconds(q`min(detected_at)`)} from alerts where ${where} and status = 'DETECTED') as oldest,
      (select count(*)::int from alerts where ${where} and status = 'VALIDATED' and assignee_id = ${userId}) as mine,
      ${mediaCount(filter)} as media)
    select rest.*, status, severity, count from rest left join (${tallies}) as tallies on true`,
  );
  const [first, ...others] = Plain.array().parse(rows);
  if (first === undefined) throw new Error('The numbers of the lists were not told.');
  return {
    tallies: [first, ...others].flatMap(({ status, severity, count }) =>
      status === null || severity === null || count === null ? [] : [{ status, severity, count }],
    ),
    oldestToReview: dateOf(first.oldest),
    mine: first.mine,
    media: first.media,
    isPartial: false,
  };
}

async function countFound(
  db: Db,
  filter: AlertFilter & { search: string },
  userId: number,
): Promise<AlertNumbers> {
  const list = {
    subject: 'alerts',
    companyId: filter.companyId,
    search: filter.search,
    where: plainAlertConditions(filter),
    order: q`detected_at desc, id desc`,
    isSteady: isSteady(filter),
    isWhole: !narrows(filter),
  } as const;
  const [{ rows, isPartial }, media] = await Promise.all([
    countSearch(db, {
      list,
      row: Row,
      columns: q`status, severity, detected_at, assignee_id`,
      groupBy: q`status, severity`,
      numbers: q`status, severity, count(*) as count,
        count(*) filter (where status = 'VALIDATED' and assignee_id = ${userId}) as mine,
        ${milliseconds(q`min(detected_at) filter (where status = 'DETECTED')`)} as oldest`,
    }),
    countMedia(db, filter),
  ]);
  const oldest = rows.flatMap((row) => row.oldest ?? []);
  return {
    tallies: rows,
    oldestToReview: dateOf(oldest.length === 0 ? null : Math.min(...oldest)),
    mine: rows.reduce((sum, row) => sum + row.mine, 0),
    media: media.count,
    isPartial: media.isPartial || isPartial,
  };
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
