import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapNote } from '../../mappers.ts';

export const restoreNote: MutationResolvers['restoreNote'] = async (_parent, { id }, { rest }) =>
  mapNote(await rest.call('restoreNote', { path: { id: toPathId(id) } }));
