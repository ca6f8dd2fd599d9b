import { withRows } from '@vedetta/detection/engine/coverage.ts';
import type { ReportRow } from '@vedetta/detection/engine/detector.ts';
import { mayNoteScan, ScanStepRefused } from '../scan-steps.ts';
import { verdictAfterReading } from '@vedetta/detection/engine/scan-verdict.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileIdsOfMedia } from '../../files/store/files.ts';
import { finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { lockMedia, refreshMediaHeadline, updateMedia } from '../../media/store/media.ts';
import { transact } from '../../events/store/outbox.ts';
import { addToScan, hasFound } from '../store/scans.ts';
import { lockAlertsOfMedia, raiseAlerts } from './raise-alerts.ts';
import { findingValues, reportValues } from './report-values.ts';
import { scanProgress } from './scan-progress.ts';

/**
 * Writes what the reading of pictures gave, and with it the end of the scan, all of it or nothing
 * (decision 165).
 * @param rows the row of the reading and those of the detectors that found something in what was
 * read.
 * @throws LeaseLost when another worker has the job by now; ScanStepRefused when the scan is over.
 * Then nothing was written.
 */
export async function recordReading(
  services: { db: Db; bus: Bus; now: () => Date },
  job: ClaimedJob,
  mediaId: number,
  rows: readonly ReportRow[],
): Promise<void> {
  const now = services.now();
  await transact(services, async (tx, outbox) => {
    await finishJob(tx, job);
    const existing = await lockAlertsOfMedia(tx, mediaId);
    const item = await lockMedia(tx, mediaId);
    if (item === null) return;
    const coverage = withRows(item.coverage, rows);
    const verdict = verdictAfterReading(
      rows,
      { hasFound: await hasFound(tx, mediaId), problem: item.problem },
      coverage,
    );
    if (!mayNoteScan(item.scanStatus, verdict.status))
      throw new ScanStepRefused(item.scanStatus, verdict.status);
    const alertIds = await raiseAlerts(tx, outbox, item, rows, existing, now);
    await addToScan(
      tx,
      { mediaId, companyId: item.companyId },
      rows.map(reportValues),
      rows.flatMap((row) => findingValues(row, alertIds)),
    );
    const changed = {
      scanStatus: verdict.status,
      problem: verdict.problem,
      coverage,
      detectorsDone: item.detectorsTotal,
    };
    await updateMedia(tx, mediaId, changed);
    const { highestSeverity } = await refreshMediaHeadline(tx, mediaId);
    for (const fileId of await fileIdsOfMedia(tx, mediaId))
      outbox.event(item.companyId, scanProgress(fileId, { ...item, ...changed, highestSeverity }));
  });
}
