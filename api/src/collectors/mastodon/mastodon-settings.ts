import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const Settings = z.strictObject({
  /** Where a server is, by its name, when not at https://name. */
  servers: z.record(z.string(), z.url()).default({}),
  /** Statuses of one page; servers give at most 40. */
  pageSize: z.number().int().min(1).max(40).default(40),
  /** Pages that the first run looks back. */
  firstPages: z.number().int().min(1).max(100).default(5),
});
export type MastodonSettings = z.output<typeof Settings>;
export const Credential = z.object({
  server: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+\.[a-z]+$/, issue(say('mastodonServer'))),
  token: z
    .string()
    .trim()
    .min(1, issue(say('fieldRequired')))
    .max(500),
});
export type MastodonCredential = z.output<typeof Credential>;
