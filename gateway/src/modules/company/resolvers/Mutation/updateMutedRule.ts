import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapMutedRule } from '../../mappers.ts';

export const updateMutedRule: MutationResolvers['updateMutedRule'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapMutedRule(
    await rest.call('updateMutedRule', {
      path: { id: toPathId(input.id) },
      body: { reason: input.reason, expires_at: input.expiresAt },
    }),
  );
