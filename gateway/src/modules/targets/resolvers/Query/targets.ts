import type { QueryResolvers, TargetSort } from '../../../../generated/resolvers-types.ts';
import { direction } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { sourceNameOf } from '../../../common/sources.ts';
import { mapTarget } from '../../mappers.ts';

const SORTS = {
  LAST_SCAN: 'last_scan',
  SOURCE_NAME: 'source_name',
  TYPE: 'type',
  ACCOUNT_USERNAME: 'account_username',
  SEARCH_STRING: 'search_string',
  IS_ACTIVE: 'is_active',
  CREATED_AT: 'created_at',
} as const satisfies Record<TargetSort, string>;
export const targets: QueryResolvers['targets'] = async (
  _parent,
  { filter, sort, direction: order, ...page },
  { rest },
) => {
  const answer = await rest.call('listTargets', {
    body: {
      ...pageArgs(page),
      is_active: filter?.isActive ?? undefined,
      source_name: filter?.sources?.map((name, at) =>
        sourceNameOf(name, `filter.sources.${String(at)}`),
      ),
      search_query: filter?.search ?? undefined,
      sort: sort ? SORTS[sort] : undefined,
      sortDirection: order ? direction[order] : undefined,
    },
  });
  return mapPage(answer, mapTarget);
};
