import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';

export const watchTerms: QueryResolvers['watchTerms'] = async (_parent, { search, ...page }, { rest }) =>
  mapPage(await rest.call('listWatchTerms', { query: { ...pageArgs(page), search_query: search ?? undefined } }), (term) => term);
