import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const confirmPasswordReset: MutationResolvers['confirmPasswordReset'] = async (
  _parent,
  { input },
  { rest },
) => {
  await rest.call('confirmPasswordReset', {
    path: { uid: toPathId(input.uid, 'uid'), token: input.token },
    body: { new_password: input.newPassword, re_new_password: input.repeatPassword },
  });
  return true;
};
