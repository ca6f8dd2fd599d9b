import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteTarget: MutationResolvers['deleteTarget'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('deleteTarget', { path: { id: toPathId(id) } });
  return id;
};
