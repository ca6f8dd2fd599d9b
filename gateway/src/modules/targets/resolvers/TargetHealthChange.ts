import type { TargetHealthChangeResolvers } from '../../../generated/resolvers-types.ts';
import { targetIfThere } from '../find.ts';

export const TargetHealthChange: TargetHealthChangeResolvers = {
  health: async ({ targetId }, _args, context) =>
    (await targetIfThere(context, targetId))?.health ?? null,
};
