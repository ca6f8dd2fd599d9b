import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { muteBody } from '../../mute-body.ts';

export const muteTrial: QueryResolvers['muteTrial'] = async (_parent, { input }, { rest }) => {
  const trial = await rest.call('tryMutedRule', { body: muteBody(input) });
  return {
    hidden: trial.hidden,
    stillOpen: trial.still_open,
    lookedAt: trial.looked_at,
    days: trial.days,
  };
};
