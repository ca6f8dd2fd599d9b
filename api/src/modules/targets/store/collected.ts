import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { storableJson } from '@vedetta/detection/formats/text/well-formed.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { foundAgain, mediaOrigins } from '../../../platform/database/schema/collecting.ts';
import { media } from '../../../platform/database/schema/media.ts';
import type { TargetRow } from './targets.ts';

export type NewCollected = typeof media.$inferInsert;
export type OriginValues = Omit<typeof mediaOrigins.$inferInsert, 'mediaId'>;
/** What is known of an item before its next visit. */
export interface KnownItem {
  id: number;
  vendorId: string;
  text: string | null;
  sha256: string | null;
  editedAt: Date | null;
  /** The target that asks found it, first or again. */
  isOwn: boolean;
}

/** What the source said of an item beyond what every item has; null for uploads. */
export type Origin = Pick<
  typeof mediaOrigins.$inferSelect,
  'authorHandle' | 'authorName' | 'authorUrl' | 'publishedAt'
>;

/** Who published an item, and when. @returns null where nothing is known of it */
export async function findOrigin(db: Db | Tx, mediaId: number): Promise<Origin | null> {
  const { authorHandle, authorName, authorUrl, publishedAt } = mediaOrigins;
  const [row] = await db
    .select({ authorHandle, authorName, authorUrl, publishedAt })
    .from(mediaOrigins)
    .where(eq(mediaOrigins.mediaId, mediaId));
  return row ?? null;
}

/** Which of the identities a company has from a source already. @param target who asks */
export async function findKnown(
  db: Db | Tx,
  target: Pick<TargetRow, 'id' | 'companyId' | 'sourceId'>,
  vendorIds: readonly string[],
): Promise<Map<string, KnownItem>> {
  if (vendorIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: media.id,
      vendorId: media.vendorId,
      text: media.text,
      sha256: media.sha256,
      editedAt: mediaOrigins.editedAt,
      first: media.targetId,
      again: foundAgain.targetId,
    })
    .from(media)
    .leftJoin(mediaOrigins, eq(mediaOrigins.mediaId, media.id))
    .leftJoin(foundAgain, and(eq(foundAgain.mediaId, media.id), eq(foundAgain.targetId, target.id)))
    .where(
      and(
        eq(media.companyId, target.companyId),
        eq(media.sourceId, target.sourceId),
        inArray(media.vendorId, [...vendorIds]),
      ),
    );
  return new Map(
    rows.map(({ first, again, ...row }) => [
      row.vendorId,
      { ...row, isOwn: first === target.id || again !== null },
    ]),
  );
}

/** What tells a stored text from others where its id does not. */
export interface SameText {
  vendorId: string;
  title: string;
  url: string | null;
  sha256: string | null;
  publishedAt: Date | null;
}

/** The texts of a target that read as one of these. @param hashes SHA-256 of their bytes */
export async function findSameTexts(
  db: Db | Tx,
  target: Pick<TargetRow, 'id' | 'companyId' | 'sourceId'>,
  hashes: readonly string[],
): Promise<SameText[]> {
  if (hashes.length === 0) return [];
  return db
    .select({
      vendorId: media.vendorId,
      title: media.title,
      url: media.url,
      sha256: media.sha256,
      publishedAt: mediaOrigins.publishedAt,
    })
    .from(media)
    .leftJoin(mediaOrigins, eq(mediaOrigins.mediaId, media.id))
    .where(
      and(
        inArray(media.sha256, [...hashes]),
        eq(media.companyId, target.companyId),
        eq(media.sourceId, target.sourceId),
        eq(media.targetId, target.id),
        isNull(media.postId),
      ),
    )
    .orderBy(media.id);
}

/** Stores an item once. @returns its id, or null when it is there already. */
export async function insertCollected(
  tx: Tx,
  item: NewCollected,
  origin: OriginValues,
): Promise<number | null> {
  const [row] = await tx
    .insert(media)
    .values(item)
    .onConflictDoNothing()
    .returning({ id: media.id });
  if (row === undefined) return null;
  await tx.insert(mediaOrigins).values({ ...origin, mediaId: row.id });
  return row.id;
}

/** Gives an item its text after an edit; what it read like before is kept beside it. */
export async function replaceText(
  tx: Tx,
  known: KnownItem,
  next: Pick<typeof media.$inferSelect, 'title' | 'titleMessage'> & {
    text: string;
    sha256: string;
    size: number;
    editedAt: Date | null;
  },
  now: Date,
): Promise<void> {
  const { editedAt, ...values } = next;
  await tx.update(media).set(values).where(eq(media.id, known.id));
  const former = storableJson([{ text: known.text ?? '', until: (editedAt ?? now).toISOString() }]);
  await tx
    .insert(mediaOrigins)
    .values({ mediaId: known.id, editedAt })
    .onConflictDoUpdate({
      target: mediaOrigins.mediaId,
      set: {
        editedAt: editedAt ?? now,
        formerTexts: sql`${mediaOrigins.formerTexts} || ${former}::jsonb`,
      },
    });
}

/**
 * Notes that a publisher took items back, each with the media that hang on it.
 * @returns how many were not known as such.
 */
export async function withdraw(
  tx: Tx,
  of: { companyId: number; sourceId: number },
  vendorIds: readonly string[],
  now: Date,
): Promise<number> {
  if (vendorIds.length === 0) return 0;
  const gone = tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        eq(media.companyId, of.companyId),
        eq(media.sourceId, of.sourceId),
        or(inArray(media.vendorId, [...vendorIds]), inArray(media.postId, [...vendorIds])),
      ),
    );
  const rows = await tx
    .update(mediaOrigins)
    .set({ withdrawnAt: now })
    .where(and(inArray(mediaOrigins.mediaId, gone), isNull(mediaOrigins.withdrawnAt)))
    .returning({ id: mediaOrigins.mediaId });
  return rows.length;
}
