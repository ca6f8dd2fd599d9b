import type { TargetChangeResolvers } from '../../../generated/resolvers-types.ts';
import { targetIfThere } from '../find.ts';

export const TargetChange: TargetChangeResolvers = {
  target: ({ targetId }, _args, context) => targetIfThere(context, targetId),
};
