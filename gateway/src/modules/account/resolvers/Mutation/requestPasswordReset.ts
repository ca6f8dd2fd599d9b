import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const requestPasswordReset: MutationResolvers['requestPasswordReset'] = (
  _parent,
  { input },
  { rest },
) => rest.call('requestPasswordReset', { body: { email: input.email } });
