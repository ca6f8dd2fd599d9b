import { z } from 'zod';
import type { TargetContext } from '../collector.ts';
import { GraphSettings, graphToken } from '../meta/graph.ts';
import { Recent } from '../recent.ts';

export const Settings = GraphSettings.extend({
  pageSize: z.number().int().min(1).max(50).default(25),
  maxPages: z.number().int().min(1).max(100).default(10),
});
export const Credential = z.object({
  token: graphToken,
  userId: z
    .string()
    .trim()
    .regex(
      /^\d{5,25}$/,
      'Enter the number of your professional account, such as 17841405309211844.',
    ),
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
