import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapStep, walkArgs } from '../../../common/walk.ts';
import { toRestMediaFilter } from '../../filter.ts';
import { mapMediaSummary } from '../../mappers.ts';

export const mediaConnection: QueryResolvers['mediaConnection'] = async (
  _parent,
  { first, after, ...filter },
  { rest },
) =>
  mapStep(
    await rest.call('walkMedia', {
      body: { ...walkArgs({ first, after }), ...toRestMediaFilter(filter) },
    }),
    after,
    mapMediaSummary,
  );
