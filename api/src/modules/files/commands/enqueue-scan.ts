import { SCANS_TO_REPEAT } from '../../scans/scan-steps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueJob, isUnderWay } from '../../../platform/jobs/jobs.ts';
import { beginScanAnew } from '../../media/store/media.ts';

/** The queue of modules/scans/jobs/scanning.ts. */
export const SCAN_QUEUE = 'scan';
/** The queue of modules/scans/jobs/reading.ts. */
export const READING_QUEUE = 'ocr';

const keyOf = (item: { id: number }) => `media:${item.id}`;

/**
 * Asks for one scan of a media item, in the transaction that stores it; a scan that is over begins
 * anew. One that waits or runs already is enough.
 */
export async function enqueueScan(tx: Tx, item: { id: number; companyId: number }): Promise<void> {
  if (await isUnderWay(tx, READING_QUEUE, keyOf(item))) return;
  await beginScanAnew(tx, item.id, SCANS_TO_REPEAT);
  await enqueueJob(tx, {
    queue: SCAN_QUEUE,
    companyId: item.companyId,
    payload: { mediaId: item.id },
    dedupeKey: keyOf(item),
  });
}

/**
 * Asks for the text in the pictures of an item to be read, in the transaction that stores the rest
 * of its scan.
 */
export async function enqueueReading(
  tx: Tx,
  item: { id: number; companyId: number },
): Promise<void> {
  await enqueueJob(tx, {
    queue: READING_QUEUE,
    companyId: item.companyId,
    payload: { mediaId: item.id },
    dedupeKey: keyOf(item),
  });
}
