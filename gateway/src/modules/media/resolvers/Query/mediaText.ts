import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapMediaText } from '../../mappers.ts';

export const mediaText: QueryResolvers['mediaText'] = async (
  _parent,
  { mediaId, offset, length },
  { rest },
) =>
  mapMediaText(
    await rest.call('getMediaText', {
      path: { id: toPathId(mediaId, 'mediaId') },
      query: { offset: offset ?? undefined, limit: length ?? undefined },
    }),
  );
