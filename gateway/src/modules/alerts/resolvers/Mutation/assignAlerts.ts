import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';
import { mapBulkResult, toRestChoice } from '../../bulk.ts';

export const assignAlerts: MutationResolvers['assignAlerts'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapBulkResult(
    await rest.call('assignAlerts', {
      body: {
        ...toRestChoice(input),
        assigned_to: input.assigneeId == null ? null : toId(input.assigneeId, 'assigneeId'),
      },
    }),
  );
