import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const activateTrial: MutationResolvers['activateTrial'] = (_parent, { input }, { rest }) =>
  rest.call('activateTrial', {
    body: { token: input.token, password: input.password, re_new_password: input.repeatPassword },
  });
