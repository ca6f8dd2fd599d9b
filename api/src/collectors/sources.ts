import { SOURCES } from '../generated/sources.ts';
import type { SourceFacts, SourceRule } from './source.ts';

export { SOURCES };
export type Source = (typeof SOURCES)[number];
export type SourceId = Source['id'];
export type SourceName = Source['name'];
/** Files come from people, not from a collector: it has no targets. */
export const FILE_UPLOAD_SOURCE_ID = 7;
export type WatchedSource = Exclude<Source, { rule: null }>;
export type WatchedSourceId = WatchedSource['id'];

/** Every source that can be watched, as `GET sources/` lists it. */
export const WATCHED_SOURCES = SOURCES.filter((source) => source.rule !== null);

const factsOf = (id: number): SourceFacts | undefined => SOURCES.find((one) => one.id === id);

/** What can be watched at a source. */
export function ruleOf(id: WatchedSourceId): SourceRule {
  const rule = factsOf(id)?.rule;
  if (rule == null) throw new Error(`Source ${id} cannot be watched.`);
  return rule;
}

/**
 * What stands before the name of what is watched: `@`, `#`, `+`, `/`; empty where nothing does, or
 * where it is stored with the name, as with folders and the addresses of feeds.
 * @param accountUsername null where words are searched for
 */
export function prefixOf(sourceId: number, accountUsername: string | null): string {
  const rule = factsOf(sourceId)?.rule?.types.find(
    ({ type }) => (type === 'search') === (accountUsername === null),
  );
  return rule === undefined || rule.type === 'folder' || rule.type === 'feed' ? '' : rule.prefix;
}

/**
 * The handle under which somebody published, without its `@`; null where the source has none, or
 * the name stands in its place.
 */
export function handleOf(sourceId: number, given: string | null): string | null {
  return given !== null && factsOf(sourceId)?.hasHandles === true && /^\S+$/.test(given)
    ? given.replace(/^@/, '')
    : null;
}

/** Whether what comes from a source was published by somebody who can be written to. */
export const hasPublishers = (sourceId: number): boolean =>
  factsOf(sourceId)?.hasPublishers ?? true;

/**
 * The display name of a source; its number in words when a later version knows more sources than
 * this one.
 */
export function sourceName(id: number): string {
  return factsOf(id)?.name ?? `Source ${id}`;
}
