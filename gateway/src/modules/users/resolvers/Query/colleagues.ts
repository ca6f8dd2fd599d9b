import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapPerson } from '../../mappers.ts';

export const colleagues: QueryResolvers['colleagues'] = async (_parent, { search, mayTriage, ...page }, { rest }) =>
  mapPage(await rest.call('listColleagues', { body: { ...pageArgs(page), search_query: search ?? undefined, may_triage: mayTriage ?? undefined } }), mapPerson);
