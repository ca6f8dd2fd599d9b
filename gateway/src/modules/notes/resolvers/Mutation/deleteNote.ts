import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteNote: MutationResolvers['deleteNote'] = async (_parent, { id }, { rest }) => {
  await rest.call('deleteNote', { path: { id: toPathId(id) } });
  return id;
};
