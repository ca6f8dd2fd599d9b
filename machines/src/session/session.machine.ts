import {
  adoptAnswer,
  adoptCarried,
  carried,
  countFailure,
  countNoAnswer,
  credentials,
  elsewhere,
  expired,
  failure,
  loggedOut,
  output,
  sessionSetup,
} from './session.setup.ts';

/**
 * The session. It runs once per tab, outside React.
 *
 * Provide actors `readStored` () → StoredSession | null; `refresh` ({ token, email }) →
 * StoredSession | null (null: answer without a token), rejecting with a Problem; `loadViewer` ({
 * email }) → nothing (fills the cache); `logout` () → nothing. Provide actions `persist` (write
 * context.token and context.email) and `clear` (remove them and every cached answer). Delays:
 * refreshDue, retryDelay, answerOverdue. Tags: `pending` (show "Loading..."), `authenticated`
 * (signed-in screens may stay), `refreshing` (a call answered 401 waits), `reconnecting` (no answer
 * from the server), `anonymous`, `viewerReady`, `viewerFailed`, `confirmingLogout`, `loggingOut`.
 *
 * A refresh without an answer is not a sign-out: the machine waits and tries again, also when the
 * token has expired meanwhile. Only the server's refusal, an answer without a token, another tab's
 * log-out or the user end the session.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    token: null,
    email: null,
    expiresIn: 0,
    attempts: 0,
    retryAfter: null,
    reason: 'never',
  },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Nobody has looked at the storage yet.',
      tags: ['pending'],
      on: { 'session.started': 'checking' },
    },
    checking: {
      description: 'Reads the stored token and looks whether it is still valid.',
      tags: ['pending'],
      invoke: {
        src: 'readStored',
        onDone: [
          { guard: { type: 'isLive', params: output }, target: 'signedIn', actions: adoptAnswer },
          { guard: { type: 'hasToken', params: output }, target: 'renewing', actions: adoptAnswer },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    renewing: {
      description: 'The stored token has expired: a new one is asked for before anything is shown.',
      tags: ['pending'],
      initial: 'asking',
      on: {
        'session.opened': { target: 'signedIn', actions: [adoptCarried, 'persist'] },
        'session.storage.changed': [
          { guard: { type: 'isGone', params: carried }, target: 'signedOut', actions: elsewhere },
          { guard: { type: 'isLive', params: carried }, target: 'signedIn', actions: adoptCarried },
        ],
      },
      states: {
        asking: {
          description: 'The one refresh is on its way.',
          tags: ['refreshing'],
          invoke: {
            src: 'refresh',
            input: credentials,
            onDone: [
              {
                guard: { type: 'hasToken', params: output },
                target: '#session.signedIn',
                actions: [adoptAnswer, 'persist'],
              },
              { target: '#session.signedOut', actions: expired },
            ],
            onError: [
              {
                guard: { type: 'isTransient', params: failure },
                target: 'waiting',
                actions: countFailure,
              },
              { target: '#session.signedOut', actions: expired },
            ],
          },
          after: {
            answerOverdue: { target: 'waiting', actions: countNoAnswer },
          },
        },
        waiting: {
          description: 'The server did not answer; the next attempt follows by itself.',
          tags: ['reconnecting'],
          on: { 'session.retried': 'asking' },
          after: { retryDelay: 'asking' },
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in; three things go on beside each other.',
      type: 'parallel',
      tags: ['authenticated'],
      on: {
        'session.storage.changed': {
          guard: { type: 'isGone', params: carried },
          target: 'signedOut',
          actions: elsewhere,
        },
      },
      states: {
        access: {
          description: 'The access token and its renewal.',
          initial: 'fresh',
          on: {
            'session.storage.changed': {
              guard: { type: 'isOtherLive', params: carried },
              target: '.fresh',
              actions: adoptCarried,
            },
            // Another tab had signed in while this one was still at the form.
            'session.opened': { target: '.fresh', actions: [adoptCarried, 'persist'] },
          },
          states: {
            fresh: {
              description: 'The token is valid; it is renewed shortly before it expires.',
              after: { refreshDue: 'refreshing' },
              on: {
                'session.unauthorized': {
                  guard: {
                    type: 'isCurrentToken',
                    params: ({ event }) => ({ token: event.token }),
                  },
                  target: 'refreshing',
                },
                'session.storage.changed': {
                  guard: { type: 'isCurrentExpired', params: carried },
                  target: 'refreshing',
                },
              },
            },
            refreshing: {
              description: 'The one refresh is on its way; further 401s change nothing.',
              tags: ['refreshing'],
              invoke: {
                src: 'refresh',
                input: credentials,
                onDone: [
                  {
                    guard: { type: 'hasToken', params: output },
                    target: 'fresh',
                    actions: [adoptAnswer, 'persist'],
                  },
                  { target: '#session.signedOut', actions: expired },
                ],
                onError: [
                  {
                    guard: { type: 'isTransient', params: failure },
                    target: 'waiting',
                    actions: countFailure,
                  },
                  { target: '#session.signedOut', actions: expired },
                ],
              },
              after: {
                answerOverdue: { target: 'waiting', actions: countNoAnswer },
              },
            },
            waiting: {
              description:
                'The server did not answer; nothing is thrown away, the next attempt follows by itself.',
              tags: ['reconnecting'],
              on: { 'session.retried': 'refreshing' },
              after: { retryDelay: 'refreshing' },
            },
          },
        },
        viewer: {
          description: 'Who the user is and what they may do; the answer lives in the cache.',
          initial: 'loading',
          on: {
            'session.storage.changed': {
              guard: { type: 'isOtherUser', params: carried },
              target: '.loading',
            },
            'session.opened': {
              guard: { type: 'isOtherUser', params: carried },
              target: '.loading',
            },
          },
          states: {
            loading: {
              description: 'Asks who the user is.',
              tags: ['pending'],
              invoke: {
                src: 'loadViewer',
                input: ({ context }) => ({ email: context.email ?? '' }),
                onDone: 'ready',
                onError: 'failed',
              },
              after: { answerOverdue: 'failed' },
            },
            ready: { description: 'The viewer is in the cache.', tags: ['viewerReady'] },
            failed: {
              description: 'The viewer could not be loaded; the page offers to try again.',
              tags: ['viewerFailed'],
              on: { 'session.retried': 'loading' },
            },
          },
        },
        leaving: {
          description: 'The log-out dialog.',
          initial: 'staying',
          states: {
            staying: {
              description: 'No dialog.',
              on: { 'session.logout.requested': 'confirming' },
            },
            confirming: {
              description: 'The dialog "Log out?" is open.',
              tags: ['confirmingLogout'],
              on: {
                'session.logout.cancelled': 'staying',
                'session.logout.confirmed': 'loggingOut',
              },
            },
            loggingOut: {
              description: 'The server is told; whatever it says, this tab ends the session.',
              tags: ['loggingOut'],
              invoke: {
                src: 'logout',
                onDone: { target: '#session.signedOut', actions: loggedOut },
                onError: { target: '#session.signedOut', actions: loggedOut },
              },
              after: {
                answerOverdue: { target: '#session.signedOut', actions: loggedOut },
              },
            },
          },
        },
      },
    },
    signedOut: {
      description: 'Nobody is signed in and nothing is stored.',
      tags: ['anonymous'],
      entry: ['forget', 'clear'],
      on: {
        'session.opened': { target: 'signedIn', actions: [adoptCarried, 'persist'] },
        'session.storage.changed': {
          guard: { type: 'isLive', params: carried },
          target: 'signedIn',
          actions: adoptCarried,
        },
      },
    },
  },
});
