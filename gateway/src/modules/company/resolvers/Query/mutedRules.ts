import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapMutedRule } from '../../mappers.ts';

export const mutedRules: QueryResolvers['mutedRules'] = async (_parent, args, { rest }) =>
  mapPage(await rest.call('listMutedRules', { query: pageArgs(args) }), mapMutedRule);
