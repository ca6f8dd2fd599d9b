import { isFileScanStatus, isScanOver } from '@vedetta/machines/lifecycles';
import { recordActivities } from '../store/activities.ts';
import { fileIdsOfMedia } from '../../files/store/files.ts';
import { WAITING_SCAN } from '../store/media.ts';
import { transact } from '../../events/store/outbox.ts';
import type { Actor, Work } from '../../alerts/commands/bulk-change.ts';
import { enqueueScan } from '../../files/commands/enqueue-scan.ts';
import { scanProgress } from '../../scans/commands/scan-progress.ts';
import { lockOwn, ofItem } from './change-media.ts';

/**
 * Asks for another scan of a media item, by the detectors and lists of today; it costs no scan of a
 * trial. What people decided about its alerts stays. An item whose scan waits or runs is left to
 * it.
 * @throws HttpProblem 404 for an item of another company.
 */
export async function rescanMedia(services: Work, actor: Actor, mediaId: number): Promise<void> {
  await transact(services, async (tx, outbox) => {
    const item = await lockOwn(tx, actor, mediaId);
    if (!isFileScanStatus(item.scanStatus) || !isScanOver(item.scanStatus)) return;
    await enqueueScan(tx, item);
    await recordActivities(tx, [
      { ...ofItem(item, actor), kind: 'rescan_asked', createdAt: services.now() },
    ]);
    for (const fileId of await fileIdsOfMedia(tx, item.id))
      outbox.event(item.companyId, scanProgress(fileId, { ...item, ...WAITING_SCAN }));
  });
}
