import { transact } from '../../stores/outbox.ts';
import type { Bus } from '../../realtime/bus.ts';
import type { Db } from '../../stores/database.ts';
import { fileIdsOfMedia } from '../../stores/files.ts';
import { failJob, type ClaimedJob } from '../../stores/jobs.ts';
import { lockMedia, updateMedia } from '../../stores/media.ts';
import { scanProgress } from './scan-progress.ts';

/** Seconds before the second and the third try. */
const PAUSES = [1, 5];

/**
 * Notes that a scan ended without a result. After the last try the file ends as FAILED with the reason, never as
 * clean (requirement U6).
 * @throws LeaseLost when another worker scans it by now.
 */
export async function recordFailure(services: { db: Db; bus: Bus }, job: ClaimedJob, mediaId: number, reason: string): Promise<void> {
  await transact(services, async (tx, outbox) => {
    const outcome = await failJob(tx, job, reason, PAUSES[job.attempts] ?? 5);
    const item = await lockMedia(tx, mediaId);
    if (item === null) return;
    const changed = {
      scanStatus: outcome === 'dead' ? 'FAILED' : 'QUEUED', detectorsDone: 0,
      problem: outcome === 'dead' ? `${reason} Upload the file again to try once more.` : null,
    };
    await updateMedia(tx, mediaId, changed);
    for (const fileId of await fileIdsOfMedia(tx, mediaId)) outbox.event(item.companyId, scanProgress(fileId, { ...item, ...changed }));
  });
}
