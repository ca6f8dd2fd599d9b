import { severityOfScore, type ReportRow, type ScanResult } from '../../detectors/detector.ts';
import { mayNoteScan, ScanStepRefused } from '../../domain/scan-steps.ts';
import { verdictOf } from '../../domain/scan-verdict.ts';
import type { Bus } from '../../realtime/bus.ts';
import { recordActivities } from '../../stores/activities.ts';
import type { Db } from '../../stores/database.ts';
import { fileIdsOfMedia } from '../../stores/files.ts';
import { finishJob, type ClaimedJob } from '../../stores/jobs.ts';
import { lockMedia, refreshMediaHeadline, updateMedia } from '../../stores/media.ts';
import { transact } from '../../stores/outbox.ts';
import { replaceScan, type FindingValues, type ScanReportValues } from '../../stores/scans.ts';
import { joinGroup } from './join-group.ts';
import { alertKey, lockAlertsOfMedia, raiseAlerts } from './raise-alerts.ts';
import { scanProgress } from './scan-progress.ts';

/**
 * Writes the result of a scan, all of it or nothing: report, findings, alerts with their activities and events, the
 * media item's state, and the end of the job. The lease guards it: of two workers that scanned the same item only the
 * one that still holds the job may write.
 * @returns whether the item was still there; else nothing but the end of the job was written.
 * @throws LeaseLost when another worker has the job by now; then nothing was written. ScanStepRefused
 * when the item has its result and nobody asked for another.
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
    // Alerts before their item, in the order in which people's changes lock them.
    const existing = await lockAlertsOfMedia(tx, mediaId);
    const item = await lockMedia(tx, mediaId);
    if (item === null) return false;
    const verdict = verdictOf(result);
    if (!mayNoteScan(item.scanStatus, verdict.status)) throw new ScanStepRefused(item.scanStatus, verdict.status);
    const owner = { mediaId, companyId: item.companyId };
    const alertIds = await raiseAlerts(tx, outbox, item, result, existing, now);
    await replaceScan(tx, owner, result.rows.map(reportValues), result.rows.flatMap((row) => findingValues(row, alertIds)));
    if (item.scannedAt !== null) await recordActivities(tx, [{ ...owner, actorId: null, kind: 'rescanned', createdAt: now }]);

    const changed = {
      scanStatus: verdict.status, problem: verdict.problem, mime: result.mime, typeLabel: result.typeLabel,
      detectorsDone: result.rows.length, detectorsTotal: result.rows.length,
      previewWidth: result.preview?.width ?? null, previewHeight: result.preview?.height ?? null, scannedAt: now,
    };
    await updateMedia(tx, mediaId, changed);
    await joinGroup(tx, item, { pictureHash: result.pictureHash, text: item.text });
    const { highestSeverity } = await refreshMediaHeadline(tx, mediaId);
    for (const fileId of await fileIdsOfMedia(tx, mediaId)) {
      outbox.event(item.companyId, scanProgress(fileId, { ...item, ...changed, highestSeverity }));
    }
    return true;
  });
}

const OUTCOMES = {
  found: 'FOUND', nothing: 'NOTHING', 'not-applicable': 'NOT_APPLICABLE', unreadable: 'UNREADABLE', limit: 'LIMIT', failed: 'FAILED',
} as const;

function reportValues({ detector, label, version, outcome, durationMs }: ReportRow): ScanReportValues {
  return {
    detector, label, version, durationMs, outcome: OUTCOMES[outcome.kind],
    findings: outcome.kind === 'found' ? outcome.things.length : 0,
    detail: 'why' in outcome ? (outcome.why ?? null) : null,
  };
}

function findingValues({ detector, label, version, outcome }: ReportRow, alertIds: Map<string, number>): FindingValues[] {
  if (outcome.kind !== 'found') return [];
  return outcome.things.map((thing) => ({
    alertId: alertIds.get(alertKey(detector, thing.fingerprint)) ?? null,
    detector, detectorLabel: label, detectorVersion: version, rule: thing.rule, path: thing.path, place: thing.place,
    excerpt: thing.excerpt, why: thing.why, score: thing.score, confidence: thing.confidence, severity: severityOfScore(thing.score),
  }));
}
