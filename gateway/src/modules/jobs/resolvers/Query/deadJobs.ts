import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapDeadJob } from '../../mappers.ts';

export const deadJobs: QueryResolvers['deadJobs'] = async (_parent, args, { rest }) =>
  mapPage(await rest.call('listDeadJobs', { query: pageArgs(args) }), mapDeadJob);
