import type { Services } from '../../../platform/services.ts';
import { refreshMediaHeadline } from '../../media/store/media.ts';
import { companiesWithRetention, deleteOldAlerts, deleteOldMedia } from '../store/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows per transaction: short enough that nobody who triages at that moment notices. */
const BATCH = 200;

/**
 * Deletes, for every company that chose a retention, media and alerts older than it, in small
 * transactions. Whatever its status an alert goes: retention is a promise to the people it is
 * about. Killed at any point it is simply not finished; several processes may run it at once.
 * @param signal ends it between two transactions.
 * @returns how many items and alerts it dealt with.
 */
export async function applyRetention(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ media: number; alerts: number }> {
  const gone = { media: 0, alerts: 0 };
  for (const { companyId, days } of await companiesWithRetention(db)) {
    const before = new Date(now().getTime() - days * DAY_MS);
    for (let count = BATCH; count === BATCH && !signal.aborted; gone.media += count) {
      count = await db.transaction((tx) => deleteOldMedia(tx, companyId, before, BATCH));
    }
    for (let count = BATCH; count === BATCH && !signal.aborted; gone.alerts += count) {
      count = await db.transaction(async (tx) => {
        const old = await deleteOldAlerts(tx, companyId, before, BATCH);
        for (const mediaId of old.mediaIds) await refreshMediaHeadline(tx, mediaId);
        return old.count;
      });
    }
  }
  return gone;
}
