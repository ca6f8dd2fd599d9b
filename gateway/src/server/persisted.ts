import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { persistedOperations } from '../generated/persisted-operations.ts';
import type { Asked } from './messages.ts';

/** Texts by hash. */
const known = new Map(Object.entries(persistedOperations));

/**
 * The web client's operations, which it asks for by hash; Apollo answers PERSISTED_QUERY_NOT_FOUND
 * to a hash that is not among them, and the client sends its text. What others send is not kept:
 * nobody can fill this (docs/decisions/096).
 */
export const knownOperations: KeyValueCache<string> = {
  get: async (key) => known.get(key.replace(/^apq:/, '')),
  set: async () => undefined,
  delete: async () => false,
};

const Hashed = z.looseObject({
  persistedQuery: z.looseObject({ version: z.literal(1), sha256Hash: z.string() }),
});

/**
 * The text of what a client subscribes with: its own, or for an empty one the text of its hash.
 * @returns an error in place of a text that is not known; the client then sends it.
 */
export function textOf({ query, extensions }: Asked): string | GraphQLError {
  const hashed = query === '' ? Hashed.safeParse(extensions) : null;
  if (hashed?.success !== true) return query;
  return (
    known.get(hashed.data.persistedQuery.sha256Hash) ??
    new GraphQLError('PersistedQueryNotFound', {
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    })
  );
}
