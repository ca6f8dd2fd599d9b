import { transact } from '../../events/store/outbox.ts';
import { mayNoteScan, ScanStepRefused } from '../scan-steps.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileIdsOfMedia } from '../../files/store/files.ts';
import { holdsJob, LeaseLost, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { lockMedia, updateMedia } from '../../media/store/media.ts';
import { scanProgress } from './scan-progress.ts';

/**
 * Notes how many detectors have looked at a media item.
 * @throws LeaseLost when another worker scans it by now; ScanStepRefused when its scan is over.
 */
export async function recordProgress(
  services: { db: Db; bus: Bus },
  job: ClaimedJob,
  mediaId: number,
  progress: { done: number; total: number },
): Promise<void> {
  await transact(services, async (tx, outbox) => {
    if (!(await holdsJob(tx, job))) throw new LeaseLost();
    const item = await lockMedia(tx, mediaId);
    if (item === null) return;
    if (!mayNoteScan(item.scanStatus, 'SCANNING'))
      throw new ScanStepRefused(item.scanStatus, 'SCANNING');
    const changed = {
      scanStatus: 'SCANNING',
      problem: null,
      detectorsDone: progress.done,
      detectorsTotal: progress.total,
    };
    await updateMedia(tx, mediaId, changed);
    for (const fileId of await fileIdsOfMedia(tx, mediaId))
      outbox.event(item.companyId, scanProgress(fileId, { ...item, ...changed }));
  });
}
