import type { Message } from '@vedetta/messages/message.ts';

/** What an item's title says, as lists carry it; nothing for what somebody wrote. */
export function presentItemTitle(said: Message | null) {
  const of = said?.params?.['of'];
  return { title_code: said?.code ?? null, title_of: typeof of === 'string' ? of : null };
}
