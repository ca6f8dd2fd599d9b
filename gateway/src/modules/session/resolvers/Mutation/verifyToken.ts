import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const verifyToken: MutationResolvers['verifyToken'] = async (
  _parent,
  { input },
  { rest },
) => {
  const answer = await rest.call('verifyToken', {
    body: { email: input.email, token: input.token },
  });
  return { access: answer.access, recoveryCodes: answer.recovery_codes ?? [] };
};
