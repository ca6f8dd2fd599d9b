import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';
import { patchAlert } from '../../patch.ts';

export const assignAlert: MutationResolvers['assignAlert'] = (_parent, { input }, { rest }) =>
  patchAlert(rest, input.id, {
    version: input.version,
    assigned_to: input.assigneeId == null ? null : toId(input.assigneeId, 'assigneeId'),
  });
