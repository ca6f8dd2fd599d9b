import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapFile } from '../../mappers.ts';

export const file: QueryResolvers['file'] = async (_parent, { id }, { rest }) =>
  mapFile(await rest.call('getFile', { path: { id: toPathId(id) } }));
