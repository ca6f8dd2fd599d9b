import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';

export const setup: QueryResolvers['setup'] = async (_parent, _args, { rest }) => {
  const { required, sends_mail: sendsMail = true } = await rest.call('getSetupState');
  return { required, sendsMail };
};
