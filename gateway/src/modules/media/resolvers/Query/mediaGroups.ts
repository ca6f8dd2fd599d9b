import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';
import { mapMediaGroup } from '../../mappers.ts';

export const mediaGroups: QueryResolvers['mediaGroups'] = async (
  _parent,
  { mediaIds },
  { rest },
) => {
  const media_ids = mediaIds.map((id, index) => toId(id, `mediaIds.${String(index)}`));
  return (await rest.call('listMediaGroups', { body: { media_ids } })).results.map(mapMediaGroup);
};
