import { useApolloClient } from '@apollo/client/react';
import { compareIds, type NotificationItem } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NotificationsReadDocument } from '../../generated/notifications/graphql.ts';
import { followConnection } from '../../lib/connection/connection.ts';
import { useConnection } from '../../lib/connection/use-connection.ts';
import { onWake } from '../../lib/connection/wake.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { SocketContext, useLive } from '../../domain/live/live.ts';
import { wireNotifications } from './machine.ts';

export interface Notifications {
  items: readonly NotificationItem[];
  unread: number;
  /** How many requests to join have come since this was opened. */
  registrations: number;
  isOpen: boolean;
  phase: 'loading' | 'failed' | 'ready';
  toggle: () => void;
  close: () => void;
  choose: (id: string) => void;
  markAll: () => void;
  retry: () => void;
  /** What is older than the last one here; `none` at the end of all. */
  older: 'none' | 'more' | 'loading' | 'failed';
  loadOlder: () => void;
}

/** One's own notifications, live for as long as the frame stands. */
export function useNotifications(): Notifications {
  const client = useApolloClient();
  const socket = use(SocketContext);
  const actor = useActorRef(
    useMemo(() => wireNotifications(client, socket), [client, socket]),
    actorOptions(),
  );
  useLive(NotificationsReadDocument, {
    idOf: ({ notificationsRead }) => notificationsRead.eventId,
    onData: ({ notificationsRead: { notificationId, olderToo } }) => {
      actor.send({
        type: 'notifications.read.elsewhere',
        mark: olderToo
          ? { kind: 'all', upTo: notificationId }
          : { kind: 'one', id: notificationId },
      });
    },
  });
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on('notification.opened', ({ route }) => void navigate(route));
    return () => {
      subscription.unsubscribe();
    };
  }, [actor, navigate]);
  const connection = useConnection();
  useEffect(() => {
    const mayHaveMissed = () => {
      actor.send({ type: 'notifications.gap.detected' });
    };
    const unfollow = followConnection(connection, {
      back: () => {
        mayHaveMissed();
        // What waits for another attempt need not wait any longer.
        actor.send({ type: 'notifications.retried' });
      },
    });
    const unwatch = onWake(mayHaveMissed);
    return () => {
      unfollow();
      unwatch();
    };
  }, [actor, connection]);
  const items = useSelector(actor, ({ context }) => context.items);
  const unread = useSelector(actor, ({ context }) => context.unreadCount);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('drawerOpen'));
  const phase = useSelector(actor, (snapshot) =>
    snapshot.hasTag('pending') ? 'loading' : snapshot.hasTag('failed') ? 'failed' : 'ready',
  );
  const older = useSelector(actor, (snapshot) =>
    snapshot.hasTag('olderPending')
      ? 'loading'
      : snapshot.hasTag('olderFailed')
        ? 'failed'
        : snapshot.context.items.length < snapshot.context.count
          ? 'more'
          : 'none',
  );
  // What was there from the beginning is counted already by whoever counts those who wait.
  const [newest, setNewest] = useState<string | null>(null);
  if (newest === null && phase === 'ready') setNewest(items[0]?.id ?? '0');
  return {
    items,
    unread,
    registrations:
      newest === null
        ? 0
        : items.filter(
            ({ id, context }) =>
              context === 'NEW_USER_NEED_APPROVATION' && compareIds(id, newest) > 0,
          ).length,
    isOpen,
    phase,
    toggle: () => {
      actor.send({ type: isOpen ? 'notifications.drawer.closed' : 'notifications.drawer.opened' });
    },
    close: () => {
      actor.send({ type: 'notifications.drawer.closed' });
    },
    choose: (id) => {
      actor.send({ type: 'notification.chosen', id });
    },
    markAll: () => {
      actor.send({ type: 'notifications.all.read' });
    },
    retry: () => {
      actor.send({ type: 'notifications.retried' });
    },
    older,
    loadOlder: () => {
      actor.send({ type: 'notifications.older.wanted' });
    },
  };
}
