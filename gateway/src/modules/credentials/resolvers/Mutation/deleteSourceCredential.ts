import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteSourceCredential: MutationResolvers['deleteSourceCredential'] = async (
  _parent,
  { sourceId },
  { rest },
) => {
  await rest.call('deleteSourceCredential', {
    path: { id: toPathId(String(sourceId), 'sourceId') },
  });
  return sourceId;
};
