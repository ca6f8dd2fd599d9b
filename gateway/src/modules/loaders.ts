import DataLoader from 'dataloader';
import type { RestCaller } from '../upstream/rest-client.ts';
import { mapAlertDetail, type AlertSource } from './alerts/mappers.ts';

/** Reads that several fields of one request may ask for: each row once. */
export interface Loaders {
  /** By id, checked to be one. */
  alert: DataLoader<string, AlertSource>;
}

/** @param remembers false for subscriptions, where each event must be read anew. */
export function createLoaders(rest: RestCaller, remembers: boolean): Loaders {
  return {
    alert: new DataLoader(
      (ids) => Promise.all(ids.map((id) => rest.call('getAlert', { path: { id } }).then(mapAlertDetail, asError))),
      { cache: remembers, maxBatchSize: 200 },
    ),
  };
}

/** The contract of DataLoader: a failed row is a value. */
function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
