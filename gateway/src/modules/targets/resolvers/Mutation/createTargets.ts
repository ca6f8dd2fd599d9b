import { badInput } from '../../../../errors/known-error.ts';
import type { MutationResolvers, Source } from '../../../../generated/resolvers-types.ts';
import { WATCHABLE } from '../../../common/enums.ts';
import { mapTarget, targetType } from '../../mappers.ts';

export const createTargets: MutationResolvers['createTargets'] = async (
  _parent,
  { input },
  { rest },
) => {
  const targets = input.targets.map((target, index) => ({
    source_id: toWatchable(target.source, `targets.${String(index)}.source`),
    type: targetType.toRest[target.type],
    account_username: target.accountUsername,
    search_string: target.searchString,
    is_active: target.isActive ?? undefined,
  }));
  return (await rest.call('createTargets', { body: { targets } })).map(mapTarget);
};

function toWatchable(source: Source, path: string) {
  if (source === 'FILE_UPLOAD') throw badInput(path, 'uploadsNotWatched');
  return WATCHABLE[source];
}
