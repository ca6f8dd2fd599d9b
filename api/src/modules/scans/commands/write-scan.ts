import { EMPLOYEES } from '@vedetta/detection/detectors/credentials/credentials-detector.ts';
import { maskCredentials } from '@vedetta/detection/detectors/credentials/mask.ts';
import type { ScanResult } from '@vedetta/detection/engine/detector.ts';
import { mayNoteScan, ScanStepRefused } from '../scan-steps.ts';
import { coverageIn, verdictOf } from '@vedetta/detection/engine/scan-verdict.ts';
import { recordActivities } from '../../media/store/activities.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fileIdsOfMedia, renameFilesOfMedia } from '../../files/store/files.ts';
import {
  lockMedia,
  refreshMediaHeadline,
  updateMedia,
  type MediaRow,
} from '../../media/store/media.ts';
import type { Outbox } from '../../events/store/outbox.ts';
import { replaceScan } from '../store/scans.ts';
import { protectedNames } from '../../company/store/settings.ts';
import { enqueueReading } from '../../files/commands/enqueue-scan.ts';
import { joinGroup } from './join-group.ts';
import { lockAlertsOfMedia, raiseAlerts } from './raise-alerts.ts';
import { findingValues, reportValues } from './report-values.ts';
import { scanProgress } from './scan-progress.ts';

/**
 * Writes the result of a scan: report, findings, alerts with their activities and events, and the
 * media item's state.
 * @returns whether the item was still there; else nothing was written.
 * @throws ScanStepRefused when the item has its result and nobody asked for another.
 */
export async function writeScan(
  tx: Tx,
  outbox: Outbox,
  mediaId: number,
  result: ScanResult,
  now: Date,
): Promise<boolean> {
  // Alerts before their item, in the order in which people's changes lock them.
  const existing = await lockAlertsOfMedia(tx, mediaId);
  const item = await lockMedia(tx, mediaId);
  if (item === null) return false;
  const isToRead = result.toRead === true;
  // Alerts are told at once; how the scan ends is said when the text in its pictures was read too
  // (decision 165).
  const said = verdictOf(result);
  const verdict = isToRead ? { ...said, status: 'SCANNING' as const } : said;
  if (!mayNoteScan(item.scanStatus, verdict.status))
    throw new ScanStepRefused(item.scanStatus, verdict.status);
  const owner = { mediaId, companyId: item.companyId };
  const alertIds = await raiseAlerts(tx, outbox, item, result.rows, existing, now);
  await replaceScan(
    tx,
    owner,
    result.rows.map(reportValues),
    result.rows.flatMap((row) => findingValues(row, alertIds)),
  );
  if (item.scannedAt !== null)
    await recordActivities(tx, [{ ...owner, actorId: null, kind: 'rescanned', createdAt: now }]);

  const changed = {
    scanStatus: verdict.status,
    problem: verdict.problem,
    coverage: coverageIn(result),
    mime: result.mime,
    fileKind: result.fileKind,
    detectorsDone: result.rows.length,
    detectorsTotal: result.rows.length + (isToRead ? 1 : 0),
    previewWidth: result.preview?.width ?? null,
    previewHeight: result.preview?.height ?? null,
    scannedAt: now,
  };
  const words = await maskedWords(tx, item, result);
  await updateMedia(tx, mediaId, { ...changed, ...words });
  if (isToRead) await enqueueReading(tx, item);
  const { highestSeverity } = await refreshMediaHeadline(tx, mediaId);
  for (const fileId of await fileIdsOfMedia(tx, mediaId)) {
    outbox.event(item.companyId, scanProgress(fileId, { ...item, ...changed, highestSeverity }));
  }
  // Last, as items like this one wait for it.
  await joinGroup(tx, item, { pictureHash: result.pictureHash, text: words.text });
  return true;
}

/**
 * What is stored of an item in words, and the names of its uploads, as it was before the company
 * protected a domain of the accounts that were found in it now.
 */
async function maskedWords(
  tx: Tx,
  item: MediaRow,
  { rows }: ScanResult,
): Promise<Pick<MediaRow, 'title' | 'text' | 'searchString'>> {
  const { title, text, searchString, companyId } = item;
  const isExposed = rows.some(
    ({ outcome }) =>
      outcome.kind === 'found' && outcome.things.some(({ rule }) => rule === EMPLOYEES),
  );
  if (!isExposed) return { title, text, searchString };
  const { domains } = await protectedNames(tx, companyId);
  const mask = (words: string) => maskCredentials(words, domains, { isKnownList: true });
  const orNull = (words: string | null) => (words === null ? null : mask(words));
  await renameFilesOfMedia(tx, item.id, mask);
  // The search string of an upload is its name.
  return { title: mask(title), text: orNull(text), searchString: orNull(searchString) };
}
