import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const revokeOtherSessions: MutationResolvers['revokeOtherSessions'] = (
  _parent,
  _args,
  { rest },
) => rest.call('revokeOtherSessions');
