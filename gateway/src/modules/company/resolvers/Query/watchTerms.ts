import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';

export const watchTerms: QueryResolvers['watchTerms'] = async (
  _parent,
  { search, ...page },
  { rest },
) => {
  const found = await rest.call('listWatchTerms', {
    query: { ...pageArgs(page), search_query: search ?? undefined },
  });
  return {
    ...mapPage(found, (term) => term),
    severities: found.severities.map((level) => severity.fromRest(level)),
  };
};
