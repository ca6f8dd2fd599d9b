import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const retryDeadJob: MutationResolvers['retryDeadJob'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('retryDeadJob', { path: { id: toPathId(id) } });
  return id;
};
