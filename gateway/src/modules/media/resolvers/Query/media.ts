import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapMedia } from '../../mappers.ts';

export const media: QueryResolvers['media'] = async (_parent, { id }, { rest }) =>
  mapMedia(await rest.call('getMedia', { path: { id: toPathId(id) } }));
