import { recordActivities } from '../store/activities.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { transact } from '../../events/store/outbox.ts';
import type { Actor, Work } from '../../alerts/commands/bulk-change.ts';
import { lockOwn, ofItem } from './change-media.ts';

export interface Downloader extends Actor {
  /** Of the network. */
  address: string;
}

/**
 * Writes down who took the untrusted original out of Vedetta: in the item's history, and in the
 * audit log where it shows passwords of the company's accounts.
 * @throws HttpProblem 404 for an item of another company.
 */
export async function noteDownload(
  services: Work,
  actor: Downloader,
  { mediaId, isExposed }: { mediaId: number; isExposed: boolean },
): Promise<void> {
  await transact(services, async (tx) => {
    const item = await lockOwn(tx, actor, mediaId);
    const now = services.now();
    await recordActivities(tx, [
      { ...ofItem(item, actor), kind: 'original_downloaded', createdAt: now },
    ]);
    if (!isExposed) return;
    const { companyId, userId: actorId, address } = actor;
    await recordAudit(tx, {
      companyId,
      actorId,
      action: 'exposed_passwords.downloaded',
      subject: `media:${mediaId}`,
      address,
      now,
    });
  });
}
