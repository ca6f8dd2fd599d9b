import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const resetMfa: MutationResolvers['resetMfa'] = async (_parent, { userId }, { rest }) => {
  await rest.call('resetMfa', { path: { id: toPathId(userId, 'userId') } });
  return userId;
};
