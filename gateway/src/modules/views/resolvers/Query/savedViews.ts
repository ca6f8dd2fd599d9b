import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapSavedView } from '../../mappers.ts';

export const savedViews: QueryResolvers['savedViews'] = async (_parent, _args, { rest }) =>
  (await rest.call('listSavedViews', {})).results.map(mapSavedView);
