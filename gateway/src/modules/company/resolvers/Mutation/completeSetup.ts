import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { fromId } from '../../../common/ids.ts';

export const completeSetup: MutationResolvers['completeSetup'] = async (
  _parent,
  { input },
  { rest },
) => {
  const done = await rest.call('completeSetup', {
    body: {
      code: input.code,
      company: input.company,
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      password: input.password,
      re_new_password: input.repeatPassword,
    },
  });
  return {
    userId: fromId(done.user_id),
    email: done.email,
    company: { id: fromId(done.company.id), name: done.company.name },
  };
};
