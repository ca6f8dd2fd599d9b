import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId, toPathId } from '../../../common/ids.ts';
import { mapMedia } from '../../mappers.ts';

export const assignMedia: MutationResolvers['assignMedia'] = async (_parent, { input }, { rest }) =>
  mapMedia(
    await rest.call('assignMedia', {
      path: { id: toPathId(input.id) },
      body: { assigned_to: input.assigneeId == null ? null : toId(input.assigneeId, 'assigneeId') },
    }),
  );
