import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CollectorSpec, CredentialField } from '../collector.ts';

/** What an admin agrees on with Meta, so that what is pushed can be believed. */
export const HookSecrets = z.object({
  appSecret: z.string().trim().max(200).optional(),
  verifyToken: z.string().trim().max(200).optional(),
});
type HookSecrets = z.output<typeof HookSecrets>;

type Words = Pick<CredentialField, 'label' | 'hint'>;

/** @param words of the source, for what its form says */
export const hookFields = (
  words: Record<'appSecret' | 'verifyToken', Words>,
): readonly CredentialField[] => [
  { name: 'appSecret', ...words.appSecret, isSecret: true },
  { name: 'verifyToken', ...words.verifyToken, isSecret: false },
];

/** Meta's webhook: a challenge with a word agreed on, and a signature of the raw body. */
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
