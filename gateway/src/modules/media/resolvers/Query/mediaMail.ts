import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapMediaMail } from '../../mappers.ts';

export const mediaMail: QueryResolvers['mediaMail'] = async (
  _parent,
  { mediaId, inside, face, offset, length },
  { rest },
) =>
  mapMediaMail(
    await rest.call('getMediaMail', {
      path: { id: toPathId(mediaId, 'mediaId') },
      query: {
        inside: inside ?? undefined,
        face: face ?? undefined,
        offset: offset ?? undefined,
        limit: length ?? undefined,
      },
    }),
  );
