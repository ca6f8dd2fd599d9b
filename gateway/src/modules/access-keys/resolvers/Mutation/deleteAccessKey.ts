import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteAccessKey: MutationResolvers['deleteAccessKey'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('deleteAccessKey', { path: { id: toPathId(id) } });
  return id;
};
