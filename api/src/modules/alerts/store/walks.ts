import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alertConditions, mediaConditions, type AlertFilter } from './alert-filter.ts';
import { selectAlerts, type AlertRow, type FindingRow } from './alerts.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countAlertsOfMedia, type MediaRow, type StatusCounts } from '../../media/store/media.ts';
import { alerts, findings } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';

export interface Step {
  /** Id of the last row seen; 0 is before the first. */
  after: number;
  limit: number;
}
export interface Walked<T> {
  rows: T[];
  /** Where to go on; null when there is nothing more for now. */
  next: number | null;
}

/**
 * One step through the alerts under a filter in the order of their ids, each exactly once however
 * many are added meanwhile (docs/decisions/061-global-ids-and-walks.md).
 */
export async function walkAlerts(
  db: Db,
  filter: AlertFilter,
  step: Step,
): Promise<Walked<AlertRow>> {
  const where = await alertConditions(db, filter);
  const { ids, next } = settled(
    await idsAfter(
      db,
      { id: alerts.id, at: alerts.detectedAt, xmin: sql`${alerts}.xmin`, where },
      step,
    ),
    step,
  );
  const rows =
    ids.length === 0
      ? []
      : await selectAlerts(db).where(inArray(alerts.id, ids)).orderBy(asc(alerts.id));
  return { rows, next };
}

/** The same through media items. */
export async function walkMedia(
  db: Db,
  filter: AlertFilter,
  step: Step,
): Promise<Walked<MediaRow & { alertStatuses: StatusCounts }>> {
  const where = await mediaConditions(db, filter);
  const { ids, next } = settled(
    await idsAfter(
      db,
      { id: media.id, at: media.createdAt, xmin: sql`${media}.xmin`, where },
      step,
    ),
    step,
  );
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(media).where(inArray(media.id, ids)).orderBy(asc(media.id));
  const counts = await countAlertsOfMedia(db, ids);
  return { rows: rows.map((row) => ({ ...row, alertStatuses: counts.get(row.id) ?? [] })), next };
}

/**
 * Alerts of the company by id, with their findings; unknown ids and other companies' are left out.
 */
export async function loadAlertDetails(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<{ row: AlertRow; findings: FindingRow[] }[]> {
  const [rows, seen] = await Promise.all([
    selectAlerts(db)
      .where(and(eq(alerts.companyId, companyId), inArray(alerts.id, [...ids])))
      .orderBy(asc(alerts.id)),
    db
      .select()
      .from(findings)
      .where(and(eq(findings.companyId, companyId), inArray(findings.alertId, [...ids])))
      .orderBy(asc(findings.id)),
  ]);
  const byAlert = new Map<number | null, FindingRow[]>();
  for (const finding of seen)
    byAlert.set(finding.alertId, [...(byAlert.get(finding.alertId) ?? []), finding]);
  return rows.map((row) => ({ row, findings: byAlert.get(row.alert.id) ?? [] }));
}

interface Walkable {
  id: AnyPgColumn<{ data: number; notNull: true }>;
  /** When the row was made; it never changes. */
  at: AnyPgColumn;
  xmin: SQL;
  where: SQL | undefined;
}

/**
 * A sequence hands out ids before the commit. A row is open while a transaction that may hold a
 * lower id is running; no transaction that makes rows runs for ten minutes, so older rows are never
 * open, however recently they were changed.
 */
function idsAfter(db: Db, { id, at, xmin, where }: Walkable, { after, limit }: Step) {
  const open = sql<boolean>`(${at} > now() - interval '10 minutes'
    and age(${xmin}) <= age(pg_snapshot_xmin(pg_current_snapshot())::xid))`;
  return db
    .select({ id, open })
    .from(id.table)
    .where(and(where, gt(id, after)))
    .orderBy(asc(id))
    .limit(limit + 1);
}

/** Stops before the first open row: it comes with the next walk from there. */
function settled(
  found: { id: number; open: boolean }[],
  { limit }: Step,
): { ids: number[]; next: number | null } {
  const firstOpen = found.findIndex(({ open }) => open);
  const safe = firstOpen < 0 ? found : found.slice(0, firstOpen);
  const ids = safe.slice(0, limit).map(({ id }) => id);
  return { ids, next: safe.length > limit ? (ids.at(-1) ?? null) : null };
}
