import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapTargetType } from '../../mappers.ts';

export const targetTypes: QueryResolvers['targetTypes'] = async (_parent, _args, { rest }) =>
  (await rest.call('listTargetTypes')).map(mapTargetType);
