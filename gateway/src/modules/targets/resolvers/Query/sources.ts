import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { source } from '../../../common/enums.ts';

export const sources: QueryResolvers['sources'] = async (_parent, _args, { rest }) =>
  (await rest.call('listSources')).map(({ id, name, notice }) => ({
    id,
    source: source.fromRest(id),
    name,
    notice,
  }));
