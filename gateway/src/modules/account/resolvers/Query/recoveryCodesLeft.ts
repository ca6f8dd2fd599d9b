import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';

export const recoveryCodesLeft: QueryResolvers['recoveryCodesLeft'] = async (
  _parent,
  _args,
  { rest },
) => (await rest.call('countRecoveryCodes')).left;
