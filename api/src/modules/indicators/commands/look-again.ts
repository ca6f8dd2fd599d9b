import type { RescanExample } from '../../../platform/database/schema/stored-values.ts';
import type { ScanResult } from '@vedetta/detection/engine/detector.ts';
import { mutes } from '../../company/muting.ts';
import { SCANS_TO_REPEAT } from '../../scans/scan-steps.ts';
import { compareFindings, type StrongestThings } from '../rescan.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import type { BlobStore } from '../../../platform/blobs/blobs.ts';
import { loadAlertsOfMedia } from '../../alerts/store/alerts.ts';
import type { Db } from '../../../platform/database/database.ts';
import { beginScanAnew, lockMedia, type MediaRow } from '../../media/store/media.ts';
import { activeMutedRules } from '../../company/store/muted-rules.ts';
import { transact } from '../../events/store/outbox.ts';
import { noteRescanStep, type RescanRow } from '../store/rescans.ts';
import { alertKey, lockAlertsOfMedia, strongestThings } from '../../scans/commands/raise-alerts.ts';
import { writeScan } from '../../scans/commands/write-scan.ts';

interface LookServices {
  db: Db;
  bus: Bus;
  blobs: BlobStore;
  now: () => Date;
}

/**
 * Notes what a trial saw in one item, and changes nothing else.
 * @param result with the texts read under both lists.
 * @returns null when the trial was stopped meanwhile.
 */
export async function tryOnItem(
  { db, now }: LookServices,
  row: RescanRow,
  item: MediaRow,
  { rows, instead = [] }: ScanResult,
): Promise<RescanRow | null> {
  const asked = new Set(instead.map(({ detector }) => detector));
  const rules = await activeMutedRules(db, item.companyId, now());
  const before = strongestThings(rows.filter(({ detector }) => asked.has(detector)));
  const after: StrongestThings = new Map(
    [...strongestThings(instead)].filter(
      ([, { detector, thing }]) =>
        !rules.some((rule) =>
          mutes(
            rule,
            {
              detector,
              rule: thing.rule,
              fingerprint: thing.fingerprint,
              sourceId: item.sourceId,
              targetId: item.targetId,
            },
            now(),
          ),
        ),
    ),
  );
  const standing = new Map(
    (await loadAlertsOfMedia(db, item.companyId, item.id)).map(({ alert }) => [
      alertKey(alert.detector, alert.fingerprint),
      alert,
    ]),
  );
  return noteRescanStep(db, row, {
    mediaId: item.id,
    failed: false,
    examples: compareFindings(item.id, before, after, standing),
  });
}

/**
 * Writes what the lists in force find in one item, as its scan would, and notes it. What the alerts
 * say is told like any change; nobody is notified of an alert that a scan raises.
 * @returns null when it was stopped meanwhile; then nothing was written.
 */
export async function applyToItem(
  services: LookServices,
  row: RescanRow,
  item: MediaRow,
  result: ScanResult,
): Promise<RescanRow | null> {
  return transact(services, async (tx, outbox) => {
    const before = new Map(
      (await lockAlertsOfMedia(tx, item.id)).map((alert) => [
        alertKey(alert.detector, alert.fingerprint),
        alert,
      ]),
    );
    const present = await lockMedia(tx, item.id);
    // Edited, or asked to be scanned, meanwhile: its own scan sees it as it is now.
    const isSame = present?.sha256 === item.sha256 && present.scanStatus === item.scanStatus;
    if (isSame) {
      await beginScanAnew(tx, item.id, SCANS_TO_REPEAT);
      await writeScan(tx, outbox, item.id, result, services.now());
    }
    const after = isSame ? await lockAlertsOfMedia(tx, item.id) : [];
    const examples = after.flatMap((alert): RescanExample[] => {
      const { severity, titleMessage: title, summary, summaryMessage } = alert;
      const known = before.get(alertKey(alert.detector, alert.fingerprint));
      if (known === undefined)
        return [
          {
            act: 'RAISED',
            mediaId: item.id,
            title,
            summary,
            summaryMessage,
            severity,
            previousSeverity: null,
          },
        ];
      return known.severity === severity
        ? []
        : [
            {
              act: 'CHANGED',
              mediaId: item.id,
              title,
              summary,
              summaryMessage,
              severity,
              previousSeverity: known.severity,
            },
          ];
    });
    const noted = await noteRescanStep(tx, row, { mediaId: item.id, failed: false, examples });
    if (noted === null) throw new Stopped();
    return noted;
  }).catch((error: unknown) => {
    if (error instanceof Stopped) return null;
    throw error;
  });
}

/** Takes back what was written of an item whose rescan was stopped meanwhile. */
class Stopped extends Error {}
