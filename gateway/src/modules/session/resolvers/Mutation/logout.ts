import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const logout: MutationResolvers['logout'] = async (_parent, _args, { rest }) => {
  await rest.call('logout');
  return true;
};
