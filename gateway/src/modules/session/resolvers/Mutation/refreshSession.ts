import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const refreshSession: MutationResolvers['refreshSession'] = (_parent, _args, { rest }) =>
  rest.call('refreshSession');
