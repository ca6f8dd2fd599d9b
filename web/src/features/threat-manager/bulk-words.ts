import { countsOf, type BulkOutcome, type UndoAnswer } from '@vedetta/machines';
import * as m from '../../generated/messages/threat-manager/index.ts';

const alerts = (count: number): string => m.alertCount({ count });

/** What a bulk change did, in a sentence for people. */
export function reportWords(outcomes: readonly BulkOutcome[]): string {
  const { changed, stale, skipped } = countsOf(outcomes);
  return [
    changed === 0 ? m.nothingChanged : m.alertsChanged({ alerts: alerts(changed) }),
    ...(stale === 0 ? [] : [m.alertsStale({ alerts: alerts(stale) })]),
    ...(skipped === 0 ? [] : [m.alertsSkipped({ alerts: alerts(skipped) })]),
  ].join(' ');
}

/** What taking it back did. */
export function undoneWords({ restored, kept }: UndoAnswer): string {
  return (
    m.alertsRestored({ alerts: alerts(restored) }) +
    (kept === 0 ? '' : m.alertsNotRestored({ alerts: alerts(kept) }))
  );
}
