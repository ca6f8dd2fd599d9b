import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { TargetContext } from '../collector.ts';
import { GraphSettings, graphToken } from '../meta/graph.ts';
import { Recent } from '../recent.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const Settings = GraphSettings.extend({
  pageSize: z.number().int().min(1).max(50).default(25),
  maxPages: z.number().int().min(1).max(100).default(10),
});
export const Credential = z.object({
  token: graphToken,
  userId: z
    .string()
    .trim()
    .regex(/^\d{5,25}$/, issue(say('instagramEnterNumber'))),
});
/**
 * `newest`: when the newest post known was published (ms). Hashtags are global: their number is
 * kept.
 */
export const Watermark = z.object({
  tagId: z.string().nullable(),
  newest: z.number().nullable(),
  recent: Recent,
});
export type Watermark = z.output<typeof Watermark>;
export type Context = TargetContext<
  z.output<typeof Settings>,
  Watermark,
  z.output<typeof Credential>
>;
