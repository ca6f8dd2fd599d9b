import { SCANS_TO_REPEAT } from '../../domain/scan-steps.ts';
import type { Tx } from '../../stores/database.ts';
import { enqueueJob } from '../../stores/jobs.ts';
import { beginScanAnew } from '../../stores/media.ts';

/** The queue of jobs/scanning.ts. */
export const SCAN_QUEUE = 'scan';

/** Asks for one scan of a media item, in the transaction that stores it; a scan that is over begins anew. One that waits or runs already is enough. */
export async function enqueueScan(tx: Tx, item: { id: number; companyId: number }): Promise<void> {
  await beginScanAnew(tx, item.id, SCANS_TO_REPEAT);
  await enqueueJob(tx, { queue: SCAN_QUEUE, companyId: item.companyId, payload: { mediaId: item.id }, dedupeKey: `media:${item.id}` });
}
