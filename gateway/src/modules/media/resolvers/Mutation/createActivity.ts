import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';
import { mapActivity } from '../../mappers.ts';

export const createActivity: MutationResolvers['createActivity'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapActivity(
    await rest.call('createActivity', {
      body: {
        media_id: toId(input.mediaId, 'mediaId'),
        alert_id: input.alertId == null ? undefined : toId(input.alertId, 'alertId'),
        text: input.text,
      },
    }),
  );
