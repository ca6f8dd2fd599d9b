import type { WebhookResolvers } from '../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../common/pages.ts';
import { deliveryState, mapDelivery } from '../mappers.ts';

export const Webhook: WebhookResolvers = {
  deliveries: async ({ id }, { state, ...page }, { rest }) =>
    mapPage(
      await rest.call('listWebhookDeliveries', {
        path: { id },
        query: { ...pageArgs(page), state: state ? deliveryState.toRest[state] : undefined },
      }),
      mapDelivery,
    ),
};
