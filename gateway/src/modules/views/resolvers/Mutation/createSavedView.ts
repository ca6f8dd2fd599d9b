import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { mapSavedView } from '../../mappers.ts';

export const createSavedView: MutationResolvers['createSavedView'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapSavedView(
    await rest.call('createSavedView', {
      body: { name: input.name, query: input.query, is_shared: input.isShared ?? undefined },
    }),
  );
