import type { MediaPageResolvers } from '../../../generated/resolvers-types.ts';
import { groupsOfPage } from '../groups-of-page.ts';

export const MediaPage: MediaPageResolvers = {
  mediaGroups: ({ results }, _args, context) => groupsOfPage(results.map(({ id }) => id), context),
};
