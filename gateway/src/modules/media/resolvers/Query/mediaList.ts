import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapSearchedPage, pageArgs } from '../../../common/pages.ts';
import { toRestMediaFilter } from '../../filter.ts';
import { mapMediaSummary } from '../../mappers.ts';

export const mediaList: QueryResolvers['mediaList'] = async (
  _parent,
  { page, pageSize, ...filter },
  { rest },
) =>
  mapSearchedPage(
    await rest.call('listMedia', {
      body: { ...pageArgs({ page, pageSize }), ...toRestMediaFilter(filter) },
    }),
    mapMediaSummary,
  );
