import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const renewRecoveryCodes: MutationResolvers['renewRecoveryCodes'] = async (
  _parent,
  { input },
  { rest },
) => ({
  recoveryCodes: (await rest.call('renewRecoveryCodes', { body: { token: input.token } }))
    .recovery_codes,
});
