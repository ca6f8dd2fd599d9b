import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import { fromId } from '../../../common/ids.ts';
import { subscription } from '../../../common/subscription.ts';

export const targetHealth: SubscriptionResolvers['targetHealth'] = subscription(
  'events',
  (event, { targetId }: { targetId?: string | null | undefined }) =>
    event.type === 'target.changed' && (targetId == null || targetId === fromId(event.target_id))
      ? { eventId: fromId(event.id), targetId: fromId(event.target_id) }
      : undefined,
);
