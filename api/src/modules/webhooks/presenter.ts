import { toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish } from '@vedetta/messages/render.ts';
import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { WEBHOOK_KINDS } from './kinds-and-signatures.ts';
import type { DeliveryRow } from './store/webhook-deliveries.ts';
import type { WebhookRow } from './store/webhooks.ts';

import { WebhookDelivery, WebhookDeliveryState, type Webhook } from './schema.ts';

/** A webhook as admins see it, without its secret. */
export function presentWebhook({ webhook, creator }: WebhookRow): z.input<typeof Webhook> {
  return {
    id: webhook.id,
    name: webhook.name,
    url: webhook.url,
    kinds: WEBHOOK_KINDS.filter((kind) => webhook.kinds.includes(kind)),
    is_active: webhook.isActive,
    problem: inEnglish(webhook.problem),
    problem_reasons: toReasons(webhook.problem),
    last_delivered_at: webhook.lastDeliveredAt?.toISOString() ?? null,
    created_by: creator === null ? null : presentPerson(creator),
    created_at: webhook.createdAt.toISOString(),
  };
}

/** One line of the delivery log. */
export function presentDelivery(row: DeliveryRow): z.input<typeof WebhookDelivery> {
  return {
    id: row.id,
    message_id: row.messageId,
    kind: WebhookDelivery.shape.kind.parse(row.kind),
    data: row.data,
    state: WebhookDeliveryState.parse(row.state),
    attempts: row.attempts,
    status: row.status,
    problem: inEnglish(row.problem),
    problem_reasons: toReasons(row.problem),
    duration_ms: row.durationMs,
    created_at: row.createdAt.toISOString(),
    attempted_at: row.attemptedAt?.toISOString() ?? null,
    next_attempt_at: row.nextAt?.toISOString() ?? null,
  };
}
