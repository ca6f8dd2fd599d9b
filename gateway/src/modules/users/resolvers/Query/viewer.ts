import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapViewer } from '../../mappers.ts';

export const viewer: QueryResolvers['viewer'] = async (_parent, _args, { rest }) =>
  mapViewer(await rest.call('whoAmI'));
