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

/** An item's title; `titleCode` and what stands in its gap where the server made it up. */
export interface ItemTitle {
  title: string;
  titleCode: string | null;
  titleOf: string | null;
}

/** What an item is called, in the reader's language where the server named it. */
export const itemName = ({ title, titleCode, titleOf }: ItemTitle): string =>
  (titleCode === null
    ? undefined
    : wordsOf(
        { code: titleCode, params: titleOf === null ? [] : [{ name: 'of', value: titleOf }] },
        ofNotices,
      )) ?? title;

/** The title of the item of an alert. */
export const itemOf = (alert: {
  mediaTitle: string;
  mediaTitleCode: string | null;
  mediaTitleOf: string | null;
}): ItemTitle => ({
  title: alert.mediaTitle,
  titleCode: alert.mediaTitleCode,
  titleOf: alert.mediaTitleOf,
});
