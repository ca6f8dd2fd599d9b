import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookKind,
  WebhookMessageKind,
  WebhookWithSecret,
} from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';
import { mapReasons } from '../common/reasons.ts';
import { mapPerson } from '../users/mappers.ts';

/** A webhook without its log, which is asked for page by page. */
export type WebhookSource = Omit<Webhook, 'deliveries'>;
export type WebhookWithSecretSource = Omit<WebhookWithSecret, 'webhook'> & {
  webhook: WebhookSource;
};

const KINDS = {
  ALERT_CREATED: 'alert.created',
  ALERT_CHANGED: 'alert.changed',
  SCAN_FINISHED: 'scan.finished',
  TARGET_CHANGED: 'target.changed',
  NOTE_CHANGED: 'note.changed',
} as const;
export const webhookKind = both<WebhookKind, Rest['WebhookKind']>(KINDS);
const messageKind = both<WebhookMessageKind, Rest['WebhookDelivery']['kind']>({
  ...KINDS,
  PING: 'ping',
});
export const deliveryState = both<WebhookDeliveryState, Rest['WebhookDeliveryState']>({
  QUEUED: 'queued',
  DELIVERED: 'delivered',
  FAILED: 'failed',
});

export function mapWebhook(webhook: Rest['Webhook']): WebhookSource {
  return {
    id: fromId(webhook.id),
    nodeId: toNodeId('Webhook', fromId(webhook.id)),
    name: webhook.name,
    url: webhook.url,
    kinds: webhook.kinds.map(webhookKind.fromRest),
    isActive: webhook.is_active,
    problem: webhook.problem,
    problemReasons: mapReasons(webhook.problem_reasons),
    lastDeliveredAt: webhook.last_delivered_at,
    createdBy: webhook.created_by === null ? null : mapPerson(webhook.created_by),
    createdAt: webhook.created_at,
  };
}

export const mapWebhookWithSecret = (made: Rest['WebhookWithSecret']): WebhookWithSecretSource => ({
  webhook: mapWebhook(made.webhook),
  secret: made.secret,
});

export function mapDelivery(delivery: Rest['WebhookDelivery']): WebhookDelivery {
  return {
    id: fromId(delivery.id),
    messageId: delivery.message_id,
    kind: messageKind.fromRest(delivery.kind),
    data: JSON.stringify(delivery.data),
    state: deliveryState.fromRest(delivery.state),
    attempts: delivery.attempts,
    httpStatus: delivery.status,
    problem: delivery.problem,
    problemReasons: mapReasons(delivery.problem_reasons),
    durationMs: delivery.duration_ms,
    createdAt: delivery.created_at,
    attemptedAt: delivery.attempted_at,
    nextAttemptAt: delivery.next_attempt_at,
  };
}
