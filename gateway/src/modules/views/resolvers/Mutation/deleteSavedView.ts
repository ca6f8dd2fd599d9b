import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const deleteSavedView: MutationResolvers['deleteSavedView'] = async (
  _parent,
  { id },
  { rest },
) => {
  await rest.call('deleteSavedView', { path: { id: toPathId(id) } });
  return id;
};
