import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const confirmAuthenticator: MutationResolvers['confirmAuthenticator'] = async (
  _parent,
  { input },
  { rest },
) => ({
  enrolledAt: (
    await rest.call('confirmAuthenticator', { body: { offer: input.offer, token: input.token } })
  ).enrolled_at,
});
