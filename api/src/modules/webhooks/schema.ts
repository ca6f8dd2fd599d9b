import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { PING_KIND, WEBHOOK_KINDS } from './kinds-and-signatures.ts';
import { Id, IdParam, Person, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const WebhookKind = z.enum(WEBHOOK_KINDS).meta({
  id: 'WebhookKind',
  description:
    'Kind of event: `alert.created`, `alert.changed` (status, severity, assignee), ' +
    '`scan.finished`, `target.changed`, `note.changed`. The message’s `data` has the members ' +
    'of the SocketEvent it comes from, without `id` and `type`, plus its `event_id`.',
});
const Kinds = z
  .array(WebhookKind)
  .min(1, issue(say('webhookEventRequired')))
  .max(WEBHOOK_KINDS.length)
  .transform((kinds) => WEBHOOK_KINDS.filter((kind) => kinds.includes(kind)));
const Link = text(2_000).meta({
  description:
    'URL of the webhook: an https:// link to a host on the public internet, or to one that ' +
    'the operator allows.',
});

export const Webhook = z
  .object({
    id: Id,
    name: z.string(),
    url: z.string(),
    kinds: z.array(WebhookKind),
    is_active: z.boolean(),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Reason the last attempt failed; null once a delivery succeeds.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    last_delivered_at: Timestamp.nullable(),
    created_by: Person.nullable().meta({
      description: 'User who created it; null if the account has been deleted.',
    }),
    created_at: Timestamp,
  })
  .meta({ id: 'Webhook', description: 'Webhook; never contains the signing secret.' });
export const WebhookPage = pageOf(Webhook, 'WebhookPage');
export const WebhookWithSecret = z
  .object({
    webhook: Webhook,
    secret: z.string().meta({
      description:
        'Signing secret, shown only in this response: `whsec_` and the key in base64. Messages ' +
        'are signed as standardwebhooks.com specifies.',
    }),
  })
  .meta({ id: 'WebhookWithSecret' });

export const WebhookRequest = z
  .strictObject({ name: text(100), url: Link, kinds: Kinds })
  .meta({ id: 'WebhookRequest' });
export const WebhookPatch = z
  .strictObject({
    name: text(100).optional(),
    url: Link.optional(),
    kinds: Kinds.optional(),
    is_active: z.boolean().optional(),
  })
  .meta({ id: 'WebhookPatch' });

export const WebhookDeliveryState = z
  .enum(['queued', 'delivered', 'failed'])
  .meta({ id: 'WebhookDeliveryState' });
export const WebhookDelivery = z
  .object({
    id: Id,
    message_id: z.uuid().meta({
      description: 'Value of the `webhook-id` header, the same for every attempt and replay.',
    }),
    kind: z.enum([...WEBHOOK_KINDS, PING_KIND]),
    data: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Contents of the message’s `data` member.' }),
    state: WebhookDeliveryState,
    attempts: z.int(),
    status: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status of the last attempt; null if there was no response.' }),
    problem: z.string().nullable(),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    duration_ms: z.int().nullable(),
    created_at: Timestamp,
    attempted_at: Timestamp.nullable(),
    next_attempt_at: Timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export const WebhookDeliveryPage = pageOf(WebhookDelivery, 'WebhookDeliveryPage');

const base = '/api/webhooks/v1';
const common = { tag: 'webhooks', access: 'admin' } as const;
export const webhookOperations = {
  list: operation({
    ...common,
    id: 'listWebhooks',
    method: 'get',
    path: `${base}/`,
    status: 200,
    summary: 'Returns the company’s webhooks, newest first.',
    query: z.strictObject(pageQuery(20)),
    response: WebhookPage,
  }),
  create: operation({
    ...common,
    id: 'createWebhook',
    method: 'post',
    path: `${base}/`,
    status: 201,
    summary: 'Creates a webhook and shows its signing secret once.',
    body: WebhookRequest,
    response: WebhookWithSecret,
    problems: [409],
  }),
  read: operation({
    ...common,
    id: 'getWebhook',
    method: 'get',
    path: `${base}/{id}/`,
    status: 200,
    summary: 'Returns a webhook.',
    params: IdParam,
    response: Webhook,
    problems: [404],
  }),
  patch: operation({
    ...common,
    id: 'updateWebhook',
    method: 'patch',
    path: `${base}/{id}/`,
    status: 200,
    summary: 'Renames, pauses or resumes a webhook, or changes its URL or kinds of events.',
    params: IdParam,
    body: WebhookPatch,
    response: Webhook,
    problems: [404],
  }),
  remove: operation({
    ...common,
    id: 'deleteWebhook',
    method: 'delete',
    path: `${base}/{id}/`,
    status: 204,
    summary: 'Deletes a webhook and its log.',
    params: IdParam,
    problems: [404],
  }),
  rotateSecret: operation({
    ...common,
    id: 'rotateWebhookSecret',
    method: 'post',
    path: `${base}/{id}/rotate_secret/`,
    status: 200,
    summary: 'Creates a new signing secret, shown once and in force from the next delivery.',
    params: IdParam,
    response: WebhookWithSecret,
    problems: [404],
  }),
  ping: operation({
    ...common,
    id: 'pingWebhook',
    method: 'post',
    path: `${base}/{id}/ping/`,
    status: 202,
    summary: 'Sends a message of the kind `ping`.',
    params: IdParam,
    response: WebhookDelivery,
    problems: [404, 409],
  }),
  deliveries: operation({
    ...common,
    id: 'listWebhookDeliveries',
    method: 'get',
    path: `${base}/{id}/deliveries/`,
    status: 200,
    summary: 'Returns the deliveries of the last 30 days and their outcomes, newest first.',
    params: IdParam,
    query: z.strictObject({ ...pageQuery(20), state: WebhookDeliveryState.optional() }),
    response: WebhookDeliveryPage,
    problems: [404],
  }),
  replay: operation({
    ...common,
    id: 'replayWebhookDelivery',
    method: 'post',
    path: `${base}/{id}/deliveries/{delivery_id}/replay/`,
    status: 202,
    summary: 'Sends a message again, or at once if its next attempt is pending.',
    params: IdParam.extend({ delivery_id: IdParam.shape.id }),
    response: WebhookDelivery,
    problems: [404, 409],
  }),
};
