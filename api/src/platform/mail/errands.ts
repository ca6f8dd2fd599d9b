import { z } from 'zod';

/** What jobs of the queue `ERRAND_QUEUE` ask of the mail worker. */
export const Errand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password_reset'), email: z.string(), address: z.string() }),
  z.object({ kind: z.literal('registration'), email: z.string(), isNew: z.boolean() }),
  z.object({ kind: z.literal('email_verification'), email: z.string() }),
  z.object({ kind: z.literal('trial'), requestId: z.number() }),
  z.object({ kind: z.literal('notifications'), userId: z.number() }),
]);
export type Errand = z.infer<typeof Errand>;
