import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapDelivery } from '../../mappers.ts';

export const pingWebhook: MutationResolvers['pingWebhook'] = async (_parent, { id }, { rest }) =>
  mapDelivery(await rest.call('pingWebhook', { path: { id: toPathId(id) } }));
