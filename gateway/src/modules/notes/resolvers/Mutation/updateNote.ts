import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapNote } from '../../mappers.ts';

export const updateNote: MutationResolvers['updateNote'] = async (_parent, { input }, { rest }) =>
  mapNote(
    await rest.call('updateNote', { path: { id: toPathId(input.id) }, body: { text: input.text } }),
  );
