import { registrationStatusOf } from '@vedetta/machines/lifecycles';
import type { z } from 'zod';
import { toldReasons } from './told.ts';
import type { NotificationRow } from './store/notifications.ts';
import { NotificationContext, type Notification } from './schema.ts';

/** One notification, in lists and as a message of `/ws/notifications/`. */
export function presentNotification(row: NotificationRow): z.input<typeof Notification> {
  return {
    id: row.id,
    context: NotificationContext.parse(row.context),
    params: { userId: row.aboutUserId, media_id: row.mediaId, alert_id: row.alertId },
    fullname: row.actorName,
    message: row.message,
    message_reasons: toldReasons(row),
    created_at: row.createdAt.toISOString(),
    is_read: row.readAt !== null,
    registration: row.registrant === null ? null : registrationStatusOf(row.registrant),
  };
}
