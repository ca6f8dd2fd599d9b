import { and, arrayOverlaps, count, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { countAlertsOfMedia, type MediaRow, type StatusCounts } from './media.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { media, mediaLikeness } from '../../../platform/database/schema/media.ts';
import { ask, q } from '../../../platform/database/statement.ts';

export type LikenessRow = typeof mediaLikeness.$inferSelect;

const GROUP_LOCK = 7_304;
/** More candidates than this share only what many do, such as a blank corner. */
const MOST_CANDIDATES = 500;

/**
 * Items that share a key find their groups one after the other, until the transaction ends: of two
 * that come at once the second sees the first. Others do not wait.
 * @param keys of likenessKeys: they hold the company.
 */
export async function lockGroups(tx: Tx, keys: readonly string[]): Promise<void> {
  // In the order of the locks themselves, so that two items with several keys in common cannot wait
  // for each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${GROUP_LOCK}, lock)
      from (select distinct hashtext(key) as lock
      from unnest(${sql.param([...keys])}::text[]) as key order by lock) as locks`,
  );
}

export async function findLikeness(tx: Tx, mediaId: number): Promise<LikenessRow | null> {
  const [row] = await tx.select().from(mediaLikeness).where(eq(mediaLikeness.mediaId, mediaId));
  return row ?? null;
}

/** Other items that share one of the keys, the oldest first. */
export async function findCandidates(
  tx: Tx,
  mediaId: number,
  keys: readonly string[],
): Promise<LikenessRow[]> {
  return tx
    .select()
    .from(mediaLikeness)
    .where(and(arrayOverlaps(mediaLikeness.keys, [...keys]), ne(mediaLikeness.mediaId, mediaId)))
    .orderBy(mediaLikeness.mediaId)
    .limit(MOST_CANDIDATES);
}

export async function saveLikeness(tx: Tx, row: LikenessRow): Promise<void> {
  const { mediaId: _, ...set } = row;
  await tx
    .insert(mediaLikeness)
    .values(row)
    .onConflictDoUpdate({ target: mediaLikeness.mediaId, set });
}

export async function forgetLikeness(tx: Tx, mediaId: number): Promise<void> {
  await tx.delete(mediaLikeness).where(eq(mediaLikeness.mediaId, mediaId));
}

/** The other items of an item's group. */
export interface SimilarItems {
  count: number;
  /** How often they were seen, together. */
  seenCount: number;
  /** All alerts of theirs. */
  alertStatuses: StatusCounts;
  items: (MediaRow & { alertStatuses: StatusCounts })[];
}
/** Others that are shown. */
const SHOWN = 20;

/** The newest others of an item's group, how many there are, and how their alerts stand. */
export async function loadSimilar(
  db: Db,
  companyId: number,
  mediaId: number,
): Promise<SimilarItems> {
  const others = db
    .select({ id: mediaLikeness.mediaId })
    .from(mediaLikeness)
    .where(
      and(
        eq(
          mediaLikeness.groupId,
          sql`(select group_id from media_likeness where media_id = ${mediaId} and company_id = ${companyId})`,
        ),
        ne(mediaLikeness.mediaId, mediaId),
      ),
    );
  const where = and(eq(media.companyId, companyId), inArray(media.id, others));
  const [total] = await db
    .select({ count: count(), seen: sum(media.seenCount) })
    .from(media)
    .where(where);
  if (total === undefined || total.count === 0)
    return { count: 0, seenCount: 0, alertStatuses: [], items: [] };
  const [rows, alertStatuses] = await Promise.all([
    db.select().from(media).where(where).orderBy(desc(media.id)).limit(SHOWN),
    db
      .select({ status: alerts.status, count: count() })
      .from(alerts)
      .where(and(eq(alerts.companyId, companyId), inArray(alerts.mediaId, others)))
      .groupBy(alerts.status),
  ]);
  const each = await countAlertsOfMedia(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count: total.count,
    seenCount: Number(total.seen ?? 0),
    alertStatuses,
    items: rows.map((row) => ({ ...row, alertStatuses: each.get(row.id) ?? [] })),
  };
}

/** What an item is one of: those that look or read the same. */
export interface Group {
  mediaId: number;
  groupId: number;
  count: number;
  seenCount: number;
}

/**
 * The group of each item, whose items are counted once however many of them are asked for; unknown
 * ids and other companies' are left out. An item whose likeness is not known is a group of its own.
 */
export async function loadGroups(
  db: Db,
  companyId: number,
  mediaIds: readonly number[],
): Promise<Group[]> {
  const rows = await ask(
    db,
    q`
    with asked as (
      select media.id, media.seen_count, media_likeness.group_id from media left
        join media_likeness on media_likeness.media_id = media.id
      where media.company_id = ${companyId} and media.id = any(${[...mediaIds]}::bigint[])
    ), counted as (
      select other.group_id, count(*) as count, sum(media.seen_count) as seen
      from (select distinct group_id from asked) as one
        join media_likeness as other on other.group_id = one.group_id join media on media.id = other.media_id
      where media.company_id = ${companyId} group by other.group_id
    )
    select asked.id as "mediaId", coalesce(asked.group_id, asked.id) as "groupId",
      coalesce(counted.count, 1) as count, coalesce(counted.seen, asked.seen_count) as "seenCount"
    from asked left join counted on counted.group_id = asked.group_id order by asked.id`,
  );
  return Groups.parse(rows);
}
const n = z.coerce.number();
const Groups = z.array(z.object({ mediaId: n, groupId: n, count: n, seenCount: n }));
