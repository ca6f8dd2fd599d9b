import { KnownError } from '../../../errors/known-error.ts';
import type { TargetChangeResolvers } from '../../../generated/resolvers-types.ts';

export const TargetChange: TargetChangeResolvers = {
  target: async (change, _args, { load }) => {
    try {
      return await load.target.load(change.targetId);
    } catch (error) {
      if (error instanceof KnownError && error.status === 404) return null;
      throw error;
    }
  },
};
