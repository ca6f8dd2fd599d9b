import { REQUEST_SIGNS } from '../frauds/request-signs.ts';
import { MAIL_LISTS, MAIL_SIGNS } from '../frauds/mail-signs.ts';
import { MESSAGE_LISTS, MESSAGE_SIGNS } from '../frauds/message-signs.ts';
import { LEAK_SIGNS } from '../ransom-notes/leak-signs.ts';
import { NOTE_LISTS, NOTE_SIGNS } from '../ransom-notes/note-signs.ts';
import type { Sign } from './sign.ts';

/** Every list of signs with the word lists that its patterns name. */
export const SIGN_LISTS: readonly {
  id: string;
  signs: readonly Sign[];
  lists: Readonly<Record<string, string>>;
}[] = [
  { id: 'ransom-notes', signs: NOTE_SIGNS, lists: NOTE_LISTS },
  { id: 'leak-posts', signs: LEAK_SIGNS, lists: {} },
  { id: 'fraud-messages', signs: MESSAGE_SIGNS, lists: MESSAGE_LISTS },
  { id: 'fraud-mails', signs: MAIL_SIGNS, lists: MAIL_LISTS },
  { id: 'payment-requests', signs: REQUEST_SIGNS, lists: {} },
];
