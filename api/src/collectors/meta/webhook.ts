import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CollectorSpec, CredentialField } from '../collector.ts';

/** What an admin agrees on with Meta, so that what is pushed can be believed. */
export const HookSecrets = z.object({
  appSecret: z.string().trim().max(200).optional(),
  verifyToken: z.string().trim().max(200).optional(),
});
type HookSecrets = z.output<typeof HookSecrets>;

export const HOOK_FIELDS: readonly CredentialField[] = [
  {
    name: 'appSecret',
    label: 'App secret',
    hint: 'Of your app at Meta. Without it nothing that is pushed is believed.',
    isSecret: true,
  },
  {
    name: 'verifyToken',
    label: 'Verify token',
    hint: "A word of your choice, entered at Meta together with the webhook's address.",
    isSecret: false,
  },
];

/**
 * Meta's webhook (reference/sources.md, section 4): a challenge with a word agreed on, and a
 * signature of the raw body.
 */
export const graphWebhook: NonNullable<CollectorSpec<never, never, HookSecrets>['webhook']> = {
  challenge({ query }, { verifyToken = '' }) {
    const isOurs =
      verifyToken !== '' &&
      query.get('hub.mode') === 'subscribe' &&
      same(query.get('hub.verify_token') ?? '', verifyToken);
    return isOurs
      ? { status: 200, contentType: 'text/plain', body: query.get('hub.challenge') ?? '' }
      : null;
  },
  isAuthentic: ({ headers, body }, { appSecret = '' }) =>
    appSecret !== '' &&
    same(
      headers['x-hub-signature-256'] ?? '',
      `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
    ),
};

/** In constant time, whatever the lengths. */
const same = (a: string, b: string) =>
  timingSafeEqual(
    createHmac('sha256', 'compare').update(a).digest(),
    createHmac('sha256', 'compare').update(b).digest(),
  );
