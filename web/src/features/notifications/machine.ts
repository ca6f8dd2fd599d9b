import type { ApolloClient } from '@apollo/client';
import { notificationsMachine, type FeedEvent, type NotificationPage } from '@vedetta/machines';
import type { Client } from 'graphql-ws';
import { fromCallback, fromPromise } from 'xstate';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationReceivedDocument,
  NotificationsDocument,
  OlderNotificationsDocument,
  type NotificationsQuery,
  type OlderNotificationsQuery,
} from '../../generated/notifications/graphql.ts';
import { subscribeResumable } from '../../domain/live/live.ts';
import { asked } from '../../lib/problem.ts';

/** How many are read at once: the newest first, older ones when they are wanted. */
const PAGE_SIZE = 50;

function pageIn(data: NotificationsQuery | OlderNotificationsQuery | undefined): NotificationPage {
  if (data === undefined) throw new Error('The notifications came back empty.');
  const { results: items, unreadCount, count } = data.notifications;
  return { items, unreadCount, count };
}

/** The notifications flow on the real server. */
export function wireNotifications(client: ApolloClient, socket: Client | null) {
  return notificationsMachine.provide({
    actors: {
      loadPage: fromPromise<NotificationPage, void>(async () => {
        const { data } = await asked(
          client.query({
            query: NotificationsDocument,
            variables: { page: 1, pageSize: PAGE_SIZE },
            fetchPolicy: 'network-only',
          }),
        );
        return pageIn(data);
      }),
      loadOlder: fromPromise<NotificationPage, { known: number }>(async ({ input }) => {
        // From the page that begins at or before the end of what is known: an overlap does no harm,
        // a gap would. Where it begins before, all of it may
        // be known, when newer ones came that nobody has told of yet: then the next one is read as
        // well.
        const first = Math.floor(input.known / PAGE_SIZE) + 1;
        const pages = await Promise.all(
          (input.known % PAGE_SIZE === 0 ? [first] : [first, first + 1]).map(async (page) => {
            const { data } = await asked(
              client.query({
                query: OlderNotificationsDocument,
                variables: { page, pageSize: PAGE_SIZE },
                fetchPolicy: 'network-only',
              }),
            );
            return pageIn(data);
          }),
        );
        const [one] = pages;
        if (one === undefined) throw new Error('The notifications came back empty.');
        return { ...one, items: pages.flatMap(({ items }) => items) };
      }),
      listen: fromCallback<{ type: 'never' }, { after: string | null }, FeedEvent>(
        ({ input, sendBack }) => {
          if (socket === null) return undefined;
          // The socket comes back by itself and resumes; only a refused subscription has to begin
          // anew.
          return subscribeResumable(socket, NotificationReceivedDocument, {
            // Of an empty list everything is later: "from now on" would lose what came between the
            // page and this.
            after: input.after ?? '0',
            idOf: ({ notificationReceived }) => notificationReceived.id,
            onData: ({ notificationReceived }) => {
              sendBack({ type: 'notification.received', notification: notificationReceived });
            },
            onError: () => {
              sendBack({ type: 'notifications.disconnected' });
            },
          });
        },
      ),
      sendMark: fromPromise(async ({ input }) => {
        if (input.kind === 'one')
          await asked(
            client.mutate({ mutation: MarkNotificationReadDocument, variables: { id: input.id } }),
          );
        else
          await asked(
            client.mutate({
              mutation: MarkAllNotificationsReadDocument,
              variables: { upTo: input.upTo },
            }),
          );
      }),
    },
  });
}
