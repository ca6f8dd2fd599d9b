import type { z } from 'zod';
import type { AlertNumbers } from './store/alert-numbers.ts';
import type { AlertTally } from './store/tallies.ts';
import type { AlertCounts } from './list-schema.ts';

/**
 * The numbers above the four lists. Open alerts are those under review or in progress.
 * @param tallies one per status and severity that occurs.
 */
export function presentCounts({
  tallies,
  oldestToReview,
  mine,
  media,
  isPartial,
}: AlertNumbers): z.input<typeof AlertCounts> {
  const sum = (matches: (tally: AlertTally) => boolean) =>
    tallies.filter(matches).reduce((total, tally) => total + tally.count, 0);
  const of = (status: string) => sum((tally) => tally.status === status);
  return {
    DETECTED: of('DETECTED'),
    VALIDATED: of('VALIDATED'),
    RESOLVED: of('RESOLVED'),
    DISMISSED: of('DISMISSED'),
    media,
    open_by_severity: [5, 4, 3, 2, 1].map((severity) => ({
      severity,
      count: sum(
        (tally) =>
          tally.severity === severity &&
          (tally.status === 'DETECTED' || tally.status === 'VALIDATED'),
      ),
    })),
    critical_to_review: sum((tally) => tally.status === 'DETECTED' && tally.severity === 5),
    oldest_to_review: oldestToReview?.toISOString() ?? null,
    in_progress_mine: mine,
    count_is_partial: isPartial,
  };
}
