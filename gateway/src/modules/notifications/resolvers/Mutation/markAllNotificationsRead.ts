import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';

export const markAllNotificationsRead: MutationResolvers['markAllNotificationsRead'] = async (
  _parent,
  { upTo },
  { rest },
) => ({
  unreadCount: (
    await rest.call('markAllNotificationsRead', { body: { up_to: toId(upTo, 'upTo') } })
  ).unread_count,
});
