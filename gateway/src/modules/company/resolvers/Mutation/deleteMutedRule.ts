import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteMutedRule: MutationResolvers['deleteMutedRule'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('deleteMutedRule', { path: { id: toPathId(id) } });
  return id;
};
