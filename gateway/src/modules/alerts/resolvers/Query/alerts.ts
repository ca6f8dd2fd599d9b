import type {
  AlertSort,
  QueryAlertsArgs,
  QueryResolvers,
} from '../../../../generated/resolvers-types.ts';
import { direction } from '../../../common/enums.ts';
import { mapSearchedPage, pageArgs } from '../../../common/pages.ts';
import { renamedList } from '../../../common/renamed.ts';
import { toRestFilter } from '../../filter.ts';
import { mapAlert } from '../../mappers.ts';

const SORTS = {
  SEVERITY: 'severity',
  DETECTED_AT: 'detected_at',
  UPDATED_AT: 'updated_at',
} as const satisfies Record<AlertSort, string>;

export const alerts: QueryResolvers['alerts'] = renamedList(
  'listAlerts',
  ({ filter, sort, direction: order, after, ...page }: QueryAlertsArgs) => ({
    body: {
      ...toRestFilter(filter),
      ...pageArgs(page),
      after: after ?? undefined,
      status: filter?.status ?? undefined,
      sort: sort ? SORTS[sort] : undefined,
      sortDirection: order ? direction[order] : undefined,
    },
  }),
  (answer) => ({
    ...mapSearchedPage(answer, mapAlert),
    start: answer.start ?? null,
    endCursor: answer.end_cursor ?? null,
  }),
);
