import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import { fromId } from '../../../common/ids.ts';
import { subscription } from '../../../common/subscription.ts';

export const targetChanged: SubscriptionResolvers['targetChanged'] = subscription(
  'events',
  (event) =>
    event.type === 'target.changed'
      ? { eventId: fromId(event.id), targetId: fromId(event.target_id) }
      : undefined,
);
