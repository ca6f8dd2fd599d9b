import type { Tx } from '../../stores/database.ts';
import { enqueueJob } from '../../stores/jobs.ts';

/** The queue of jobs/scanning.ts. */
export const SCAN_QUEUE = 'scan';

/** Asks for one scan of a media item, in the transaction that stores it. One that waits or runs already is enough. */
export async function enqueueScan(tx: Tx, item: { id: number; companyId: number }): Promise<void> {
  await enqueueJob(tx, { queue: SCAN_QUEUE, companyId: item.companyId, payload: { mediaId: item.id }, dedupeKey: `media:${item.id}` });
}
