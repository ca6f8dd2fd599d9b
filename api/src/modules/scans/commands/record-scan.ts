import type { ScanResult } from '@vedetta/detection/engine/detector.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import type { Db } from '../../../platform/database/database.ts';
import { finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { transact } from '../../events/store/outbox.ts';
import { writeScan } from './write-scan.ts';

/**
 * Writes the result of a scan, all of it or nothing: report, findings, alerts with their activities
 * and events, the media item's state, and the end of the job. The lease guards it: of two workers
 * that scanned the same item only the one that still holds the job may write.
 * @returns whether the item was still there; else nothing but the end of the job was written.
 * @throws LeaseLost when another worker has the job by now; then nothing was written.
 * ScanStepRefused when the item has its result and nobody asked for another.
 */
export async function recordScan(
  services: { db: Db; bus: Bus; now: () => Date },
  job: ClaimedJob,
  mediaId: number,
  result: ScanResult,
): Promise<boolean> {
  const now = services.now();
  return transact(services, async (tx, outbox) => {
    await finishJob(tx, job);
    return writeScan(tx, outbox, mediaId, result, now);
  });
}
