import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { persistedOperations } from '../generated/persisted-operations.ts';

const known = new Map(Object.entries(persistedOperations));

/**
 * The web client's operations, which it asks for by hash; Apollo answers PERSISTED_QUERY_NOT_FOUND to a hash that is not
 * among them, and the client sends its text. What others send is not kept: nobody can fill this (docs/decisions/096).
 */
export const knownOperations: KeyValueCache<string> = {
  get: async (key) => known.get(key.replace(/^apq:/, '')),
  set: async () => undefined,
  delete: async () => false,
};
