import { notificationText } from '../../notifications/notification-texts.ts';
import { mediaGone } from '../../../platform/errors/upload-problems.ts';
import { recordActivities } from '../store/activities.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockMedia, updateMedia, type MediaRow } from '../store/media.ts';
import { transact } from '../../events/store/outbox.ts';
import { findColleagues, fullName } from '../../../platform/database/people.ts';
import { maskWritten } from '../store/protected-words.ts';
import { requireAssignable } from '../../alerts/commands/assignees.ts';
import type { Actor, Work } from '../../alerts/commands/bulk-change.ts';

/**
 * Gives a media item to a colleague, or to nobody; the colleague is notified. Its alerts keep their
 * own assignees.
 * @throws HttpProblem 404 for an item of another company; 422 for anybody but an active colleague.
 */
export async function assignMedia(
  services: Work,
  actor: Actor,
  mediaId: number,
  assigneeId: number | null,
): Promise<void> {
  await transact(services, async (tx, outbox) => {
    const item = await lockOwn(tx, actor, mediaId);
    if (item.assigneeId === assigneeId) return;
    const people = await findColleagues(tx, actor.companyId, [
      actor.userId,
      ...[item.assigneeId, assigneeId].filter((id) => id !== null),
    ]);
    const named = (id: number | null) => people.find((person) => person.id === id);
    const nameOf = (id: number | null) => {
      const person = named(id);
      return person === undefined ? null : fullName(person);
    };
    requireAssignable(people, assigneeId);
    await updateMedia(tx, item.id, { assigneeId });
    await recordActivities(tx, [
      {
        ...ofItem(item, actor),
        kind: 'media_assigned',
        oldValue: nameOf(item.assigneeId),
        newValue: nameOf(assigneeId),
        createdAt: services.now(),
      },
    ]);
    if (assigneeId === null) return;
    outbox.notify({
      companyId: actor.companyId,
      recipientId: assigneeId,
      context: 'assigned_alert',
      actorId: actor.userId,
      actorName: nameOf(actor.userId),
      mediaId: item.id,
      message: notificationText.assigned(item.titleMessage ?? item.title),
    });
  });
}

/**
 * Renames a media item, or notes where its publisher can be written to. What is already so changes
 * nothing.
 * @throws HttpProblem 404 for an item of another company.
 */
export async function changeMedia(
  services: Work,
  actor: Actor,
  mediaId: number,
  given: { title?: string | undefined; publisherEmail?: string | null | undefined },
): Promise<void> {
  await transact(services, async (tx) => {
    const item = await lockOwn(tx, actor, mediaId);
    const { publisherEmail = item.publisherEmail } = given;
    const title =
      given.title === undefined ? item.title : await maskWritten(tx, item.companyId, given.title);
    if (title === item.title && publisherEmail === item.publisherEmail) return;
    await updateMedia(tx, item.id, {
      title,
      publisherEmail,
      ...(title !== item.title && { titleMessage: null }),
    });
    if (title === item.title) return;
    await recordActivities(tx, [
      {
        ...ofItem(item, actor),
        kind: 'media_changed',
        oldValue: item.title,
        newValue: title,
        createdAt: services.now(),
      },
    ]);
  });
}

/** The item, held until the transaction ends. @throws HttpProblem 404. */
export async function lockOwn(tx: Tx, { companyId }: Actor, mediaId: number): Promise<MediaRow> {
  const item = await lockMedia(tx, mediaId);
  if (item === null || item.companyId !== companyId) throw mediaGone();
  return item;
}

export const ofItem = (item: MediaRow, actor: Actor) => ({
  companyId: item.companyId,
  mediaId: item.id,
  actorId: actor.userId,
});
