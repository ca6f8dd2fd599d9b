import { createHmac, randomBytes } from 'node:crypto';

/** What a webhook may be told of. `ping` comes on demand only. */
export const WEBHOOK_KINDS = [
  'alert.created',
  'alert.changed',
  'scan.finished',
  'target.changed',
  'note.changed',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export const PING_KIND = 'ping';

/** As much of an event as decides about its kind. */
type Told =
  | { type: 'alert.changed'; created: boolean }
  | { type: 'scan.progress'; status: string }
  | { type: 'target.changed' | 'note.changed' | 'notifications.read' };

/**
 * The kind under which webhooks hear of an event; null for what happens on the way, such as a
 * scan's progress, and for what concerns one person.
 */
export function webhookKindOf(event: Told): WebhookKind | null {
  switch (event.type) {
    case 'alert.changed':
      return event.created ? 'alert.created' : 'alert.changed';
    case 'scan.progress':
      return event.status === 'QUEUED' || event.status === 'SCANNING' ? null : 'scan.finished';
    case 'notifications.read':
      return null;
    default:
      return event.type;
  }
}

const SECRET_PREFIX = 'whsec_';

/**
 * A signing secret as the Standard Webhooks specification writes it: 32 random bytes in base64
 * after `whsec_`.
 */
export const newWebhookSecret = (): string =>
  `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;

/**
 * Headers of one delivery (standardwebhooks.com): receivers check the signature, that the time is
 * not long ago, and that they have not seen the id.
 * @param seconds since 1970, of this attempt.
 */
export function webhookHeaders(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/**
 * Seconds before the next try, by failures so far: from seconds to hours, about a day and a half in
 * all.
 */
const PAUSES = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 43_200];
/** Failures after which a delivery is given up. */
export const WEBHOOK_TRIES = PAUSES.length + 1;
export const pauseAfterFailure = (failuresBefore: number): number =>
  PAUSES[Math.min(failuresBefore, PAUSES.length - 1)] ?? 43_200;
