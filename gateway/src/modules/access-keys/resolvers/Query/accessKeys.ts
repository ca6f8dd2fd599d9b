import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapAccessKey } from '../../mappers.ts';

export const accessKeys: QueryResolvers['accessKeys'] = async (_parent, args, { rest }) =>
  mapPage(await rest.call('listAccessKeys', { query: pageArgs(args) }), mapAccessKey);
