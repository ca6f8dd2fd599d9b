import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { alertConditions, type AlertFilter } from './alert-filter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { users } from '../../../platform/database/schema/people.ts';

const BATCH = 1_000;
const columns = {
  id: alerts.id,
  mediaId: alerts.mediaId,
  title: alerts.title,
  summary: alerts.summary,
  detector: alerts.detector,
  severity: alerts.severity,
  status: alerts.status,
  feedbackResponse: alerts.feedbackResponse,
  dismissReason: alerts.dismissReason,
  detectedAt: alerts.detectedAt,
  triagedAt: alerts.triagedAt,
  resolvedAt: alerts.resolvedAt,
  updatedAt: alerts.updatedAt,
  sourceId: alerts.sourceId,
  seenCount: media.seenCount,
  mediaTitle: media.title,
  sourceName: media.sourceName,
  searchString: media.searchString,
  accountUsername: media.accountUsername,
  sha256: media.sha256,
  url: media.url,
  assignee: users.email,
} as const;

/** One alert as it is exported. */
export type ExportRow = Awaited<ReturnType<typeof page>>[number];

/**
 * All alerts under a filter in the order of their ids, read a thousand at a time and in no common
 * transaction: an export may take as long as its reader does, and holds nothing back meanwhile.
 */
export async function* exportAlerts(db: Db, filter: AlertFilter): AsyncGenerator<ExportRow[]> {
  const where = await alertConditions(db, filter);
  for (let after = 0; ;) {
    const rows = await page(db, where, after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

function page(db: Db, where: SQL | undefined, after: number) {
  return db
    .select(columns)
    .from(alerts)
    .innerJoin(media, eq(media.id, alerts.mediaId))
    .leftJoin(users, eq(users.id, alerts.assigneeId))
    .where(and(where, gt(alerts.id, after)))
    .orderBy(asc(alerts.id))
    .limit(BATCH);
}
