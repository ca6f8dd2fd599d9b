import { markNotificationsRead } from './commands/mark-read.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listNotifications } from './store/notifications.ts';
import { presentNotification } from './presenter.ts';
import { notificationOperations as operations } from './schema.ts';

/** `/api/notifications/v1/`: one's own notifications. */
export function notificationRoutes(services: Services): Route[] {
  return [
    route(operations.list, async ({ caller, body }) => {
      const { rows, count, unread } = await listNotifications(services.db, {
        recipientId: caller.userId,
        contexts: body.contexts ?? [],
        direction: body.sortDirection,
        page: body.page,
        pageSize: body.page_size,
      });
      return {
        ...pageAnswer(operations.list.path, body, count, rows.map(presentNotification)),
        unread_count: unread,
      };
    }),
    route(operations.markRead, async ({ caller, params }) => ({
      unread_count: await markNotificationsRead(services, caller, {
        id: params.id,
        olderToo: false,
      }),
    })),
    route(operations.markAllRead, async ({ caller, body }) => ({
      unread_count: await markNotificationsRead(services, caller, {
        id: body.up_to,
        olderToo: true,
      }),
    })),
  ];
}
