import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { mapWebhookWithSecret, webhookKind } from '../../mappers.ts';

export const createWebhook: MutationResolvers['createWebhook'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapWebhookWithSecret(
    await rest.call('createWebhook', {
      body: {
        name: input.name,
        url: input.url,
        kinds: input.kinds.map((kind) => webhookKind.toRest[kind]),
      },
    }),
  );
