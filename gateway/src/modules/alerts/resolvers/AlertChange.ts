import { KnownError } from '../../../errors/known-error.ts';
import type { AlertChangeResolvers } from '../../../generated/resolvers-types.ts';
import { mapAlertDetail } from '../mappers.ts';

export const AlertChange: AlertChangeResolvers = {
  /** Not through the loader: a subscription lives long, and each change must be read anew. */
  alert: async (change, _args, { rest }) => {
    try {
      return mapAlertDetail(await rest.call('getAlert', { path: { id: change.alertId } }));
    } catch (error) {
      if (error instanceof KnownError && error.status === 404) return null;
      throw error;
    }
  },
};
