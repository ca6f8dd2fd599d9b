import type {
  AlertChangeFilter,
  SubscriptionResolvers,
} from '../../../../generated/resolvers-types.ts';
import { subscription } from '../../../common/subscription.ts';
import { mapAlertChange, type AlertChangeSource } from '../../mappers.ts';

export const alertChanged: SubscriptionResolvers['alertChanged'] = subscription(
  'events',
  (event, { filter }: { filter?: AlertChangeFilter | null | undefined }) => {
    if (event.type !== 'alert.changed') return undefined;
    const change = mapAlertChange(event);
    return filter == null || fits(change, filter) ? change : undefined;
  },
);

function fits(
  change: AlertChangeSource,
  { status, severity, mediaIds, alertIds, created }: AlertChangeFilter,
): boolean {
  return (
    (status == null || status.includes(change.status)) &&
    (severity == null || severity.includes(change.severity)) &&
    (mediaIds == null || mediaIds.includes(change.mediaId)) &&
    (alertIds == null || alertIds.includes(change.alertId)) &&
    (created == null || created === change.created)
  );
}
