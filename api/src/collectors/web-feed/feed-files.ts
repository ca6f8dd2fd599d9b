import type { NewItem } from '../item.ts';
import { absolute } from '../plain-text.ts';
import type { Entry, FeedFile } from './feed-entry.ts';

type Medium = NonNullable<NewItem['media']>[number];

/** So many files of an entry are fetched; the addresses of all are looked up. */
const MOST_FILES = 10;
const STREAMS = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|mp4|m4v|mov|webm|mkv|avi|m3u8|mpd)$/i;

/**
 * The files that an entry names: pictures in the order of how much the publisher meant them, and
 * enclosed documents. Sound and films are not fetched, since a podcast would fill the disk and no
 * detector hears it.
 *
 * @param fallback the first picture of its text, where it names none
 * @returns `addresses`: of everything, fetched or not
 */
export function filesOf(
  entry: Entry,
  fallback: string | null,
  base: string,
): { media: Medium[]; addresses: string[] } {
  const enclosed = [
    ...(entry.media?.contents ?? []),
    ...(entry.enclosures ?? []),
    ...(entry.attachments ?? []),
  ];
  const linked = (entry.links ?? [])
    .filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type }) => ({ url: href, type }));
  const files: FeedFile[] = [...enclosed, ...linked];
  const pictures = [
    ...files.filter(isPicture).map(({ url }) => url),
    entry.image,
    entry.banner_image,
  ].flatMap((url) => absolute(url, base) ?? []);
  const stills = [entry.media?.thumbnails?.[0]?.url ?? fallback].flatMap(
    (url) => absolute(url, base) ?? [],
  );
  const documents = files
    .filter((file) => !isPicture(file) && !isStream(file))
    .flatMap(({ url }) => absolute(url, base) ?? []);
  const fetched: [Medium['kind'], string[]][] = [
    ['image', pictures.length > 0 ? pictures : stills],
    ['document', documents],
  ];
  const media = fetched.flatMap(([kind, urls]) => urls.map((url): Medium => ({ kind, url })));
  return {
    media: [...new Map(media.map((medium) => [medium.url, medium])).values()].slice(0, MOST_FILES),
    addresses: [
      ...new Set(
        [...files.map(({ url }) => url), entry.image, entry.banner_image].flatMap(
          (url) => absolute(url, base) ?? [],
        ),
      ),
    ],
  };
}

const typeOf = ({ type, mime_type }: FeedFile) => type ?? mime_type ?? '';
const isPicture = (file: FeedFile) => file.medium === 'image' || typeOf(file).startsWith('image/');

/** What is declared as nothing is judged by its name. */
function isStream(file: FeedFile): boolean {
  const type = typeOf(file);
  if (['audio', 'video'].includes(file.medium ?? '') || /^(?:audio|video)\//.test(type))
    return true;
  return (
    /^(?:|application\/octet-stream)$/.test(type) &&
    STREAMS.test((file.url ?? '').replace(/[?#].*$/, ''))
  );
}
