import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toPathId } from '../../../common/ids.ts';

export const markNotificationRead: MutationResolvers['markNotificationRead'] = async (
  _parent,
  { id },
  { rest },
) => ({
  unreadCount: (await rest.call('markNotificationRead', { path: { id: toPathId(id) } }))
    .unread_count,
});
