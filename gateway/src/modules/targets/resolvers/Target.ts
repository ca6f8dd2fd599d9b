import type { TargetResolvers } from '../../../generated/resolvers-types.ts';
import { toPathId } from '../../common/ids.ts';
import { mapPage, pageArgs } from '../../common/pages.ts';
import { mapTargetRun } from '../mappers.ts';

export const Target: TargetResolvers = {
  runs: async ({ id }, page, { rest }) =>
    mapPage(
      await rest.call('listTargetRuns', { path: { id: toPathId(id) }, query: pageArgs(page) }),
      mapTargetRun,
    ),
};
