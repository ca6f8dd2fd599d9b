import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toSourceIds } from '../../../common/enums.ts';
import { mapSearchedPage, pageArgs } from '../../../common/pages.ts';
import { mapMediaSummary } from '../../mappers.ts';

export const mediaList: QueryResolvers['mediaList'] = async (_parent, { search, sourceIds, sources, ...page }, { rest }) => {
  const answer = await rest.call('listMedia', {
    body: { ...pageArgs(page), source_ids: toSourceIds(sourceIds, sources), search_query: search ?? undefined },
  });
  return mapSearchedPage(answer, mapMediaSummary);
};
