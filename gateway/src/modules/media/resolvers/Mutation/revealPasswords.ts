import { mapReasonOrNull } from '../../../common/reasons.ts';
import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { fromId, toPathId } from '../../../common/ids.ts';

export const revealPasswords: MutationResolvers['revealPasswords'] = async (
  _parent,
  { id },
  { rest },
) => {
  const { media_id, count, accounts } = await rest.call('revealPasswords', {
    path: { id: toPathId(id) },
  });
  return {
    mediaId: fromId(media_id),
    count,
    accounts: accounts.map(({ is_hashed: isHashed, path_reasons: reasons, ...account }) => ({
      ...account,
      isHashed,
      pathReasons: reasons.map(mapReasonOrNull),
    })),
  };
};
