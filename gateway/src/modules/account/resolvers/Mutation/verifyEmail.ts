import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const verifyEmail: MutationResolvers['verifyEmail'] = (_parent, { input }, { rest }) =>
  rest.call('verifyEmail', { body: { token: input.token } });
