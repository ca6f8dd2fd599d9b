import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { alerts, findings } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { users } from '../../../platform/database/schema/people.ts';

/** The columns of the media item that an alert is shown with. */
const mediaColumns = {
  title: media.title,
  titleMessage: media.titleMessage,
  sourceName: media.sourceName,
  searchString: media.searchString,
  accountUsername: media.accountUsername,
  seenCount: media.seenCount,
} as const;

/** The columns of an `AlertRow`. */
export const alertColumns = {
  alert: alerts,
  media: mediaColumns,
  assignee: personColumns,
} as const;

/** An alert with what it is shown with. */
export interface AlertRow {
  alert: typeof alerts.$inferSelect;
  media: Pick<typeof media.$inferSelect, keyof typeof mediaColumns>;
  assignee: PersonRow | null;
}
export type FindingRow = typeof findings.$inferSelect;

/** The start of every query that answers `AlertRow`s; the caller adds `where` and order. */
export function selectAlerts(db: Db | Tx) {
  return db
    .select(alertColumns)
    .from(alerts)
    .innerJoin(media, eq(media.id, alerts.mediaId))
    .leftJoin(users, eq(users.id, alerts.assigneeId));
}

/** One alert of the company, or null: unknown or another company's. */
export async function loadAlert(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<AlertRow | null> {
  const [row] = await selectAlerts(db).where(
    and(eq(alerts.companyId, companyId), eq(alerts.id, id)),
  );
  return row ?? null;
}

/** All alerts of one media item, most severe first. */
export async function loadAlertsOfMedia(
  db: Db | Tx,
  companyId: number,
  mediaId: number,
): Promise<AlertRow[]> {
  return selectAlerts(db)
    .where(and(eq(alerts.companyId, companyId), eq(alerts.mediaId, mediaId)))
    .orderBy(desc(alerts.severity), desc(alerts.detectedAt), desc(alerts.id));
}

/**
 * Holds the alert against other writers until the transaction ends.
 * @returns the row as it is now, or null when the company has no such alert.
 */
export async function lockAlert(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<typeof alerts.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.companyId, companyId), eq(alerts.id, id)))
    .for('update');
  return row ?? null;
}

/**
 * Holds many alerts of the company, in the order of their ids; unknown and other companies' are
 * left out.
 */
export async function lockAlerts(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<(typeof alerts.$inferSelect)[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.companyId, companyId),
        sql`${alerts.id} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
    .orderBy(asc(alerts.id))
    .for('update');
}

/**
 * What the findings of one alert, or of one media item, say; the most severe first, then the
 * surest.
 */
export async function loadFindings(
  db: Db | Tx,
  companyId: number,
  of: { alertId: number } | { mediaId: number },
): Promise<FindingRow[]> {
  const subject =
    'alertId' in of ? eq(findings.alertId, of.alertId) : eq(findings.mediaId, of.mediaId);
  return db
    .select()
    .from(findings)
    .where(and(eq(findings.companyId, companyId), subject))
    .orderBy(desc(findings.score), desc(findings.confidence), asc(findings.id));
}
