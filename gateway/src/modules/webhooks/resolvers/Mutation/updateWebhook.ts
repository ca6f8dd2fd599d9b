import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapWebhook, webhookKind } from '../../mappers.ts';

export const updateWebhook: MutationResolvers['updateWebhook'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapWebhook(
    await rest.call('updateWebhook', {
      path: { id: toPathId(input.id) },
      body: {
        name: input.name ?? undefined,
        url: input.url ?? undefined,
        kinds: input.kinds?.map((kind) => webhookKind.toRest[kind]),
        is_active: input.isActive ?? undefined,
      },
    }),
  );
