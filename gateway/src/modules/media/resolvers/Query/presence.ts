import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapPresence } from '../../mappers.ts';

export const presence: QueryResolvers['presence'] = async (_parent, { mediaId }, { rest }) =>
  mapPresence(await rest.call('getMediaPresence', { path: { id: toPathId(mediaId, 'mediaId') } }));
