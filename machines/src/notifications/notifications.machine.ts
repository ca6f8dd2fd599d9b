import { chosen, failure, notificationsSetup, output, told } from './notifications.setup.ts';

/**
 * The user's notifications. Start it when somebody is signed in and not in a locked trial.
 *
 * Provide actors `loadPage` () → { items, unreadCount, count }; `loadOlder` ({ known: how many of
 * the newest are here }) → the same of what comes after them, overlaps do no harm; `listen`, a
 * callback ({ after }) that subscribes, calls `sendBack` with `notification.received` in id order
 * and `notifications.disconnected` when the feed breaks, and returns an unsubscribe; `sendMark` ({
 * kind: 'one', id } | { kind: 'all', upTo }) → nothing. Delays: retryDelay, markRetryDelay,
 * answerOverdue, stable. Tags: `pending` (first load), `live`, `resuming`, `failed` (first load),
 * `drawerOpen`, `marking`, `olderPending`, `olderFailed`. Emits
 * `notification.opened { id, route }`: navigate there; the drawer has closed itself.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: {
    items: [],
    unreadCount: 0,
    count: 0,
    lastId: null,
    marks: [],
    attempts: 0,
    markAttempts: 0,
    problem: null,
  },
  type: 'parallel',
  states: {
    feed: {
      description: 'The list and what arrives live.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The newest page is read.',
          tags: ['pending'],
          invoke: {
            src: 'loadPage',
            onDone: {
              target: 'live',
              actions: ['forgetFailures', { type: 'adoptPage', params: output }],
            },
            onError: [
              {
                guard: { type: 'isTransient', params: failure },
                target: 'failed.waiting',
                actions: ['countFailure', { type: 'report', params: failure }],
              },
              { target: 'failed.forGood', actions: { type: 'report', params: failure } },
            ],
          },
          after: { answerOverdue: { target: 'failed.waiting', actions: 'countFailure' } },
        },
        failed: {
          description: 'The list could not be read.',
          tags: ['failed'],
          on: { 'notifications.retried': 'loading' },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'For a passing reason: it is tried again.',
              after: { retryDelay: '#notifications.feed.loading' },
            },
            forGood: { description: 'The server refused: only the person can try again.' },
          },
        },
        live: {
          description: 'Whatever is sent arrives; it begins after the newest one known.',
          tags: ['live'],
          invoke: { src: 'listen', input: ({ context }) => ({ after: context.lastId }) },
          on: {
            'notification.received': {
              actions: {
                type: 'receive',
                params: ({ event }) => ({ notification: event.notification }),
              },
            },
            'notifications.disconnected': { target: 'resuming', actions: 'countFailure' },
            'notifications.gap.detected': { target: 'live', reenter: true },
          },
          after: { stable: { actions: 'forgetFailures' } },
        },
        resuming: {
          description: 'The feed broke; it goes on after the last one seen.',
          tags: ['resuming'],
          on: { 'notifications.retried': 'live', 'notifications.gap.detected': 'live' },
          after: { retryDelay: 'live' },
        },
      },
    },
    reading: {
      description: 'Tells the server what was read, one after the other.',
      initial: 'idle',
      on: { 'notifications.read.elsewhere': { actions: { type: 'readElsewhere', params: told } } },
      states: {
        idle: {
          description: 'The server knows everything.',
          on: {
            'notification.chosen': {
              guard: { type: 'isUnread', params: chosen },
              target: 'marking',
              actions: { type: 'markOne', params: chosen },
            },
            'notifications.all.read': { guard: 'hasUnread', target: 'marking', actions: 'markAll' },
            'notifications.read.elsewhere': {
              guard: { type: 'isNews', params: told },
              target: 'reloading',
              actions: { type: 'readElsewhere', params: told },
            },
          },
        },
        marking: {
          description: 'One mark is on its way; further ones queue.',
          tags: ['marking'],
          on: {
            'notification.chosen': { actions: { type: 'markOne', params: chosen } },
            'notifications.all.read': { guard: 'hasUnread', actions: 'markAll' },
          },
          invoke: {
            src: 'sendMark',
            input: ({ context }) => context.marks[0] ?? { kind: 'one', id: '' },
            onDone: [
              { guard: 'hasMoreMarks', target: 'marking', reenter: true, actions: 'dropMark' },
              { target: 'reloading', actions: 'dropMark' },
            ],
            onError: [
              {
                guard: { type: 'isTransient', params: failure },
                target: 'waiting',
                actions: 'countMarkFailure',
              },
              {
                target: 'reloading',
                actions: ['dropAllMarks', { type: 'report', params: failure }],
              },
            ],
          },
          after: { answerOverdue: { target: 'waiting', actions: 'countMarkFailure' } },
        },
        waiting: {
          description:
            'The server did not answer; the mark is kept and sent again. Marking twice does no harm.',
          tags: ['marking'],
          on: {
            'notification.chosen': { actions: { type: 'markOne', params: chosen } },
            'notifications.all.read': { guard: 'hasUnread', actions: 'markAll' },
            'notifications.retried': 'marking',
          },
          after: { markRetryDelay: 'marking' },
        },
        reloading: {
          description: 'The list is read again, so that list and count are those of the server.',
          on: {
            'notification.chosen': {
              guard: { type: 'isUnread', params: chosen },
              target: 'marking',
              actions: { type: 'markOne', params: chosen },
            },
            'notifications.all.read': { guard: 'hasUnread', target: 'marking', actions: 'markAll' },
            'notifications.read.elsewhere': {
              guard: { type: 'isNews', params: told },
              target: 'reloading',
              reenter: true,
              actions: { type: 'readElsewhere', params: told },
            },
          },
          invoke: {
            src: 'loadPage',
            onDone: { target: 'idle', actions: { type: 'adoptPage', params: output } },
            onError: 'idle',
          },
          after: { answerOverdue: 'idle' },
        },
      },
    },
    drawer: {
      description: 'The drawer on the left.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the count is seen.',
          on: { 'notifications.drawer.opened': 'open' },
        },
        open: {
          description: 'The list is seen.',
          tags: ['drawerOpen'],
          on: {
            'notifications.drawer.closed': 'closed',
            'notification.chosen': {
              guard: { type: 'isKnown', params: chosen },
              target: 'closed',
              actions: { type: 'open', params: chosen },
            },
          },
          initial: 'resting',
          states: {
            resting: {
              description: 'Older ones are read only when the person wants them.',
              on: { 'notifications.older.wanted': { guard: 'hasOlder', target: 'lengthening' } },
            },
            lengthening: {
              description: 'The page after the last one here is read.',
              tags: ['olderPending'],
              invoke: {
                src: 'loadOlder',
                input: ({ context }) => ({ known: context.items.length }),
                onDone: { target: 'resting', actions: { type: 'adoptOlder', params: output } },
                onError: 'cut',
              },
              after: { answerOverdue: 'cut' },
            },
            cut: {
              description: 'They could not be read: the person may try again.',
              tags: ['olderFailed'],
              on: { 'notifications.older.wanted': 'lengthening' },
            },
          },
        },
      },
    },
  },
});
