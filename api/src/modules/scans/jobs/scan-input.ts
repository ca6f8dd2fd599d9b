import { scannedName } from '../scanned-name.ts';
import type { WatchLists } from '@vedetta/detection/detectors/watch-list/watched.ts';
import type { StoredFile } from '@vedetta/detection/worker/protocol.ts';
import type { Services } from '../../../platform/services.ts';
import { picturesToCompare } from '../../targets/store/account-pictures.ts';
import { accountToCompare } from '../../targets/store/accounts.ts';
import type { Db } from '../../../platform/database/database.ts';
import { loadIndicators, versionOfIndicators } from '../../indicators/store/indicator-lists.ts';
import type { ClaimedJob } from '../../../platform/jobs/jobs.ts';
import type { MediaRow } from '../../media/store/media.ts';
import { loadWatchLists, versionOfLists } from '../../company/store/settings.ts';
import type { WatchSource } from './scan-options.ts';

/** What scanning stored items needs. */
export type ScanServices = Pick<Services, 'db' | 'bus' | 'blobs' | 'log' | 'now'>;

/** What a company looks for; its lists are read only for a worker that has not kept them. */
export async function watchSourceOf(db: Db, companyId: number): Promise<WatchSource | null> {
  const [settings, indicators] = await Promise.all([
    versionOfLists(db, companyId),
    versionOfIndicators(db, companyId),
  ]);
  return settings === null && indicators === null
    ? null
    : {
        companyId,
        version: `${settings ?? ''} ${indicators ?? ''}`,
        load: () => loadLists(db, companyId),
      };
}

/** The names, domains, terms and indicator lists of a company. */
export async function loadLists(db: Db, companyId: number): Promise<WatchLists> {
  const [lists, indicators] = await Promise.all([
    loadWatchLists(db, companyId),
    loadIndicators(db, companyId),
  ]);
  return { ...lists, indicators };
}

/**
 * The stored bytes of an item with its name, and the account that published it unless that one is
 * known: see `accountToCompare`.
 */
export async function storedFileOf(
  { db, blobs }: Pick<ScanServices, 'db' | 'blobs'>,
  item: MediaRow & { sha256: string },
): Promise<StoredFile> {
  const account = item.targetId === null ? null : await accountToCompare(db, item);
  const pictures = account === null ? null : await picturesToCompare(db, item, account);
  return {
    path: blobs.path(item.sha256),
    filename: scannedName(item),
    account,
    ...(pictures === null ? {} : { accountPictures: pictures }),
  };
}

/** The item that a job of a scan is about. */
export function mediaIdOf(job: ClaimedJob): number {
  const { mediaId } = job.payload;
  if (typeof mediaId !== 'number') throw new Error('A scan job without a media item.');
  return mediaId;
}
