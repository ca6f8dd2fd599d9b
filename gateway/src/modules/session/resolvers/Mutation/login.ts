import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

const MFA = { enroll: 'ENROLL', verify: 'VERIFY' } as const;

export const login: MutationResolvers['login'] = async (_parent, { input }, { rest }) => {
  const answer = await rest.call('login', {
    body: { email: input.email, password: input.password },
  });
  return { mfa: answer.mfa ? MFA[answer.mfa] : null, access: answer.access ?? null };
};
