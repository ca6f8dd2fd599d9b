import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';
import { mapTarget } from '../../mappers.ts';

export const updateTarget: MutationResolvers['updateTarget'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapTarget(
    await rest.call('updateTarget', {
      path: { id: toPathId(input.id) },
      body: {
        is_active: input.isActive ?? undefined,
        account_username: input.accountUsername,
        search_string: input.searchString,
      },
    }),
  );
