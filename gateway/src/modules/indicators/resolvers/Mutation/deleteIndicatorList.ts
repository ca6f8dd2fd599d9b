import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteIndicatorList: MutationResolvers['deleteIndicatorList'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('deleteIndicatorList', { path: { id: toPathId(id) } });
  return id;
};
