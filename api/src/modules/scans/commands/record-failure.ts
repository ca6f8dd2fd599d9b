import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { transact } from '../../events/store/outbox.ts';
import { mayNoteScan } from '../scan-steps.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileIdsOfMedia } from '../../files/store/files.ts';
import { failJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { lockMedia, updateMedia } from '../../media/store/media.ts';
import { scanProgress } from './scan-progress.ts';

/** Seconds before the second and the third try. */
const PAUSES = [1, 5];

/**
 * Notes that a scan ended without a result. After the last try the file ends as FAILED with the
 * reason, never as clean.
 * @throws LeaseLost when another worker scans it by now.
 */
export async function recordFailure(
  services: { db: Db; bus: Bus },
  job: ClaimedJob,
  mediaId: number,
  why: Message,
): Promise<void> {
  await transact(services, async (tx, outbox) => {
    const outcome = await failJob(tx, job, why, PAUSES[job.attempts] ?? 5);
    const item = await lockMedia(tx, mediaId);
    if (item === null) return;
    const scanStatus = outcome === 'dead' ? 'FAILED' : 'QUEUED';
    // The life cycle refuses it for an item that has its result: the job ends, the result stays.
    if (!mayNoteScan(item.scanStatus, scanStatus)) return;
    const changed = {
      scanStatus,
      detectorsDone: 0,
      problem: outcome === 'dead' ? [say('scanFailedRetry', { problem: why })] : null,
    };
    await updateMedia(tx, mediaId, changed);
    for (const fileId of await fileIdsOfMedia(tx, mediaId))
      outbox.event(item.companyId, scanProgress(fileId, { ...item, ...changed }));
  });
}
