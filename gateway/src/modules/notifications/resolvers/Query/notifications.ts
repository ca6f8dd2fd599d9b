import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { notificationContext } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapNotification } from '../../mappers.ts';

export const notifications: QueryResolvers['notifications'] = async (
  _parent,
  { contexts, ...page },
  { rest },
) => {
  const answer = await rest.call('listNotifications', {
    body: {
      ...pageArgs(page),
      contexts: contexts?.map((name) => notificationContext.toRest[name]),
    },
  });
  return { ...mapPage(answer, mapNotification), unreadCount: answer.unread_count };
};
