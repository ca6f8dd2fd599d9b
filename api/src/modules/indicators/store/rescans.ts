import type { Message } from '@vedetta/messages/message.ts';
import type { ListChange, RescanExample } from '../../../platform/database/schema/stored-values.ts';
import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { RESCAN_EXAMPLES } from '../rescan.ts';
import { SCANS_TO_REPEAT } from '../../scans/scan-steps.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { MediaRow } from '../../media/store/media.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { rescans } from '../../../platform/database/schema/settings.ts';

export type RescanRow = typeof rescans.$inferSelect;
const OPEN = ['WAITING', 'RUNNING'];

/**
 * What a rescan looks at: items whose bytes are here and whose scan is over, of `since` or newer.
 */
const within = (companyId: number, since: Date) =>
  and(
    eq(media.companyId, companyId),
    gte(media.createdAt, since),
    isNotNull(media.sha256),
    inArray(media.scanStatus, [...SCANS_TO_REPEAT]),
  );

/** How many items there are to look at, counted up to `most`. */
export async function countToRescan(
  tx: Tx,
  companyId: number,
  since: Date,
  most: number,
): Promise<number> {
  const some = tx
    .select({ id: media.id })
    .from(media)
    .where(within(companyId, since))
    .limit(most)
    .as('some');
  const [row] = await tx.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

/** The next item, going from the newest to the oldest; null at the end. */
export async function nextToRescan(
  db: Db,
  { companyId, nextBefore }: RescanRow,
  since: Date,
): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(
      and(within(companyId, since), nextBefore === null ? undefined : lt(media.id, nextBefore)),
    )
    .orderBy(desc(media.id))
    .limit(1);
  return row ?? null;
}

export async function insertRescan(
  tx: Tx,
  values: {
    companyId: number;
    createdBy: number;
    change: ListChange[] | null;
    itemsTotal: number;
    createdAt: Date;
  },
): Promise<RescanRow> {
  const [row] = await tx.insert(rescans).values(values).returning();
  if (row === undefined) throw new Error('The rescan could not be stored.');
  return row;
}

/** One of the company's; null when there is none. */
export async function findRescan(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<RescanRow | null> {
  const [row] = await db
    .select()
    .from(rescans)
    .where(and(eq(rescans.id, id), eq(rescans.companyId, companyId)));
  return row ?? null;
}

/** One by its id alone, for the worker that its job asked for; null when it is gone or over. */
export async function beginRescan(db: Db, id: number): Promise<RescanRow | null> {
  const [row] = await db
    .update(rescans)
    .set({ status: 'RUNNING' })
    .where(and(eq(rescans.id, id), inArray(rescans.status, OPEN)))
    .returning();
  return row ?? null;
}

/** The newest one of the company that applies the lists and is not over. */
export async function findOpenApplication(tx: Tx, companyId: number): Promise<RescanRow | null> {
  const [row] = await tx
    .select()
    .from(rescans)
    .where(
      and(
        eq(rescans.companyId, companyId),
        sql`${rescans.change} is null`,
        inArray(rescans.status, OPEN),
      ),
    )
    .orderBy(desc(rescans.id))
    .limit(1);
  return row ?? null;
}

/** What looking at one item came to. */
export interface RescanStep {
  mediaId: number;
  failed: boolean;
  examples: readonly RescanExample[];
}

const howMany = (examples: readonly RescanExample[], act: RescanExample['act']) =>
  examples.filter((example) => example.act === act).length;

/** Notes one item. @returns the row as it is then; null when it was canceled meanwhile. */
export async function noteRescanStep(
  db: Db | Tx,
  row: RescanRow,
  { mediaId, failed, examples }: RescanStep,
): Promise<RescanRow | null> {
  const [after] = await db
    .update(rescans)
    .set({
      itemsDone: row.itemsDone + 1,
      itemsFailed: row.itemsFailed + (failed ? 1 : 0),
      nextBefore: mediaId,
      raised: row.raised + howMany(examples, 'RAISED'),
      hidden: row.hidden + howMany(examples, 'HIDDEN'),
      changed: row.changed + howMany(examples, 'CHANGED'),
      examples: [...row.examples, ...examples].slice(0, RESCAN_EXAMPLES),
    })
    .where(and(eq(rescans.id, row.id), eq(rescans.status, 'RUNNING')))
    .returning();
  return after ?? null;
}

/** Ends one that is not over; its change, which may be long, is not kept. */
export async function endRescan(
  db: Db | Tx,
  id: number,
  end: { status: 'DONE' | 'CANCELED' | 'FAILED'; problem?: Message[] },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(rescans)
    .set({
      ...end,
      endedAt: now,
      change: sql`case when ${rescans.change} is null then null else '[]'::jsonb end`,
    })
    .where(and(eq(rescans.id, id), inArray(rescans.status, OPEN)))
    .returning({ id: rescans.id });
  return rows.length > 0;
}

/**
 * Ends all trials of one person that are not over: whoever asks again does not wait for the answer
 * before.
 */
export async function cancelTrialsOf(
  tx: Tx,
  companyId: number,
  userId: number,
  now: Date,
): Promise<void> {
  await tx
    .update(rescans)
    .set({ status: 'CANCELED', endedAt: now, change: [] })
    .where(
      and(
        eq(rescans.companyId, companyId),
        eq(rescans.createdBy, userId),
        isNotNull(rescans.change),
        inArray(rescans.status, OPEN),
      ),
    );
}

/** Removes those that ended a week ago. */
export async function deleteOldRescans(db: Db): Promise<void> {
  await db.delete(rescans).where(sql`${rescans.endedAt} < now() - interval '7 days'`);
}
