import { translated as ofFindings } from '../generated/messages/findings/index.ts';
import { translated as ofNotices } from '../generated/messages/told/index.ts';
import { allWordsOf, type Told, wordsOf } from './told.ts';

/**
 * What a notification tells, in the reader's language; as it came where it has no name, as those of
 * another version (docs/decisions/217).
 */
export const noticeWords = ({
  message,
  messageReasons,
}: {
  message: string;
  messageReasons: readonly Told[];
}): string => allWordsOf(messageReasons, { ...ofFindings, ...ofNotices }) ?? message;

/**
 * What the server calls items that their publishers gave no name, in English as it writes them; of
 * several that fit the first.
 */
export const ITEM_NAMES = {
  namePictureOfPost: 'Picture of “Post of {of}”',
  nameFilmOfPost: 'Film of “Post of {of}”',
  nameSoundOfPost: 'Sound of “Post of {of}”',
  nameFileOfPost: 'File of “Post of {of}”',
  namePictureOf: 'Picture of “{of}”',
  nameFilmOf: 'Film of “{of}”',
  nameSoundOf: 'Sound of “{of}”',
  nameFileOf: 'File of “{of}”',
  namePostOf: 'Post of {of}',
} as const;

/**
 * A post is named after its author's handle, which is one word: “Post of the day” is what somebody
 * wrote.
 */
const PATTERNS = Object.entries(ITEM_NAMES).map(([code, name]) => ({
  code,
  pattern: new RegExp(
    `^${name.replace('{of}', name.includes('Post of') ? '(\\S+)' : '(.+)')}$`,
    's',
  ),
}));

/**
 * What an item is called, in the reader's language where the server named it and not its publisher.
 */
export function itemName(title: string): string {
  for (const { code, pattern } of PATTERNS) {
    const of = pattern.exec(title)?.[1];
    if (of !== undefined)
      return wordsOf({ code, params: [{ name: 'of', value: of }] }, ofNotices) ?? title;
  }
  return title;
}
