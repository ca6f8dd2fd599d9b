import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const registerTrial: MutationResolvers['registerTrial'] = (_parent, { input }, { rest }) =>
  rest.call('registerTrial', {
    body: {
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      company: input.company,
      phone_number: input.phoneNumber,
    },
  });
