import type { Message } from '@vedetta/messages/message.ts';
import { toReason } from '@vedetta/messages/reason.ts';
import type { z } from 'zod';
import type { LineReason } from './problem-schema.ts';

/** What a line of a list says, as data. */
export function presentLineReason(message: Message): z.input<typeof LineReason> {
  const { code, params } = toReason(message);
  return { code, params: Object.entries(params).map(([name, value]) => ({ name, value })) };
}
