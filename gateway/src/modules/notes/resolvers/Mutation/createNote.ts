import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';
import { mapNote } from '../../mappers.ts';

export const createNote: MutationResolvers['createNote'] = async (_parent, { input }, { rest }) =>
  mapNote(
    await rest.call('createNote', {
      body: {
        media_id: toId(input.mediaId, 'mediaId'),
        alert_id: input.alertId == null ? undefined : toId(input.alertId, 'alertId'),
        text: input.text,
      },
    }),
  );
