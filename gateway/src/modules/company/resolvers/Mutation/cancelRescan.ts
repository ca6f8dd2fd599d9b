import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapRescan } from '../../mappers.ts';

export const cancelRescan: MutationResolvers['cancelRescan'] = async (_parent, { id }, { rest }) =>
  mapRescan(await rest.call('cancelRescan', { path: { id: toPathId(id) } }));
