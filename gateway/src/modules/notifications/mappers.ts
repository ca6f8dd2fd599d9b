import type { Notification } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { notificationContext } from '../common/enums.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { mapReasons } from '../common/reasons.ts';

export function mapNotification(notification: Rest['Notification']): Notification {
  const { userId, media_id: mediaId, alert_id: alertId } = notification.params;
  return {
    id: fromId(notification.id),
    context: notificationContext.fromRest(notification.context),
    params: {
      userId: fromIdOrNull(userId),
      mediaId: fromIdOrNull(mediaId),
      alertId: fromIdOrNull(alertId),
    },
    fullname: notification.fullname,
    message: notification.message,
    messageReasons: mapReasons(notification.message_reasons),
    createdAt: notification.created_at,
    isRead: notification.is_read,
    registration: notification.registration,
  };
}
