import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapSavedView } from '../../mappers.ts';

export const updateSavedView: MutationResolvers['updateSavedView'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapSavedView(
    await rest.call('updateSavedView', {
      path: { id: toPathId(input.id) },
      body: {
        name: input.name ?? undefined,
        query: input.query ?? undefined,
        is_shared: input.isShared ?? undefined,
        is_default: input.isDefault ?? undefined,
      },
    }),
  );
