import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { watchedSourceId } from '../../../common/sources.ts';
import { mapTarget, targetType } from '../../mappers.ts';

export const createTargets: MutationResolvers['createTargets'] = async (
  _parent,
  { input },
  { rest },
) => {
  const targets = input.targets.map((target, index) => ({
    source_id: watchedSourceId(target.source, `targets.${String(index)}.source`),
    type: targetType.toRest[target.type],
    account_username: target.accountUsername,
    search_string: target.searchString,
    is_active: target.isActive ?? undefined,
  }));
  return (await rest.call('createTargets', { body: { targets } })).map(mapTarget);
};
