import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapDelivery } from '../../mappers.ts';

export const replayWebhookDelivery: MutationResolvers['replayWebhookDelivery'] = async (
  _parent,
  { webhookId, deliveryId },
  { rest },
) =>
  mapDelivery(
    await rest.call('replayWebhookDelivery', {
      path: {
        id: toPathId(webhookId, 'webhookId'),
        delivery_id: toPathId(deliveryId, 'deliveryId'),
      },
    }),
  );
