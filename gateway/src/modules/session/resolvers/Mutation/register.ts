import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const register: MutationResolvers['register'] = (_parent, { input }, { rest }) =>
  rest.call('registerUser', {
    body: {
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      password: input.password,
      re_new_password: input.repeatPassword,
    },
  });
