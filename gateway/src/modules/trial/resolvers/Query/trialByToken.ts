import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';

export const trialByToken: QueryResolvers['trialByToken'] = (_parent, { token }, { rest }) =>
  rest.call('readTrialLink', { body: { token } });
