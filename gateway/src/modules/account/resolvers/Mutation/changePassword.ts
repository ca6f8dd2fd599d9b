import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const changePassword: MutationResolvers['changePassword'] = (_parent, { input }, { rest }) =>
  rest.call('changePassword', {
    body: {
      old_password: input.oldPassword,
      new_password: input.newPassword,
      confirm_new_password: input.confirmNewPassword,
    },
  });
