import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { feedback } from '../../../common/enums.ts';
import { patchAlert } from '../../patch.ts';

export const updateAlertStatus: MutationResolvers['updateAlertStatus'] = (
  _parent,
  { input },
  { rest },
) =>
  patchAlert(rest, input.id, {
    version: input.version,
    status: input.status,
    feedback_response: input.feedbackResponse ? feedback.toRest[input.feedbackResponse] : undefined,
    dismiss_reason: input.dismissReason ?? undefined,
  });
