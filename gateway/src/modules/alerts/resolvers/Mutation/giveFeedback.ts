import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { feedback } from '../../../common/enums.ts';
import { toId } from '../../../common/ids.ts';
import { mapAlertDetail } from '../../mappers.ts';
import { orStale } from '../../patch.ts';

export const giveFeedback: MutationResolvers['giveFeedback'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapAlertDetail(
    await orStale(
      rest.call('giveFeedback', {
        body: {
          alert_id: toId(input.alertId, 'alertId'),
          version: input.version ?? undefined,
          feedback_response: feedback.toRest[input.feedbackResponse],
          comment: input.comment ?? undefined,
        },
      }),
    ),
  );
