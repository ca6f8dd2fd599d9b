import { and, eq } from 'drizzle-orm';
import { say } from '@vedetta/messages/say.ts';
import { notificationText } from '../../notifications/notification-texts.ts';
import { noteUndoExpired } from '../../alerts/alert-problems.ts';
import { forbidden, notFound } from '../../../platform/errors/problems.ts';
import { mayChangeNote } from '../policy.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetDeletion, recordActivities } from '../../media/store/activities.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { loadNotes, lockNote, type NoteRow, replaceMentions } from '../store/notes.ts';
import { type Outbox, transact } from '../../events/store/outbox.ts';
import { type ColleagueRow, findColleagues, fullName } from '../../../platform/database/people.ts';
import { maskWritten } from '../../media/store/protected-words.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { notes } from '../../../platform/database/schema/collaboration.ts';
import { media } from '../../../platform/database/schema/media.ts';
import type { EventBody } from '../../../platform/database/schema/messages.ts';
import { mentionColleagues, resolveMentions } from './note-mentions.ts';

interface Actor {
  userId: number;
  companyId: number;
  groups: readonly string[];
}
type Needs = Pick<Services, 'bus' | 'now'> & { db: Db | Tx };

/**
 * Writes a note on a media item, or on one of its alerts, and tells the people it mentions.
 * `@address` of a colleague is a mention too.
 * @throws HttpProblem 404 when the company has no such media item or the item no such alert; 422
 * when it mentions somebody who is not an active colleague.
 */
export async function createNote(
  services: Needs,
  actor: Actor,
  input: { mediaId: number; alertId?: number | undefined; text: string },
): Promise<NoteRow> {
  return transact(services, async (tx, outbox) => {
    await requireSubject(tx, actor.companyId, input);
    const text = await mentionColleagues(
      tx,
      actor.companyId,
      await maskWritten(tx, actor.companyId, input.text),
    );
    const tagged = await resolveMentions(tx, actor.companyId, text, '');
    const author = await nameOfActor(tx, actor);
    const now = services.now();
    const alertId = input.alertId ?? null;
    const [note] = await tx
      .insert(notes)
      .values({
        companyId: actor.companyId,
        mediaId: input.mediaId,
        alertId,
        authorId: actor.userId,
        authorName: author,
        text,
        createdAt: now,
      })
      .returning();
    if (note === undefined) throw new Error('The database kept no note.');
    await replaceMentions(
      tx,
      note.id,
      tagged.map((person) => person.id),
    );
    await recordActivities(tx, [activity(note, actor, 'note_added', now)]);
    outbox.event(actor.companyId, noteEvent(note, actor, 'created'));
    tellMentioned(outbox, actor, author, note, tagged);
    return reload(tx, actor.companyId, note.id);
  });
}

/**
 * Changes the text of a note; people are told who were not mentioned in it before. The same text
 * changes nothing.
 * @throws HttpProblem 404; 403 for anybody but its author and admins; 422 as `createNote`, for new
 * mentions only.
 */
export async function updateNote(
  services: Needs,
  actor: Actor,
  input: { noteId: number; text: string },
): Promise<NoteRow> {
  return transact(services, async (tx, outbox) => {
    const note = await lockForChange(tx, actor, input.noteId);
    const text = await mentionColleagues(
      tx,
      actor.companyId,
      await maskWritten(tx, actor.companyId, input.text),
    );
    if (note.text !== text) {
      const before = await reload(tx, actor.companyId, note.id);
      const tagged = await resolveMentions(tx, actor.companyId, text, note.text);
      const now = services.now();
      const changed = { ...note, text, updatedAt: now };
      await tx.update(notes).set({ text, updatedAt: now }).where(eq(notes.id, note.id));
      await replaceMentions(
        tx,
        note.id,
        tagged.map((person) => person.id),
      );
      await recordActivities(tx, [activity(note, actor, 'note_changed', now)]);
      outbox.event(actor.companyId, noteEvent(note, actor, 'edited'));
      const known = new Set(before.tagged.map((person) => person.id));
      tellMentioned(
        outbox,
        actor,
        await nameOfActor(tx, actor),
        changed,
        tagged.filter((person) => !known.has(person.id)),
      );
    }
    return reload(tx, actor.companyId, note.id);
  });
}

/**
 * How long a deleted note can be brought back: the page offers it for 8 s, and an answer may be
 * late.
 */
export const NOTE_UNDO_MS = 60_000;

/**
 * Deletes a note, for everybody at once; the activity says that there was one, and no longer what
 * it said. It can be brought back for a minute.
 * @throws HttpProblem 404; 403 for anybody but its author and admins.
 */
export async function deleteNote(services: Needs, actor: Actor, noteId: number): Promise<void> {
  await transact(services, async (tx, outbox) => {
    const note = await lockForChange(tx, actor, noteId);
    const now = services.now();
    await tx.update(notes).set({ deletedAt: now }).where(eq(notes.id, note.id));
    await recordActivities(tx, [activity(note, actor, 'note_deleted', now)]);
    outbox.event(actor.companyId, noteEvent(note, actor, 'deleted'));
  });
}

/**
 * Brings back a note that was deleted within the last minute, as if nothing had happened: its
 * deletion leaves the activity too. A note that is there stays as it is.
 * @throws HttpProblem 404; 403 for anybody but its author and admins; 410 UNDO_EXPIRED after a
 * minute.
 */
export async function restoreNote(services: Needs, actor: Actor, noteId: number): Promise<NoteRow> {
  return transact(services, async (tx, outbox) => {
    const note = await lockForAct(tx, actor, noteId);
    if (note.deletedAt !== null) {
      if (services.now().getTime() - note.deletedAt.getTime() > NOTE_UNDO_MS)
        throw noteUndoExpired();
      await tx.update(notes).set({ deletedAt: null }).where(eq(notes.id, note.id));
      await forgetDeletion(tx, note.id);
      outbox.event(actor.companyId, noteEvent(note, actor, 'created'));
    }
    return reload(tx, actor.companyId, note.id);
  });
}

const activity = (
  note: typeof notes.$inferSelect,
  actor: Actor,
  kind: 'note_added' | 'note_changed' | 'note_deleted',
  createdAt: Date,
) => ({
  companyId: note.companyId,
  mediaId: note.mediaId,
  alertId: note.alertId,
  noteId: note.id,
  actorId: actor.userId,
  kind,
  createdAt,
});

/** For colleagues who look at the same item: their notes follow without asking again and again. */
const noteEvent = (
  note: typeof notes.$inferSelect,
  actor: Actor,
  change: 'created' | 'edited' | 'deleted',
): EventBody => ({
  type: 'note.changed',
  note_id: note.id,
  media_id: note.mediaId,
  alert_id: note.alertId,
  change,
  actor_id: actor.userId,
});

async function lockForChange(
  tx: Tx,
  actor: Actor,
  noteId: number,
): Promise<typeof notes.$inferSelect> {
  const note = await lockForAct(tx, actor, noteId);
  if (note.deletedAt !== null) throw notFound(say('thingNote'));
  return note;
}

async function lockForAct(
  tx: Tx,
  actor: Actor,
  noteId: number,
): Promise<typeof notes.$inferSelect> {
  const note = await lockNote(tx, actor.companyId, noteId);
  if (note === null) throw notFound(say('thingNote'));
  if (!mayChangeNote(actor, note)) throw forbidden(say('noteAuthorOnly'));
  return note;
}

async function requireSubject(
  tx: Tx,
  companyId: number,
  { mediaId, alertId }: { mediaId: number; alertId?: number | undefined },
): Promise<void> {
  const [item] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.companyId, companyId), eq(media.id, mediaId)));
  if (item === undefined) throw notFound(say('thingMediaItem'));
  if (alertId === undefined) return;
  const [alert] = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(eq(alerts.companyId, companyId), eq(alerts.mediaId, mediaId), eq(alerts.id, alertId)),
    );
  if (alert === undefined) throw notFound(say('thingAlert'));
}

async function nameOfActor(tx: Tx, actor: Actor): Promise<string> {
  const [person] = await findColleagues(tx, actor.companyId, [actor.userId]);
  if (person === undefined)
    throw new Error(`The signed-in user ${actor.userId} is not in company ${actor.companyId}.`);
  return fullName(person);
}

function tellMentioned(
  outbox: Outbox,
  actor: Actor,
  actorName: string,
  note: typeof notes.$inferSelect,
  people: readonly ColleagueRow[],
): void {
  for (const person of people) {
    outbox.notify({
      companyId: actor.companyId,
      recipientId: person.id,
      context: 'comment_mention',
      actorId: actor.userId,
      actorName,
      mediaId: note.mediaId,
      alertId: note.alertId,
      message: notificationText.mention(note.text),
    });
  }
}

async function reload(tx: Tx, companyId: number, id: number): Promise<NoteRow> {
  const note = (await loadNotes(tx, companyId, [id])).get(id);
  if (note === undefined) throw notFound(say('thingNote'));
  return note;
}
