import { assign, emit, setup } from 'xstate';
import { backOff, listenerPlaceholder, placeholder } from '../support/placeholder.ts';
import { isTransient, problemOf } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { compareIds, merged, newestId, routeOf, unreadIn, withMarks } from './items.ts';
import type { Mark, NotificationItem } from './items.ts';

export interface NotificationPage {
  items: readonly NotificationItem[];
  /** Over all pages. */
  unreadCount: number;
  /** How many there are on all pages. */
  count: number;
}
export interface NotificationsContext {
  /** Newest first. */
  items: readonly NotificationItem[];
  /** Over all pages, with what was just read taken off. */
  unreadCount: number;
  /** How many there are, with those that are not here yet. */
  count: number;
  /** Newest id ever seen: the live feed resumes after it. */
  lastId: string | null;
  /** What was read here and the server does not know yet, oldest first. */
  marks: readonly Mark[];
  /** Failures of the feed in a row. */
  attempts: number;
  /** Failures of marking in a row. */
  markAttempts: number;
  problem: Problem | null;
}
/** What `listen` sends. */
export type FeedEvent =
  | { type: 'notification.received'; notification: NotificationItem }
  | { type: 'notifications.disconnected' };
export type NotificationsEvent =
  | FeedEvent
  /** Something may have been missed, e.g. the tab slept. */
  | { type: 'notifications.gap.detected' }
  | { type: 'notifications.retried' }
  /** The server tells what the person has read: here, or in another tab or browser. */
  | { type: 'notifications.read.elsewhere'; mark: Mark }
  | { type: 'notifications.drawer.opened' }
  | { type: 'notifications.drawer.closed' }
  | { type: 'notification.chosen'; id: string }
  | { type: 'notifications.all.read' }
  /** The end of the list is reached: what is older is wanted. */
  | { type: 'notifications.older.wanted' };
export interface NotificationsEmitted {
  type: 'notification.opened';
  id: string;
  /** Path to navigate to. */
  route: string;
}

export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const output = ({ event }: { event: { output: NotificationPage } }) => ({
  page: event.output,
});
export const told = ({ event }: { event: { mark: Mark } }) => ({ mark: event.mark });
export const chosen = ({ event }: { event: { id: string } }) => ({ id: event.id });

/** Names and types of the notifications machine: everything but the chart. */
export const notificationsSetup = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as
      | 'pending'
      | 'live'
      | 'resuming'
      | 'failed'
      | 'drawerOpen'
      | 'marking'
      | 'olderPending'
      | 'olderFailed',
  },
  actors: {
    loadPage: placeholder<NotificationPage>('loadPage'),
    loadOlder: placeholder<NotificationPage, { known: number }>('loadOlder'),
    listen: listenerPlaceholder<{ type: 'never' }, { after: string | null }, FeedEvent>('listen'),
    sendMark: placeholder<void, Mark>('sendMark'),
  },
  actions: {
    adoptPage: assign(({ context }, { page }: { page: NotificationPage }) => {
      // What arrived while the page was on its way is not on the page.
      const newest = newestId(page.items, null);
      const later = context.items.filter(({ id }) => newest === null || compareIds(id, newest) > 0);
      const items = merged(context.items, page.items);
      return {
        items,
        unreadCount: Math.max(page.unreadCount + unreadIn(later), unreadIn(items)),
        count: Math.max(page.count + later.length, items.length),
        lastId: newestId(items, context.lastId),
        problem: null,
      };
    }),
    adoptOlder: assign(({ context }, { page }: { page: NotificationPage }) => {
      // What is here already may have been read since; what is not may be covered by a mark that is
      // on its way.
      const items = withMarks(merged(page.items, context.items), context.marks);
      // A page that brings nothing new is the end, whatever was counted: others may have gone
      // meanwhile.
      const count =
        items.length === context.items.length
          ? items.length
          : Math.max(context.count, items.length);
      return {
        items,
        count,
        unreadCount: Math.max(context.unreadCount, unreadIn(items)),
        lastId: newestId(items, context.lastId),
      };
    }),
    receive: assign(({ context }, { notification }: { notification: NotificationItem }) => {
      // A resumed feed may repeat what is known already.
      if (context.items.some(({ id }) => id === notification.id)) return {};
      return {
        items: merged(context.items, [notification]),
        unreadCount: context.unreadCount + (notification.isRead ? 0 : 1),
        count: context.count + 1,
        lastId: newestId([notification], context.lastId),
        attempts: 0,
      };
    }),
    markOne: assign(({ context }, { id }: { id: string }) => {
      const item = context.items.find((one) => one.id === id);
      if (item === undefined || item.isRead) return {};
      const mark: Mark = { kind: 'one', id };
      return {
        items: withMarks(context.items, [mark]),
        unreadCount: Math.max(context.unreadCount - 1, 0),
        marks: [...context.marks, mark],
      };
    }),
    markAll: assign(({ context }) => {
      if (context.lastId === null) return {};
      const mark: Mark = { kind: 'all', upTo: context.lastId };
      return {
        items: withMarks(context.items, [mark]),
        unreadCount: 0,
        marks: [...context.marks, mark],
      };
    }),
    readElsewhere: assign(({ context }, { mark }: { mark: Mark }) => {
      const items = withMarks(context.items, [mark]);
      // Of those that are not here the server's list tells, which is read next.
      return {
        items,
        unreadCount: Math.max(
          mark.kind === 'all' ? 0 : context.unreadCount - unreadIn(context.items) + unreadIn(items),
          unreadIn(items),
        ),
      };
    }),
    dropMark: assign({ marks: ({ context }) => context.marks.slice(1), markAttempts: 0 }),
    dropAllMarks: assign({ marks: [], markAttempts: 0 }),
    countMarkFailure: assign({ markAttempts: ({ context }) => context.markAttempts + 1 }),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    countFailure: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetFailures: assign({ attempts: 0 }),
    open: emit(({ context }, { id }: { id: string }): NotificationsEmitted => {
      const item = context.items.find((one) => one.id === id);
      return {
        type: 'notification.opened',
        id,
        route: item === undefined ? '/threat-manager' : routeOf(item),
      };
    }),
  },
  guards: {
    isTransient: (_, { error }: { error: unknown }) => isTransient(error),
    isKnown: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
    hasMoreMarks: ({ context }) => context.marks.length > 1,
    hasMarks: ({ context }) => context.marks.length > 0,
    /** False for what was read here, which the server tells as well, and before there is a list. */
    isNews: ({ context }, { mark }: { mark: Mark }) => {
      if (context.lastId === null) return false;
      if (mark.kind === 'one')
        return context.items.find(({ id }) => id === mark.id)?.isRead !== true;
      return (
        context.unreadCount > unreadIn(context.items) ||
        withMarks(context.items, [mark]).some(
          ({ isRead }, at) => isRead !== context.items[at]?.isRead,
        )
      );
    },
    isUnread: ({ context }, { id }: { id: string }) =>
      context.items.some((item) => item.id === id && !item.isRead),
    hasOlder: ({ context }) => context.items.length < context.count,
    hasUnread: ({ context }) => context.unreadCount > 0 && context.lastId !== null,
  },
  delays: {
    retryDelay: ({ context }) => backOff(context.attempts, context.problem?.retryAfter ?? null),
    markRetryDelay: ({ context }) => backOff(context.markAttempts),
    answerOverdue: 15_000,
    stable: 30_000,
  },
});
