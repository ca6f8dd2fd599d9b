import type { AlertPageResolvers } from '../../../generated/resolvers-types.ts';
import { groupsOfPage } from '../../media/groups-of-page.ts';

export const AlertPage: AlertPageResolvers = {
  mediaGroups: ({ results }, _args, context) => groupsOfPage(results.map(({ mediaId }) => mediaId), context),
};
