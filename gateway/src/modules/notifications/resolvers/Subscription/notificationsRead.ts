import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import { fromId } from '../../../common/ids.ts';
import { subscription } from '../../../common/subscription.ts';

export const notificationsRead: SubscriptionResolvers['notificationsRead'] = subscription(
  'events',
  (event) =>
    event.type === 'notifications.read'
      ? {
          eventId: fromId(event.id),
          notificationId: fromId(event.notification_id),
          olderToo: event.older_too,
        }
      : undefined,
);
