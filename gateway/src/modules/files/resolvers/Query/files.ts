import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapFile } from '../../mappers.ts';

export const files: QueryResolvers['files'] = async (_parent, args, { rest }) =>
  mapPage(await rest.call('listFiles', { query: pageArgs(args) }), mapFile);
