import { channel } from 'node:diagnostics_channel';
import { say } from '@vedetta/messages/say.ts';
import { badInput } from '../../errors/known-error.ts';
import { SOURCES } from '../../generated/sources.ts';
import type { Source } from '../../generated/resolvers-types.ts';

type Known = (typeof SOURCES)[number];
type Watched = Extract<Known, { isWatched: true }>;

/** Hears the id of each source that this gateway does not know, each time it meets one. */
export const unknownSources = channel('vedetta.unknown-source');

const byId = new Map<number, Source>(SOURCES.map(({ id, value }) => [id, value]));

/**
 * A source by its number. A newer api may know more than this gateway: those are OTHER, with their
 * name beside them.
 */
export function sourceOf(id: number): Source {
  const known = byId.get(id);
  if (known === undefined) unknownSources.publish(id);
  return known ?? 'OTHER';
}

/** @throws KnownError for OTHER, which is no source of its own. */
function knownSource(value: Source, path: string): Known {
  const known = SOURCES.find((one) => one.value === value);
  if (known === undefined) throw badInput(path, say('otherSourceNotUsable'));
  return known;
}

/** The number of a source that targets may name. @throws KnownError for others. */
export function watchedSourceId(value: Source, path: string): Watched['id'] {
  const known = knownSource(value, path);
  if (!known.isWatched) throw badInput(path, say('uploadsNotWatched'));
  return known.id;
}

/** What the list of targets calls it. */
export const sourceNameOf = (value: Source, path: string): Known['name'] =>
  knownSource(value, path).name;

/** A filter by numbers, by names or by both; undefined does not filter. */
export const toSourceIds = (
  ids: readonly number[] | null | undefined,
  names: readonly Source[] | null | undefined,
): number[] | undefined =>
  ids == null && names == null
    ? undefined
    : [
        ...(ids ?? []),
        ...(names ?? []).map((name, at) => knownSource(name, `filter.sources.${String(at)}`).id),
      ];
