import { registrationStatusOf } from '@vedetta/machines/lifecycles';
import type { z } from 'zod';
import { toReason } from '@vedetta/messages/reason.ts';
import { render } from '@vedetta/messages/render.ts';
import type { NotificationRow } from './store/notifications.ts';
import { NotificationContext, type Notification } from './schema.ts';

/** One notification, in lists and as a message of `/ws/notifications/`. */
export function presentNotification(row: NotificationRow): z.input<typeof Notification> {
  return {
    id: row.id,
    context: NotificationContext.parse(row.context),
    params: { userId: row.aboutUserId, media_id: row.mediaId, alert_id: row.alertId },
    fullname: row.actorName,
    message: render('en', row.message),
    message_reasons: [toReason(row.message)],
    created_at: row.createdAt.toISOString(),
    is_read: row.readAt !== null,
    registration: row.registrant === null ? null : registrationStatusOf(row.registrant),
  };
}
