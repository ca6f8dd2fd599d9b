import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapOperatorFile } from '../../mappers.ts';

export const operatorFiles: QueryResolvers['operatorFiles'] = async (_parent, _args, { rest }) =>
  (await rest.call('listOperatorFiles', {})).map(mapOperatorFile);
