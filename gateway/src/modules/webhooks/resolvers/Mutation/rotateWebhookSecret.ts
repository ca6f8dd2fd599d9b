import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapWebhookWithSecret } from '../../mappers.ts';

export const rotateWebhookSecret: MutationResolvers['rotateWebhookSecret'] = async (
  _parent,
  { id },
  { rest },
) => mapWebhookWithSecret(await rest.call('rotateWebhookSecret', { path: { id: toPathId(id) } }));
