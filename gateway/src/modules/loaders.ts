import DataLoader from 'dataloader';
import { say } from '@vedetta/messages/say.ts';
import { refusal } from '../errors/known-error.ts';
import type { AccessKey, IndicatorList, UploadedFile, User } from '../generated/resolvers-types.ts';
import type { RestCaller } from '../upstream/rest-client.ts';
import { mapAccessKey } from './access-keys/mappers.ts';
import { mapAlertDetail, type AlertSource } from './alerts/mappers.ts';
import { byId } from './common/walk.ts';
import { mapFile } from './files/mappers.ts';
import { mapIndicatorList } from './indicators/mappers.ts';
import { mapMedia, type MediaSource } from './media/mappers.ts';
import { mapTarget, type TargetSource } from './targets/mappers.ts';
import { mapUser } from './users/mappers.ts';
import { mapWebhook, type WebhookSource } from './webhooks/mappers.ts';

/**
 * Reads that several fields of one request may ask for: each row once. Keys are ids, checked to be
 * such.
 */
export interface Loaders {
  /** With findings; many at once in one call. */
  alert: DataLoader<string, AlertSource>;
  media: DataLoader<string, MediaSource>;
  file: DataLoader<string, UploadedFile>;
  user: DataLoader<string, User>;
  target: DataLoader<string, TargetSource>;
  accessKey: DataLoader<string, AccessKey>;
  webhook: DataLoader<string, WebhookSource>;
  indicatorList: DataLoader<string, IndicatorList>;
}

/** @param cache false for subscriptions, where each event must be read anew. */
export function createLoaders(rest: RestCaller, cache: boolean): Loaders {
  const oneByOne = <T>(read: (id: string) => Promise<T>) =>
    new DataLoader<string, T>((ids) => Promise.all(ids.map((id) => read(id).catch(asError))), {
      cache,
      maxBatchSize: 200,
    });
  return {
    alert: new DataLoader((ids) => readAlerts(rest, ids), { cache, maxBatchSize: 200 }),
    media: oneByOne(async (id) => mapMedia(await rest.call('getMedia', { path: { id } }))),
    file: oneByOne(async (id) => mapFile(await rest.call('getFile', { path: { id } }))),
    user: oneByOne(async (id) => mapUser(await rest.call('getUser', { path: { id } }))),
    target: oneByOne(async (id) => mapTarget(await rest.call('getTarget', { path: { id } }))),
    accessKey: oneByOne(async (id) =>
      mapAccessKey(await rest.call('getAccessKey', { path: { id } })),
    ),
    indicatorList: oneByOne(async (id) =>
      mapIndicatorList(await rest.call('getIndicatorList', { path: { id } })),
    ),
    webhook: oneByOne(async (id) => mapWebhook(await rest.call('getWebhook', { path: { id } }))),
  };
}

async function readAlerts(
  rest: RestCaller,
  ids: readonly string[],
): Promise<(AlertSource | Error)[]> {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined)
    return [await rest.call('getAlert', { path: { id: only } }).then(mapAlertDetail, asError)];
  const found = byId(
    (await rest.call('listAlertDetails', { body: { ids: ids.map(Number) } })).results,
  );
  return ids.map((id) => {
    const row = found.get(id);
    return row === undefined
      ? refusal(404, 'NOT_FOUND', say('alertNotFound'))
      : mapAlertDetail(row);
  });
}

/** The contract of DataLoader: a failed row is a value. */
function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
