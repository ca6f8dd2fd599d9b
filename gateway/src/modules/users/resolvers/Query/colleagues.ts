import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toIds } from '../../../common/ids.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapPerson } from '../../mappers.ts';

export const colleagues: QueryResolvers['colleagues'] = async (
  _parent,
  { search, ids, mayTriage, ...page },
  { rest },
) =>
  mapPage(
    await rest.call('listColleagues', {
      body: {
        ...pageArgs(page),
        search_query: search ?? undefined,
        ids: toIds(ids, 'ids'),
        may_triage: mayTriage ?? undefined,
      },
    }),
    mapPerson,
  );
