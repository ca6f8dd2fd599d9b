import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const acceptInvitation: MutationResolvers['acceptInvitation'] = (
  _parent,
  { input },
  { rest },
) =>
  rest.call('acceptInvitation', {
    body: {
      token: input.token,
      first_name: input.firstName,
      last_name: input.lastName,
      password: input.password,
      re_new_password: input.repeatPassword,
    },
  });
