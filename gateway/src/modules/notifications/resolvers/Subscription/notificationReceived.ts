import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import { subscription } from '../../../common/subscription.ts';
import { mapNotification } from '../../mappers.ts';

export const notificationReceived: SubscriptionResolvers['notificationReceived'] = subscription(
  'notifications',
  mapNotification,
);
