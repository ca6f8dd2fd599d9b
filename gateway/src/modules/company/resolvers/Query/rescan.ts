import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapRescan } from '../../mappers.ts';

export const rescan: QueryResolvers['rescan'] = async (_parent, { id }, { rest }) =>
  mapRescan(await rest.call('getRescan', { path: { id: toPathId(id) } }));
