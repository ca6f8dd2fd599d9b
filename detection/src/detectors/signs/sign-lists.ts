import { REQUEST_SIGNS } from '../frauds/request-signs.ts';
import { MAIL_LISTS, MAIL_SIGNS } from '../frauds/mail-signs.ts';
import { MESSAGE_LISTS, MESSAGE_SIGNS } from '../frauds/message-signs.ts';
import { LEAK_SIGNS } from '../ransom-notes/leak-signs.ts';
import { NOTE_LISTS, NOTE_SIGNS } from '../ransom-notes/note-signs.ts';
import { readFrames } from '../threats/frames/find-frames.ts';
import { FRAME_SETS } from '../threats/frames/frames.ts';
import { spokenOf } from '../threats/spoken.ts';
import type { Sign } from './sign.ts';
import { type Word, wordsOf } from './words.ts';

/** Every list of signs with the word lists that its patterns name. */
export const SIGN_LISTS: readonly {
  id: string;
  signs: readonly Sign[];
  lists: Readonly<Record<string, string>>;
  /** How a text is read before its words are matched. */
  read: (text: string) => Word[];
}[] = [
  { id: 'ransom-notes', signs: NOTE_SIGNS, lists: NOTE_LISTS, read: wordsOf },
  { id: 'leak-posts', signs: LEAK_SIGNS, lists: {}, read: wordsOf },
  { id: 'fraud-messages', signs: MESSAGE_SIGNS, lists: MESSAGE_LISTS, read: wordsOf },
  { id: 'fraud-mails', signs: MAIL_SIGNS, lists: MAIL_LISTS, read: wordsOf },
  { id: 'payment-requests', signs: REQUEST_SIGNS, lists: {}, read: wordsOf },
  ...(['en', 'it'] as const).map((language) => ({
    id: `threat-frames-${language}`,
    signs: FRAME_SETS[language].frames,
    lists: FRAME_SETS[language].lists,
    read: (text: string) =>
      spokenOf(text).flatMap((spoken) =>
        spoken.language.id === language ? readFrames(text, spoken) : [],
      ),
  })),
];
