import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteUser: MutationResolvers['deleteUser'] = async (_parent, { id }, { rest }) => {
  await rest.call('deleteUser', { path: { id: toPathId(id) } });
  return id;
};
