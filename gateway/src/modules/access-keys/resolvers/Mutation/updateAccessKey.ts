import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapAccessKey, scope } from '../../mappers.ts';

export const updateAccessKey: MutationResolvers['updateAccessKey'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapAccessKey(
    await rest.call('updateAccessKey', {
      path: { id: toPathId(input.id) },
      body: {
        name: input.name ?? undefined,
        scopes: input.scopes?.map((name) => scope.toRest[name]),
        // null: no end.
        expires_at: input.expiresAt,
        is_revoked: input.isRevoked ?? undefined,
      },
    }),
  );
