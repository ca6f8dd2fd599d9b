import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';

export type MediaRow = typeof media.$inferSelect;

/** The source of files that people upload. */
export const FILE_UPLOAD_SOURCE = 7;
export const FILE_UPLOAD_NAME = 'File upload';

/**
 * Finds or makes the media item of an uploaded file. The same bytes in one company are one item,
 * seen once more.
 * @returns the row, and whether it is new.
 */
export async function upsertUploadedMedia(
  tx: Tx,
  upload: { companyId: number; userId: number; filename: string; sha256: string; size: number },
): Promise<{ row: MediaRow; created: boolean }> {
  const rows = await tx
    .insert(media)
    .values({
      companyId: upload.companyId,
      sourceId: FILE_UPLOAD_SOURCE,
      vendorId: upload.sha256,
      title: upload.filename,
      sourceName: FILE_UPLOAD_NAME,
      searchString: upload.filename,
      sha256: upload.sha256,
      size: upload.size,
      uploadedBy: upload.userId,
    })
    .onConflictDoUpdate({
      target: [media.companyId, media.sourceId, media.vendorId],
      set: { seenCount: sql`${media.seenCount} + 1` },
    })
    .returning();
  const row = rows[0];
  if (row === undefined) throw new Error('The media item could not be stored.');
  return { row, created: row.seenCount === 1 };
}

/**
 * Locks a media item against a second scan's result, person's change or upload. Null when it is
 * gone.
 */
export async function lockMedia(tx: Tx, mediaId: number): Promise<MediaRow | null> {
  const rows = await tx.select().from(media).where(eq(media.id, mediaId)).for('update');
  return rows[0] ?? null;
}

/** Whether an item was published as text, which is stored like a file and is none. */
export const isPost = ({ sourceId, text }: Pick<MediaRow, 'sourceId' | 'text'>): boolean =>
  sourceId !== FILE_UPLOAD_SOURCE && text !== null;

/** How a media item stands whose scan waits for a worker. */
export const WAITING_SCAN = {
  scanStatus: 'QUEUED',
  problem: null,
  coverage: null,
  detectorsDone: 0,
  detectorsTotal: 0,
} as const;

/**
 * Puts the scan of an item back to its beginning where it stands at one of `over`; elsewhere
 * nothing changes.
 */
export async function beginScanAnew(
  tx: Tx,
  mediaId: number,
  over: readonly string[],
): Promise<void> {
  await tx
    .update(media)
    .set(WAITING_SCAN)
    .where(and(eq(media.id, mediaId), inArray(media.scanStatus, [...over])));
}

/** A media item of the company; null when there is none, also when it is another company's. */
export async function findMedia(
  db: Db | Tx,
  companyId: number,
  mediaId: number,
): Promise<MediaRow | null> {
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.companyId, companyId)));
  return rows[0] ?? null;
}

/** A media item by id alone, for work that the company's own transaction asked for. */
export async function findMediaToScan(db: Db | Tx, mediaId: number): Promise<MediaRow | null> {
  const rows = await db.select().from(media).where(eq(media.id, mediaId));
  return rows[0] ?? null;
}

export async function updateMedia(
  tx: Tx,
  mediaId: number,
  values: Partial<typeof media.$inferInsert>,
): Promise<void> {
  await tx.update(media).set(values).where(eq(media.id, mediaId));
}

/**
 * Sets what list rows say about a media item from its alerts: the highest severity and the title
 * that goes with it. To be called in any transaction that raises an alert or changes its severity,
 * after its alerts were locked.
 */
export async function refreshMediaHeadline(
  tx: Tx,
  mediaId: number,
): Promise<{ highestSeverity: number | null }> {
  // Two people change two alerts of one item at once: the second must see what the first wrote.
  await lockMedia(tx, mediaId);
  const worst = await tx
    .select({ severity: alerts.severity, title: alerts.title })
    .from(alerts)
    .where(eq(alerts.mediaId, mediaId))
    .orderBy(desc(alerts.severity), alerts.id)
    .limit(1);
  const highestSeverity = worst[0]?.severity ?? null;
  await updateMedia(tx, mediaId, { highestSeverity, headline: worst[0]?.title ?? null });
  return { highestSeverity };
}

/** How many alerts stand at each status. */
export type StatusCounts = { status: string; count: number }[];

/** How many alerts each of the media items raised, by status; items without alerts are left out. */
export async function countAlertsOfMedia(
  db: Db,
  mediaIds: readonly number[],
): Promise<Map<number, StatusCounts>> {
  const found = new Map<number, StatusCounts>();
  if (mediaIds.length === 0) return found;
  const rows = await db
    .select({ mediaId: alerts.mediaId, status: alerts.status, count: count() })
    .from(alerts)
    .where(inArray(alerts.mediaId, [...mediaIds]))
    .groupBy(alerts.mediaId, alerts.status);
  for (const { mediaId, ...counted } of rows)
    found.set(mediaId, [...(found.get(mediaId) ?? []), counted]);
  return found;
}
