import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { direction, group } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapUser } from '../../mappers.ts';

export const users: QueryResolvers['users'] = async (_parent, { filter, ...page }, { rest }) => {
  const answer = await rest.call('listUsers', {
    body: {
      ...pageArgs(page),
      is_active: filter?.isActive ?? undefined,
      is_approved: filter?.isApproved ?? undefined,
      groups: filter?.groups?.map((name) => group.toRest[name]),
      search_query: filter?.search ?? undefined,
      sortDirection: filter?.direction ? direction[filter.direction] : undefined,
    },
  });
  return mapPage(answer, mapUser);
};
