import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapStats } from '../../mappers.ts';

export const stats: QueryResolvers['stats'] = async (
  _parent,
  { from, to, timeZone, sourceIds },
  { rest },
) =>
  mapStats(
    await rest.call('getAnalyticsStats', {
      query: {
        from,
        to,
        time_zone: timeZone ?? undefined,
        source_ids: sourceIds?.length ? sourceIds.join(',') : undefined,
      },
    }),
  );
