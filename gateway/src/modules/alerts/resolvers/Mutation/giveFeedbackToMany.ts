import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { feedback } from '../../../common/enums.ts';
import { mapBulkResult, toRestChoice } from '../../bulk.ts';

export const giveFeedbackToMany: MutationResolvers['giveFeedbackToMany'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapBulkResult(
    await rest.call('giveFeedbackToMany', {
      body: {
        ...toRestChoice(input),
        feedback_response: feedback.toRest[input.feedbackResponse],
        comment: input.comment ?? undefined,
      },
    }),
  );
