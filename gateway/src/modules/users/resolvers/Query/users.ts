import type { QueryResolvers, UserSort } from '../../../../generated/resolvers-types.ts';
import { direction, group } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapUser } from '../../mappers.ts';

const SORTS = {
  DATE_JOINED: 'date_joined',
  FIRST_NAME: 'first_name',
  LAST_NAME: 'last_name',
  EMAIL: 'email',
  LAST_LOGIN: 'last_login',
} as const satisfies Record<UserSort, string>;

export const users: QueryResolvers['users'] = async (_parent, { filter, ...page }, { rest }) => {
  const answer = await rest.call('listUsers', {
    body: {
      ...pageArgs(page),
      is_active: filter?.isActive ?? undefined,
      is_approved: filter?.isApproved ?? undefined,
      groups: filter?.groups?.map((name) => group.toRest[name]),
      search_query: filter?.search ?? undefined,
      sort: filter?.sort ? SORTS[filter.sort] : undefined,
      sortDirection: filter?.direction ? direction[filter.direction] : undefined,
    },
  });
  return mapPage(answer, mapUser);
};
