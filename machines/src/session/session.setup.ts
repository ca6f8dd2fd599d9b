import { assign, setup } from 'xstate';
import { backOff, nothing, placeholder } from '../support/placeholder.ts';
import { isTransient, problemOf } from '../support/problem.ts';

/** What is kept in local storage, with the time left as the reader of the storage sees it. */
export interface StoredSession {
  /** Access token (JWT). */
  token: string;
  email: string;
  /** Milliseconds until the token expires; zero or less when it has expired. */
  expiresIn: number;
}

/** Why nobody is signed in; the sign-in page may say so. */
export type SignedOutReason = 'never' | 'loggedOut' | 'expired' | 'elsewhere';

export interface SessionContext {
  token: string | null;
  email: string | null;
  /** Milliseconds that the token had left when it arrived. */
  expiresIn: number;
  /** Refreshes that got no answer, in a row. */
  attempts: number;
  /** Seconds the server asked to wait; null when it did not. */
  retryAfter: number | null;
  reason: SignedOutReason;
}

export type SessionEvent =
  | { type: 'session.started' }
  /** Sign-in succeeded; `session` is what its output says. */
  | { type: 'session.opened'; session: StoredSession }
  /** A call with `token` was answered 401. */
  | { type: 'session.unauthorized'; token: string }
  /** Storage as read now: on the `storage` event of another tab and on each route change. */
  | { type: 'session.storage.changed'; session: StoredSession | null }
  /** The connection is back, or the user pressed "Try again". */
  | { type: 'session.retried' }
  | { type: 'session.logout.requested' }
  | { type: 'session.logout.cancelled' }
  | { type: 'session.logout.confirmed' };

/** Milliseconds before expiry at which the token is renewed. */
const REFRESH_LEAD = 60_000;
/** A token that arrives expired (a wrong clock) must not be renewed in a tight loop. */
const REFRESH_AT_MOST_EVERY = 15_000;

export const output = ({ event }: { event: { output: StoredSession | null } }) => ({
  session: event.output,
});
export const carried = ({ event }: { event: { session: StoredSession | null } }) => ({
  session: event.session,
});
export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const credentials = ({ context }: { context: SessionContext }) => ({
  token: context.token ?? '',
  email: context.email ?? '',
});
export const adoptAnswer = { type: 'adopt', params: output } as const;
export const adoptCarried = { type: 'adopt', params: carried } as const;
export const countFailure = { type: 'countFailure', params: failure } as const;
/** Nothing was said, and so nothing of when to try again. */
export const countNoAnswer = { type: 'countFailure', params: { error: null } } as const;
const because = <Reason extends SignedOutReason>(reason: Reason) =>
  ({ type: 'because', params: { reason } }) as const;
export const [expired, loggedOut, elsewhere] = [
  because('expired'),
  because('loggedOut'),
  because('elsewhere'),
];

/** Names and types of the session machine: everything but the chart. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as
      | 'pending'
      | 'authenticated'
      | 'refreshing'
      | 'reconnecting'
      | 'anonymous'
      | 'viewerReady'
      | 'viewerFailed'
      | 'confirmingLogout'
      | 'loggingOut',
  },
  actors: {
    readStored: placeholder<StoredSession | null>('readStored'),
    refresh: placeholder<StoredSession | null, { token: string; email: string }>('refresh'),
    loadViewer: placeholder<void, { email: string }>('loadViewer'),
    logout: placeholder<void>('logout'),
  },
  actions: {
    persist: nothing,
    clear: nothing,
    adopt: assign((_, { session }: { session: StoredSession | null }) =>
      session === null
        ? {}
        : {
            token: session.token,
            email: session.email,
            expiresIn: session.expiresIn,
            attempts: 0,
            retryAfter: null,
          },
    ),
    forget: assign({ token: null, email: null, expiresIn: 0, attempts: 0, retryAfter: null }),
    because: assign({ reason: (_, { reason }: { reason: SignedOutReason }) => reason }),
    countFailure: assign({
      attempts: ({ context }) => context.attempts + 1,
      retryAfter: (_, { error }: { error: unknown }) => problemOf(error).retryAfter,
    }),
  },
  guards: {
    isTransient: (_, { error }: { error: unknown }) => isTransient(error),
    hasToken: (_, { session }: { session: StoredSession | null }) => session !== null,
    isLive: (_, { session }: { session: StoredSession | null }) =>
      session !== null && session.expiresIn > 0,
    isOtherLive: ({ context }, { session }: { session: StoredSession | null }) =>
      session !== null && session.token !== context.token && session.expiresIn > 0,
    isOtherUser: ({ context }, { session }: { session: StoredSession | null }) =>
      session !== null && session.expiresIn > 0 && session.email !== context.email,
    isCurrentExpired: ({ context }, { session }: { session: StoredSession | null }) =>
      session !== null && session.token === context.token && session.expiresIn <= 0,
    isCurrentToken: ({ context }, { token }: { token: string }) => token === context.token,
    isGone: (_, { session }: { session: StoredSession | null }) => session === null,
  },
  delays: {
    refreshDue: ({ context }) => Math.max(context.expiresIn - REFRESH_LEAD, REFRESH_AT_MOST_EVERY),
    retryDelay: ({ context }) => backOff(context.attempts, context.retryAfter),
    answerOverdue: 15_000,
  },
});
