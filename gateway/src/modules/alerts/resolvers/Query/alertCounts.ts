import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { toRestFilter } from '../../filter.ts';

export const alertCounts: QueryResolvers['alertCounts'] = async (_parent, { filter }, { rest }) => {
  const counts = await rest.call('countAlerts', { body: toRestFilter(filter) });
  return {
    detected: counts.DETECTED,
    validated: counts.VALIDATED,
    resolved: counts.RESOLVED,
    dismissed: counts.DISMISSED,
    media: counts.media,
    openBySeverity: counts.open_by_severity.map((row) => ({
      severity: severity.fromRest(row.severity),
      count: row.count,
    })),
    criticalToReview: counts.critical_to_review,
    oldestToReview: counts.oldest_to_review,
    inProgressMine: counts.in_progress_mine,
    countIsPartial: counts.count_is_partial,
  };
};
