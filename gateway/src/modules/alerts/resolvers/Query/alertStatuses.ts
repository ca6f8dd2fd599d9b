import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';

export const alertStatuses: QueryResolvers['alertStatuses'] = (_parent, _args, { rest }) =>
  rest.call('listAlertStatuses');
