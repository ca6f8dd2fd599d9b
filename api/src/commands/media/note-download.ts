import { recordActivities } from '../../stores/activities.ts';
import { transact } from '../../stores/outbox.ts';
import type { Actor, Work } from '../alerts/bulk-change.ts';
import { lockOwn, ofItem } from './change-media.ts';

/**
 * Writes down that somebody took the untrusted original out of Vedetta, for whoever wonders later where it went.
 * @throws HttpProblem 404 for an item of another company.
 */
export async function noteDownload(services: Work, actor: Actor, mediaId: number): Promise<void> {
  await transact(services, async (tx) => {
    const item = await lockOwn(tx, actor, mediaId);
    await recordActivities(tx, [{ ...ofItem(item, actor), kind: 'original_downloaded', createdAt: services.now() }]);
  });
}
