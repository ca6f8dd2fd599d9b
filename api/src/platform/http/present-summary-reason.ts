import type { Message } from '@vedetta/messages/message.ts';
import { toReason } from '@vedetta/messages/reason.ts';
import type { z } from 'zod';
import type { SummaryReason } from './problem-schema.ts';

/** What a line of a list says, as data. @param message null for a quotation alone */
export function presentSummaryReason(
  message: Message | null,
): z.input<typeof SummaryReason> | null {
  if (message === null) return null;
  const { code, params } = toReason(message);
  return { code, params: Object.entries(params).map(([name, value]) => ({ name, value })) };
}
