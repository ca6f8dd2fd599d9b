import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapMonth } from '../../mappers.ts';

export const monthSummary: QueryResolvers['monthSummary'] = async (
  _parent,
  { year, month },
  { rest },
) =>
  mapMonth(
    await rest.call('getAlertsAnalytics', {
      body: { year: year ?? undefined, month: month ?? undefined },
    }),
  );
