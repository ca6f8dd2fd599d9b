import type { Message } from '@vedetta/messages/message.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { maskCredentials } from '@vedetta/detection/detectors/credentials/mask.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { loadNotes, type NoteRow } from '../../notes/store/notes.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { activities } from '../../../platform/database/schema/collaboration.ts';
import { users } from '../../../platform/database/schema/people.ts';
import { protectedNames } from '../../company/store/settings.ts';

export const ACTIVITY_KINDS = [
  'detected',
  'rescan_asked',
  'rescanned',
  'status_changed',
  'severity_changed',
  'assigned',
  'note_added',
  'note_changed',
  'note_deleted',
  'feedback_given',
  'media_assigned',
  'media_changed',
  'publisher_contacted',
  'original_downloaded',
  'passwords_revealed',
  'recorded',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
/** Everything but the notes themselves (`/api/media/v1/activities/`). */
export const CHANGE_KINDS: readonly ActivityKind[] = ACTIVITY_KINDS.filter(
  (kind) => !kind.startsWith('note_'),
);

/**
 * One thing somebody did. Values: a status (`DETECTED`), a severity (`1` to `5`), a full name, a
 * feedback response, a title, the address a letter went to, or what was done outside Vedetta; null
 * for none. Notes carry their id instead of values.
 */
export interface NewActivity {
  companyId: number;
  mediaId: number;
  alertId?: number | null;
  noteId?: number | null;
  /** null: Vedetta itself. */
  actorId: number | null;
  kind: ActivityKind;
  oldValue?: string | null;
  newValue?: string | null;
  /**
   * What was said to it: the reason of a dismissal, the feedback of a resolution, a comment, the
   * subject of a letter.
   */
  detail?: string | null;
  /** It takes an earlier change back. */
  isUndo?: boolean;
  createdAt?: Date;
}

export interface ActivityRow {
  activity: typeof activities.$inferSelect;
  alertTitle: string | null;
  alertTitleMessage: Message | null;
  actor: PersonRow | null;
  /** The note of a `note_added`, while it is there. */
  note: NoteRow | null;
}

/**
 * Writes activity rows, in the transaction of what they tell of; what people said in them without
 * the passwords of the company's accounts.
 * @returns their ids, in the order of the rows.
 */
export async function recordActivities(tx: Tx, given: readonly NewActivity[]): Promise<number[]> {
  const rows = await withoutPasswords(tx, given);
  const ids: number[] = [];
  // A statement holds no more than 65,535 values.
  for (let from = 0; from < rows.length; from += 1000) {
    ids.push(
      ...(
        await tx
          .insert(activities)
          .values(rows.slice(from, from + 1000))
          .returning({ id: activities.id })
      ).map(({ id }) => id),
    );
  }
  return ids;
}

/** @param given rows of one company */
async function withoutPasswords(
  tx: Tx,
  given: readonly NewActivity[],
): Promise<readonly NewActivity[]> {
  const isSaid = ({ oldValue, newValue, detail }: NewActivity) =>
    `${oldValue} ${newValue} ${detail}`.includes('@');
  const said = given.find(isSaid);
  if (said === undefined) return given;
  const { domains } = await protectedNames(tx, said.companyId);
  const mask = (text: string | null | undefined) =>
    text == null ? null : maskCredentials(text, domains);
  return given.map((row) => ({
    ...row,
    oldValue: mask(row.oldValue),
    newValue: mask(row.newValue),
    detail: mask(row.detail),
  }));
}

/** Takes a note's deletion back: it is told no longer. */
export async function forgetDeletion(tx: Tx, noteId: number): Promise<void> {
  await tx
    .delete(activities)
    .where(and(eq(activities.noteId, noteId), eq(activities.kind, 'note_deleted')));
}

const selectActivities = (db: Db | Tx) =>
  db
    .select({
      activity: activities,
      alertTitle: alerts.title,
      alertTitleMessage: alerts.titleMessage,
      actor: personColumns,
    })
    .from(activities)
    .leftJoin(alerts, eq(alerts.id, activities.alertId))
    .leftJoin(users, eq(users.id, activities.actorId));

/** One activity that is not about a note; null when the company has none with that id. */
export async function loadActivity(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<ActivityRow | null> {
  const [row] = await selectActivities(db).where(
    and(eq(activities.companyId, companyId), eq(activities.id, id)),
  );
  return row === undefined ? null : { ...row, note: null };
}

/**
 * What happened to a media item and its alerts, newest first.
 * @param query.kinds which kinds; absent: all of them.
 */
export async function listActivities(
  db: Db | Tx,
  query: {
    companyId: number;
    mediaId: number;
    page: number;
    pageSize: number;
    kinds?: readonly ActivityKind[];
  },
): Promise<{ rows: ActivityRow[]; count: number }> {
  const where = and(
    eq(activities.companyId, query.companyId),
    eq(activities.mediaId, query.mediaId),
    query.kinds === undefined ? undefined : inArray(activities.kind, [...query.kinds]),
  );
  const [total] = await db.select({ count: count() }).from(activities).where(where);
  const rows = await selectActivities(db)
    .where(where)
    .orderBy(desc(activities.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const added = rows.flatMap(({ activity }) =>
    activity.kind === 'note_added' && activity.noteId !== null ? [activity.noteId] : [],
  );
  const notes = await loadNotes(db, query.companyId, added);
  return {
    rows: rows.map((row) => ({
      ...row,
      note:
        row.activity.kind === 'note_added' ? (notes.get(row.activity.noteId ?? 0) ?? null) : null,
    })),
    count: total?.count ?? 0,
  };
}
