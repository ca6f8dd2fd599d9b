import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { media, orphanBlobs } from '../../../platform/database/schema/media.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { companySettings } from '../../../platform/database/schema/settings.ts';

/** Companies that do not keep everything. @returns whole days each. */
export async function companiesWithRetention(
  db: Db,
): Promise<{ companyId: number; days: number }[]> {
  const rows = await db
    .select({ companyId: companySettings.companyId, days: companySettings.retentionDays })
    .from(companySettings)
    .orderBy(companySettings.companyId);
  return rows.flatMap(({ companyId, days }) => (days === null ? [] : [{ companyId, days }]));
}

/**
 * Deletes some media items that nobody uploaded again, and that raised no alert, since the moment;
 * with them goes everything about them, notifications included.
 * @param limit items at most, so that no transaction holds its locks for long.
 * @returns how many were looked at; 0 when none is left.
 */
export async function deleteOldMedia(
  tx: Tx,
  companyId: number,
  before: Date,
  limit: number,
): Promise<number> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  const isOld = and(
    eq(media.companyId, companyId),
    lt(media.createdAt, before),
    sql`not exists (select 1 from files where files.media_id = ${media.id} and files.created_at >= ${moment})`,
    sql`not exists (select 1 from alerts where alerts.media_id = ${media.id} and alerts.detected_at >= ${moment})`,
  );
  const old = await tx
    .select({ id: media.id })
    .from(media)
    .where(isOld)
    .orderBy(asc(media.createdAt))
    .limit(limit);
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  // Alerts before their item, in the order in which people's changes and scans lock them.
  await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(inArray(alerts.mediaId, ids))
    .orderBy(alerts.id)
    .for('update');
  await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, ids))
    .orderBy(media.id)
    .for('update');
  // Asked again now that nobody can change the answer: an upload of the same bytes may have come in
  // between.
  await tx.delete(notifications).where(
    inArray(
      notifications.mediaId,
      tx
        .select({ id: media.id })
        .from(media)
        .where(and(inArray(media.id, ids), isOld)),
    ),
  );
  await tx.delete(media).where(and(inArray(media.id, ids), isOld));
  return ids.length;
}

/**
 * Deletes some alerts older than the moment whose media item stays.
 * @returns the media items they belonged to, whose headline is to be written anew; empty when none
 * is left.
 */
export async function deleteOldAlerts(
  tx: Tx,
  companyId: number,
  before: Date,
  limit: number,
): Promise<{ count: number; mediaIds: number[] }> {
  const old = await tx
    .select({ id: alerts.id, mediaId: alerts.mediaId })
    .from(alerts)
    .where(and(eq(alerts.companyId, companyId), lt(alerts.detectedAt, before)))
    .orderBy(alerts.id)
    .limit(limit)
    .for('update');
  if (old.length === 0) return { count: 0, mediaIds: [] };
  const ids = old.map(({ id }) => id);
  await tx.delete(notifications).where(inArray(notifications.alertId, ids));
  await tx.delete(alerts).where(inArray(alerts.id, ids));
  return {
    count: ids.length,
    mediaIds: [...new Set(old.map(({ mediaId }) => mediaId))].sort((a, b) => a - b),
  };
}

/** Any constant that nothing else locks. */
const BLOB_LOCK = 7_303;

/**
 * Holds a blob until the transaction ends: whoever stores its bytes and whoever removes them come
 * one after the other. To be taken before any row is locked.
 */
export async function lockBlob(tx: Tx, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BLOB_LOCK}, hashtext(${sha256}))`);
}

/**
 * Holds blobs for storing their bytes, beside others who do so: only whoever removes them waits,
 * and is waited for. The same picture may reach many companies at once.
 */
export async function shareBlobs(tx: Tx, sha256s: readonly string[]): Promise<void> {
  if (sha256s.length === 0) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(${BLOB_LOCK}, hashtext(name))
      from unnest(${sql.param([...new Set(sha256s)])}::text[]) as name`,
  );
}

/** Names of blobs whose media item was deleted, oldest first (a trigger of `media` writes them). */
export async function listOrphanBlobs(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ sha256: orphanBlobs.sha256 })
    .from(orphanBlobs)
    .where(sql`${orphanBlobs.sha256} > ${after}`)
    .orderBy(orphanBlobs.sha256)
    .limit(limit);
  return rows.map(({ sha256 }) => sha256);
}

/** Whether any company still has a media item of these bytes. The blob is to be locked. */
export async function isBlobUsed(tx: Tx, sha256: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: media.id })
    .from(media)
    .where(eq(media.sha256, sha256))
    .limit(1);
  return row !== undefined;
}

export async function noteOrphanBlob(db: Db | Tx, sha256: string): Promise<void> {
  await db.insert(orphanBlobs).values({ sha256 }).onConflictDoNothing();
}

export async function forgetOrphanBlob(tx: Tx, sha256: string): Promise<void> {
  await tx.delete(orphanBlobs).where(eq(orphanBlobs.sha256, sha256));
}
