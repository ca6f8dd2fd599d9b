import { say } from '@vedetta/messages/say.ts';
import { notFound } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { countUnread, hasNotification, markRead } from '../store/notifications.ts';
import { transact } from '../../events/store/outbox.ts';

interface Reader {
  userId: number;
  companyId: number;
}

/**
 * Marks one of a person's notifications as read, or all up to it, and tells the person's other
 * browsers; again is no error.
 * @returns how many stay unread.
 * @throws HttpProblem 404 when the one notification is unknown or someone else's.
 */
export async function markNotificationsRead(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { userId, companyId }: Reader,
  mark: { id: number; olderToo: boolean },
): Promise<number> {
  return transact(services, async (tx, outbox) => {
    if (!mark.olderToo && !(await hasNotification(tx, userId, mark.id)))
      throw notFound(say('thingNotification'));
    if ((await markRead(tx, userId, mark, services.now())) > 0) {
      outbox.event(companyId, {
        type: 'notifications.read',
        recipient_id: userId,
        notification_id: mark.id,
        older_too: mark.olderToo,
      });
    }
    return countUnread(tx, userId);
  });
}
