import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { feedback } from '../../../common/enums.ts';
import { mapBulkResult, toRestChoice } from '../../bulk.ts';

export const updateAlertsStatus: MutationResolvers['updateAlertsStatus'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapBulkResult(
    await rest.call('updateAlertsStatus', {
      body: {
        ...toRestChoice(input),
        status: input.status,
        feedback_response: input.feedbackResponse
          ? feedback.toRest[input.feedbackResponse]
          : undefined,
        dismiss_reason: input.dismissReason ?? undefined,
      },
    }),
  );
