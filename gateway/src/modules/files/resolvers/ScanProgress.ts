import { KnownError } from '../../../errors/known-error.ts';
import type { ScanProgressResolvers } from '../../../generated/resolvers-types.ts';
import { mapFile } from '../mappers.ts';

export const ScanProgress: ScanProgressResolvers = {
  file: async (progress, _args, { rest }) => {
    try {
      return mapFile(await rest.call('getFile', { path: { id: progress.fileId } }));
    } catch (error) {
      if (error instanceof KnownError && error.status === 404) return null;
      throw error;
    }
  },
};
