import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapIndicatorList } from '../../mappers.ts';

export const indicatorLists: QueryResolvers['indicatorLists'] = async (_parent, args, { rest }) =>
  mapPage(await rest.call('listIndicatorLists', { query: pageArgs(args) }), mapIndicatorList);
