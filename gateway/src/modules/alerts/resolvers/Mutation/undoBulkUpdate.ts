import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { mapBulkResult } from '../../bulk.ts';

export const undoBulkUpdate: MutationResolvers['undoBulkUpdate'] = async (
  _parent,
  { input },
  { rest },
) => mapBulkResult(await rest.call('undoBulkUpdate', { body: { undo_token: input.undoToken } }));
