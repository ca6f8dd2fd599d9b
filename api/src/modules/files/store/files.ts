import { and, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isExposed } from '../../media/store/exposed.ts';
import { files, media } from '../../../platform/database/schema/media.ts';
import type { MediaRow } from '../../media/store/media.ts';

export type FileRow = typeof files.$inferSelect;
/** One act of uploading with the media item that its bytes are. */
export interface FileWithMedia {
  file: FileRow;
  media: MediaRow;
  /** It shows passwords of the company's accounts. */
  showsPasswords: boolean;
}

const columns = { file: files, media, showsPasswords: isExposed(media.id) };

/** Notes one act of uploading. */
export async function insertFile(tx: Tx, values: typeof files.$inferInsert): Promise<FileRow> {
  const rows = await tx.insert(files).values(values).returning();
  const row = rows[0];
  if (row === undefined) throw new Error('The upload could not be stored.');
  return row;
}

/** A page of the company's uploads, newest first. */
export async function listFiles(
  db: Db,
  companyId: number,
  page: number,
  pageSize: number,
): Promise<{ count: number; rows: FileWithMedia[] }> {
  const where = eq(files.companyId, companyId);
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(files).where(where),
    db
      .select(columns)
      .from(files)
      .innerJoin(media, eq(media.id, files.mediaId))
      .where(where)
      .orderBy(desc(files.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total[0]?.count ?? 0, rows };
}

/** One upload of the company; null when there is none, also when it is another company's. */
export async function findFile(
  db: Db,
  companyId: number,
  id: number,
): Promise<FileWithMedia | null> {
  const rows = await db
    .select(columns)
    .from(files)
    .innerJoin(media, eq(media.id, files.mediaId))
    .where(and(eq(files.id, id), eq(files.companyId, companyId)));
  return rows[0] ?? null;
}

/**
 * Ids of the uploads of a media item, newest first, at most 200: progress of older ones interests
 * nobody's screen.
 */
export async function fileIdsOfMedia(tx: Tx, mediaId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(eq(files.mediaId, mediaId))
    .orderBy(desc(files.id))
    .limit(200);
  return rows.map((row) => row.id);
}

/** The names under which an item was uploaded, each as `mask` has it. */
export async function renameFilesOfMedia(
  tx: Tx,
  mediaId: number,
  mask: (filename: string) => string,
): Promise<void> {
  for (const { id, filename } of await tx
    .select({ id: files.id, filename: files.filename })
    .from(files)
    .where(eq(files.mediaId, mediaId))) {
    if (mask(filename) !== filename)
      await tx
        .update(files)
        .set({ filename: mask(filename) })
        .where(eq(files.id, id));
  }
}
