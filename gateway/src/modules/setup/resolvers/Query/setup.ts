import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';

export const setup: QueryResolvers['setup'] = (_parent, _args, { rest }) => rest.call('getSetupState');
