/**
 * Where media come from (specification, section 3; decisions, section 5). Ids are for good. The names are what people
 * read and what `source_name` holds.
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
export const WATCHED_SOURCES = SOURCES.filter((source): source is Extract<(typeof SOURCES)[number], { id: WatchedSourceId }> => source.id !== FILE_UPLOAD_SOURCE_ID);

/** The display name of a source; its number in words when a later version knows more sources than this one. */
export function sourceName(id: number): string {
  return SOURCES.find((source) => source.id === id)?.name ?? `Source ${id}`;
}
