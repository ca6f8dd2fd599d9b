import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toSourceIds } from '../../../common/enums.ts';
import { mapStep, walkArgs } from '../../../common/walk.ts';
import { mapMediaSummary } from '../../mappers.ts';

export const mediaConnection: QueryResolvers['mediaConnection'] = async (_parent, { search, sources, first, after }, { rest }) => {
  const body = { ...walkArgs({ first, after }), source_ids: toSourceIds(null, sources), search_query: search ?? undefined };
  return mapStep(await rest.call('walkMedia', { body }), after, mapMediaSummary);
};
