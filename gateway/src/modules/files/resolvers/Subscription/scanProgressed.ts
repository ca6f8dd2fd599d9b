import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import { subscription } from '../../../common/subscription.ts';
import { mapScanProgress } from '../../mappers.ts';

export const scanProgressed: SubscriptionResolvers['scanProgressed'] = subscription(
  'events',
  (event) => (event.type === 'scan.progress' ? mapScanProgress(event) : undefined),
);
