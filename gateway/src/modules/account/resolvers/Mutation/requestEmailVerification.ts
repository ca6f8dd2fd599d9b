import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const requestEmailVerification: MutationResolvers['requestEmailVerification'] = (
  _parent,
  { input },
  { rest },
) => rest.call('requestEmailVerification', { body: { email: input.email } });
