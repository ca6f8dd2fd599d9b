import { and, arrayOverlaps, count, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { countAlertsOfMedia, type MediaRow } from './media.ts';
import { media, mediaLikeness } from './schema/media.ts';

export type LikenessRow = typeof mediaLikeness.$inferSelect;

const GROUP_LOCK = 7_304;
/** More candidates than this share only what many do, such as a blank corner. */
const MOST_CANDIDATES = 500;

/** Items of a company find their groups one after the other, until the transaction ends: of two that come at once the second sees the first. */
export async function lockGroups(tx: Tx, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${GROUP_LOCK}, ${companyId}::int)`);
}

export async function findLikeness(tx: Tx, mediaId: number): Promise<LikenessRow | null> {
  const [row] = await tx.select().from(mediaLikeness).where(eq(mediaLikeness.mediaId, mediaId));
  return row ?? null;
}

/** Other items that share one of the keys, the oldest first. */
export async function findCandidates(tx: Tx, mediaId: number, keys: readonly string[]): Promise<LikenessRow[]> {
  return tx.select().from(mediaLikeness)
    .where(and(arrayOverlaps(mediaLikeness.keys, [...keys]), ne(mediaLikeness.mediaId, mediaId))).orderBy(mediaLikeness.mediaId).limit(MOST_CANDIDATES);
}

export async function saveLikeness(tx: Tx, row: LikenessRow): Promise<void> {
  const { mediaId: _, ...set } = row;
  await tx.insert(mediaLikeness).values(row).onConflictDoUpdate({ target: mediaLikeness.mediaId, set });
}

export async function forgetLikeness(tx: Tx, mediaId: number): Promise<void> {
  await tx.delete(mediaLikeness).where(eq(mediaLikeness.mediaId, mediaId));
}

/** The other items of an item's group. */
export interface SimilarItems {
  count: number;
  /** How often they were seen, together. */
  seenCount: number;
  items: (MediaRow & { alertCount: number })[];
}
/** Others that are shown. */
const SHOWN = 20;

/** The newest others of an item's group, and how many there are. */
export async function loadSimilar(db: Db, companyId: number, mediaId: number): Promise<SimilarItems> {
  const others = db.select({ id: mediaLikeness.mediaId }).from(mediaLikeness).where(and(
    eq(mediaLikeness.groupId, sql`(select group_id from media_likeness where media_id = ${mediaId} and company_id = ${companyId})`), ne(mediaLikeness.mediaId, mediaId),
  ));
  const where = and(eq(media.companyId, companyId), inArray(media.id, others));
  const [total] = await db.select({ count: count(), seen: sum(media.seenCount) }).from(media).where(where);
  if (total === undefined || total.count === 0) return { count: 0, seenCount: 0, items: [] };
  const rows = await db.select().from(media).where(where).orderBy(desc(media.id)).limit(SHOWN);
  const alerts = await countAlertsOfMedia(db, rows.map(({ id }) => id));
  return { count: total.count, seenCount: Number(total.seen ?? 0), items: rows.map((row) => ({ ...row, alertCount: alerts.get(row.id) ?? 0 })) };
}
