import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { mapAccessKey, scope } from '../../mappers.ts';

export const createAccessKey: MutationResolvers['createAccessKey'] = async (
  _parent,
  { input },
  { rest },
) => {
  const made = await rest.call('createAccessKey', {
    body: {
      name: input.name,
      scopes: input.scopes.map((name) => scope.toRest[name]),
      expires_at: input.expiresAt,
    },
  });
  return { accessKey: mapAccessKey(made.access_key), key: made.key };
};
