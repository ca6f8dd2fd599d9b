import { createHash } from 'node:crypto';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { readLink } from '../../formats/urls/link.ts';
import { printable } from '../../formats/text/words.ts';
import type { SeenSign } from './sign.ts';
import { wordsOf } from './words.ts';

const LONGEST = 80;

/** A reason for each sign, with the words that were seen. @param text in which they were seen */
export const reasonsOf = (text: string, signs: readonly SeenSign[]): Message[] =>
  signs.map(({ sign, start, end }) =>
    say('whySignQuoted', {
      sign: sign.says,
      words: printable(defanged(text.slice(start, end)), LONGEST),
    }),
  );

const ADDRESS = /(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S*/gi;
/** Links so that no program opens them. */
const defanged = (text: string): string =>
  text.replace(ADDRESS, (written) => readLink(written)?.defanged ?? written);

/** The same words in other cases, spaces or punctuation are the same thing. */
export const identityOf = (text: string): string =>
  createHash('sha256')
    .update(
      wordsOf(text)
        .flatMap(({ text: word, isEnd }) => (isEnd ? [] : [word]))
        .join(' '),
    )
    .digest('hex')
    .slice(0, 32);
