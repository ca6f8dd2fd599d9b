import { z } from 'zod';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { CollectorProblem } from '../problem.ts';
import type { XSettings } from './x-client.ts';

/** Posts that a target has read in a month, such as 2026-11. */
export const Spent = z.object({ month: z.string(), posts: z.number() });
export type Spent = z.output<typeof Spent>;
type Settings = Pick<z.output<typeof XSettings>, 'postsPerMonth' | 'postPrice'>;

/** What was read this month; a new month begins at nothing. */
export function spentNow(spent: Spent | null, now: Date): Spent {
  const month = now.toISOString().slice(0, 7);
  return spent?.month === month ? spent : { month, posts: 0 };
}

/**
 * Why a target waits for the next month; null while it may read on. Other targets of the credential
 * do not wait with it.
 */
export function budgetProblem(
  { postsPerMonth }: Settings,
  { posts }: Spent,
  now: Date,
): CollectorProblem | null {
  if (postsPerMonth === null || posts < postsPerMonth) return null;
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return {
    kind: 'limited',
    until,
    isOwn: true,
    why: say('xPaused', { day: until.toISOString().slice(0, 10), most: postsPerMonth }),
  };
}

/** What people are told beside the health. */
export function budgetNote({ postsPerMonth, postPrice }: Settings, { posts }: Spent): Message {
  const cost = (posts * postPrice).toFixed(2);
  return postsPerMonth === null
    ? say('xRead', { posts, cost })
    : say('xReadOf', { posts, most: postsPerMonth, cost });
}
