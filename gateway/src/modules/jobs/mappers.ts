import type { DeadJob, DeadJobKind } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { mapReasons } from '../common/reasons.ts';

const kind = both<DeadJobKind, Rest['DeadJobKind']>({
  SCAN: 'scan',
  PICTURE_TEXT: 'picture_text',
  MAIL: 'mail',
  MAIL_PREPARATION: 'mail_preparation',
  WEBHOOK: 'webhook',
  RESCAN: 'rescan',
  INDICATOR_LIST: 'indicator_list',
  OTHER: 'other',
});

export function mapDeadJob(job: Rest['DeadJob']): DeadJob {
  return {
    id: fromId(job.id),
    kind: kind.fromRest(job.kind),
    about: job.about,
    aboutId: job.about_id === null ? null : fromId(job.about_id),
    problem: job.problem,
    problemReasons: mapReasons(job.problem_reasons),
    attempts: job.attempts,
    notRetriedBecause: job.not_retried_because,
    notRetriedReasons: mapReasons(job.not_retried_reasons),
    createdAt: job.created_at,
    diedAt: job.died_at,
  };
}
