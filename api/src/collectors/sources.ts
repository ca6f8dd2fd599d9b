/**
 * Where media come from (specification, section 3; decisions, section 5). Ids are for good. The
 * names are what people read and what `source_name` holds.
 */
export const SOURCES = [
  { id: 1, name: 'Instagram' },
  { id: 2, name: 'Facebook' },
  { id: 3, name: 'Linkedin' },
  { id: 4, name: 'WhatsApp' },
  { id: 5, name: 'X' },
  { id: 7, name: 'File upload' },
  { id: 8, name: 'Local network' },
  { id: 20, name: 'Web feed' },
  { id: 21, name: 'Mastodon' },
  { id: 22, name: 'Bluesky' },
  { id: 23, name: 'Telegram' },
] as const;
export type SourceId = (typeof SOURCES)[number]['id'];
export type SourceName = (typeof SOURCES)[number]['name'];
/** Files come from people, not from a collector: it has no targets. */
export const FILE_UPLOAD_SOURCE_ID = 7;
export type WatchedSourceId = Exclude<SourceId, typeof FILE_UPLOAD_SOURCE_ID>;

/** Every source that can be watched, as `GET sources/` lists it (specification, section 7). */
export const WATCHED_SOURCES = SOURCES.filter(
  (source): source is Extract<(typeof SOURCES)[number], { id: WatchedSourceId }> =>
    source.id !== FILE_UPLOAD_SOURCE_ID,
);

/**
 * Sources that call people by a handle, one for each account; others know names alone, which many
 * share.
 */
const WITH_HANDLES: readonly number[] = [1, 5, 21, 22, 23];
/** Sources whose items are the company's own: nobody published them. */
const WITHOUT_PUBLISHERS: readonly number[] = [FILE_UPLOAD_SOURCE_ID, 8];

/**
 * The handle under which somebody published, without its `@`; null where the source has none, or
 * the name stands in its place.
 */
export function handleOf(sourceId: number, given: string | null): string | null {
  return given !== null && WITH_HANDLES.includes(sourceId) && /^\S+$/.test(given)
    ? given.replace(/^@/, '')
    : null;
}

/** Whether what comes from a source was published by somebody who can be written to. */
export const hasPublishers = (sourceId: number): boolean => !WITHOUT_PUBLISHERS.includes(sourceId);

/**
 * The display name of a source; its number in words when a later version knows more sources than
 * this one.
 */
export function sourceName(id: number): string {
  return SOURCES.find((source) => source.id === id)?.name ?? `Source ${id}`;
}
