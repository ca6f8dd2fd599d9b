import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { sourceOf } from '../../../common/sources.ts';

export const sources: QueryResolvers['sources'] = async (_parent, _args, { rest }) =>
  (await rest.call('listSources')).map(({ id, name, notice }) => ({
    id,
    source: sourceOf(id),
    name,
    notice,
  }));
