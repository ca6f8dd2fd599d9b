import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { noteMentions, notes } from '../../../platform/database/schema/collaboration.ts';
import { users } from '../../../platform/database/schema/people.ts';

export interface NoteRow {
  note: typeof notes.$inferSelect;
  /** null once the author's account is gone; `note.authorName` stays. */
  author: PersonRow | null;
  tagged: PersonRow[];
}

const selectNotes = (db: Db | Tx) =>
  db
    .select({ note: notes, author: personColumns })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId));

/** Notes of a media item, newest first. */
export async function listNotes(
  db: Db | Tx,
  query: { companyId: number; mediaId: number; page: number; pageSize: number },
): Promise<{ rows: NoteRow[]; count: number }> {
  const where = and(
    eq(notes.companyId, query.companyId),
    eq(notes.mediaId, query.mediaId),
    isNull(notes.deletedAt),
  );
  const [total] = await db.select({ count: count() }).from(notes).where(where);
  const rows = await selectNotes(db)
    .where(where)
    .orderBy(desc(notes.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return { rows: await withTagged(db, rows), count: total?.count ?? 0 };
}

/** The notes with the given ids, by id; those of other companies are left out. */
export async function loadNotes(
  db: Db | Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, NoteRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectNotes(db).where(
    and(eq(notes.companyId, companyId), inArray(notes.id, [...ids]), isNull(notes.deletedAt)),
  );
  return new Map((await withTagged(db, rows)).map((row) => [row.note.id, row]));
}

/**
 * One note, deleted or not, held against other writers until the transaction ends; null when the
 * company has no such note.
 */
export async function lockNote(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<typeof notes.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.companyId, companyId), eq(notes.id, id)))
    .for('update');
  return row ?? null;
}

/** Removes for good what was deleted before a time: nothing of its words stays. */
export async function removeDeletedNotes(db: Db, before: Date): Promise<void> {
  await db.delete(notes).where(lt(notes.deletedAt, before));
}

/** Makes the people tagged in a note exactly the given ones. */
export async function replaceMentions(
  tx: Tx,
  noteId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx.delete(noteMentions).where(eq(noteMentions.noteId, noteId));
  if (userIds.length > 0)
    await tx.insert(noteMentions).values(userIds.map((userId) => ({ noteId, userId })));
}

/**
 * Ids of the people who wrote notes about an alert or about its media item as a whole, each once.
 */
export async function noteAuthors(
  tx: Tx,
  alert: { companyId: number; mediaId: number; id: number },
): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: notes.authorId })
    .from(notes)
    .where(
      and(
        eq(notes.companyId, alert.companyId),
        eq(notes.mediaId, alert.mediaId),
        or(eq(notes.alertId, alert.id), isNull(notes.alertId)),
        isNotNull(notes.authorId),
        isNull(notes.deletedAt),
      ),
    );
  return rows.flatMap((row) => (row.id === null ? [] : [row.id]));
}

/**
 * The same for many alerts: who wrote notes about which of them, or about its media item as a
 * whole.
 */
export async function noteAuthorsOfMany(
  tx: Tx,
  companyId: number,
  alertIds: readonly number[],
): Promise<{ alertId: number; authorId: number }[]> {
  const rows = await tx
    .selectDistinct({ alertId: alerts.id, authorId: notes.authorId })
    .from(notes)
    .innerJoin(
      alerts,
      and(
        eq(alerts.mediaId, notes.mediaId),
        or(eq(notes.alertId, alerts.id), isNull(notes.alertId)),
      ),
    )
    .where(
      and(
        eq(notes.companyId, companyId),
        eq(alerts.companyId, companyId),
        sql`${alerts.id} = any(${sql.param([...alertIds])}::bigint[])`,
        isNotNull(notes.authorId),
        isNull(notes.deletedAt),
      ),
    );
  return rows.flatMap(({ alertId, authorId }) =>
    authorId === null ? [] : [{ alertId, authorId }],
  );
}

async function withTagged(
  db: Db | Tx,
  rows: readonly { note: typeof notes.$inferSelect; author: PersonRow | null }[],
): Promise<NoteRow[]> {
  if (rows.length === 0) return [];
  const mentions = await db
    .select({ noteId: noteMentions.noteId, person: personColumns })
    .from(noteMentions)
    .innerJoin(users, eq(users.id, noteMentions.userId))
    .where(
      inArray(
        noteMentions.noteId,
        rows.map((row) => row.note.id),
      ),
    )
    .orderBy(asc(noteMentions.userId));
  return rows.map((row) => ({
    ...row,
    tagged: mentions
      .filter((mention) => mention.noteId === row.note.id)
      .map((mention) => mention.person),
  }));
}
