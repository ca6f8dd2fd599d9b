import type { MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { targetName } from '../../domain/targets/target-name.ts';

type Media = Pick<
  MediaDetailQuery['media'],
  'sourceId' | 'title' | 'author' | 'file' | 'preview' | 'mediaTarget'
>;
type Author = NonNullable<Media['author']>;

/** Sources whose items are not posts. */
const [WHATSAPP, UPLOAD, SHARE, FEED, TELEGRAM] = [4, 7, 8, 20, 23];

/**
 * Whether an item was published as text: it is stored as a file is, and is none
 * (docs/decisions/132).
 */
export const isText = ({ sourceId, file }: Pick<Media, 'sourceId' | 'file'>): boolean =>
  sourceId !== UPLOAD && file !== null && file.path === null;

/** Whether an item is a file that somebody named: one's own upload, or one of a share. */
export const isNamedFile = ({ sourceId }: Pick<Media, 'sourceId'>): boolean =>
  sourceId === UPLOAD || sourceId === SHARE;

/** An author in the words of the source: the handle with its sign, else the name. */
export const authorSign = ({ handle, name }: Author): string =>
  handle === null ? (name ?? '') : `@${handle}`;

/**
 * What an item is called at the head of its page: what it is at its source and who published it; an
 * upload, by its name.
 */
export function headingOf(media: Media): string {
  const { sourceId, author, mediaTarget, title } = media;
  const kind = isText(media) ? 'text' : media.preview !== null ? 'picture' : 'file';
  const source = sourceLabel(mediaTarget.sourceName);
  const watched = targetName(mediaTarget);
  if (sourceId === UPLOAD) return title;
  if (sourceId === SHARE) return watched === '' ? title : m.fileInShare({ share: watched });
  if (sourceId === FEED)
    return watched === ''
      ? m.publishedOn({ kind, source })
      : m.articleFrom({ kind, feed: hostOf(watched) });
  const name = author === null ? null : authorSign(author);
  if (sourceId === TELEGRAM)
    return name === null
      ? m.messageOn({ kind, source })
      : m.messageIn({ kind, channel: author?.name ?? name, source });
  if (sourceId === WHATSAPP)
    return name === null ? m.messageOn({ kind, source }) : m.messageFrom({ kind, name, source });
  return name === null ? m.publishedOn({ kind, source }) : m.publishedBy({ kind, name, source });
}

/** The host of a feed, which people know it by. */
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
