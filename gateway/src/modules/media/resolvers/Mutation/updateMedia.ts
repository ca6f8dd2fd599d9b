import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapMedia } from '../../mappers.ts';

export const updateMedia: MutationResolvers['updateMedia'] = async (_parent, { input }, { rest }) =>
  mapMedia(
    await rest.call('updateMedia', {
      path: { id: toPathId(input.id) },
      // null clears the address.
      body: { title: input.title ?? undefined, publisher_email: input.publisherEmail },
    }),
  );
