import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteWebhook: MutationResolvers['deleteWebhook'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('deleteWebhook', { path: { id: toPathId(id) } });
  return id;
};
