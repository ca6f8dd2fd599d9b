import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapSession } from '../../mappers.ts';

export const sessions: QueryResolvers['sessions'] = async (_parent, _args, { rest }) =>
  (await rest.call('listSessions')).results.map(mapSession);
