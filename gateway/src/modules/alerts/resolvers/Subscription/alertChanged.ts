import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import { subscription } from '../../../common/subscription.ts';
import { mapAlertChange } from '../../mappers.ts';

export const alertChanged: SubscriptionResolvers['alertChanged'] = subscription('events', (event) =>
  event.type === 'alert.changed' ? mapAlertChange(event) : undefined,
);
