import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { feedback } from '../../../common/enums.ts';

export const feedbackResponses: QueryResolvers['feedbackResponses'] = async (
  _parent,
  _args,
  { rest },
) =>
  (await rest.call('listFeedbackResponses')).map(({ value, label }) => ({
    value: feedback.fromRest(value),
    label,
  }));
