import { notFound } from '../../errors/problems.ts';
import type { Services } from '../../services.ts';
import { countUnread, markRead, markReadUpTo } from '../../stores/notifications.ts';

/**
 * Marks one of a person's notifications as read; again is no error.
 * @returns how many stay unread.
 * @throws HttpProblem 404 when the notification is unknown or somebody else's.
 */
export async function markNotificationRead({ db, now }: Pick<Services, 'db' | 'now'>, userId: number, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await markRead(tx, userId, id, now()))) throw notFound('notification');
    return countUnread(tx, userId);
  });
}

/** Marks everything a person has seen, up to the newest id of their list. @returns how many stay unread. */
export async function markAllNotificationsRead({ db, now }: Pick<Services, 'db' | 'now'>, userId: number, upTo: number): Promise<number> {
  return db.transaction(async (tx) => {
    await markReadUpTo(tx, userId, upTo, now());
    return countUnread(tx, userId);
  });
}
