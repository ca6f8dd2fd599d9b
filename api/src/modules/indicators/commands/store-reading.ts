import { UnreadableList } from '@vedetta/detection/detectors/indicators/indicator.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  sizeOfIndicatorLists,
  storeIndicators,
  updateIndicatorList,
} from '../store/indicator-lists.ts';
import type { PackedReading } from '../../../platform/threads/read-in-thread.ts';

/** Of all lists of a company together: a worker holds sixteen bytes of each. */
export const MAX_INDICATORS = 500_000;

/**
 * Keeps what a list was read to hold, in place of what it held. The company must be locked.
 * @throws UnreadableList when the company would have too many.
 */
export async function storeReading(
  tx: Tx,
  of: { id: number; companyId: number },
  reading: PackedReading,
  { filename, now }: { filename: string | null; now: Date },
): Promise<void> {
  const { indicators } = await sizeOfIndicatorLists(tx, of.companyId, of.id);
  if (indicators + reading.total > MAX_INDICATORS) {
    throw new UnreadableList(
      say('companyIndicatorLimit', { count: indicators + reading.total, most: MAX_INDICATORS }),
    );
  }
  await storeIndicators(tx, of, reading.content);
  await updateIndicatorList(tx, of.id, {
    format: reading.format,
    total: reading.total,
    counts: reading.counts,
    skipped: reading.skipped,
    skippedCount: reading.skippedCount,
    problem: null,
    refreshedAt: now,
    ...(filename === null ? {} : { filename }),
    ...(reading.role === null ? {} : { role: reading.role }),
  });
}
