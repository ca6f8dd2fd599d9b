import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapUser } from '../../mappers.ts';

export const user: QueryResolvers['user'] = async (_parent, { id }, { rest }) =>
  mapUser(await rest.call('getUser', { path: { id: toPathId(id) } }));
