import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';

export const secondFactor: QueryResolvers['secondFactor'] = async (_parent, _args, { rest }) => ({
  enrolledAt: (await rest.call('getSecondFactor', {})).enrolled_at,
});
