import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const withdrawInvitation: MutationResolvers['withdrawInvitation'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('withdrawInvitation', { path: { id: toPathId(id) } });
  return id;
};
