import { problem } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { sessionMachine } from './session.machine.ts';
import type { StoredSession } from './session.setup.ts';

const live: StoredSession = { token: 'live', email: 'ada@example.com', expiresIn: 600_000 };
const stale: StoredSession = { ...live, token: 'stale', expiresIn: 0 };
const renewed: StoredSession = { ...live, token: 'renewed' };
const other: StoredSession = { token: 'other', email: 'bob@example.com', expiresIn: 600_000 };
const refused = problem('UNAUTHENTICATED', 'Sign in again.', { status: 401 });
const down = problem('NETWORK', 'Couldn’t reach the server. Check your connection and try again.');

testWalk(sessionMachine, {
  events: {
    'session.started': [{}],
    'session.opened': [{ session: live }, { session: other }],
    'session.unauthorized': ({ context }) => [
      { token: context.token ?? '' },
      { token: 'replaced long ago' },
    ],
    'session.storage.changed': ({ context }) => [
      { session: null },
      { session: renewed },
      { session: other },
      { session: { ...live, token: context.token ?? '', expiresIn: 0 } },
    ],
    'session.retried': [{}],
    'session.logout.requested': [{}],
    'session.logout.cancelled': [{}],
    'session.logout.confirmed': [{}],
  },
  done: {
    readStored: [null, live, stale],
    refresh: [renewed, null],
    loadViewer: [undefined],
    logout: [undefined],
  },
  errors: {
    readStored: [new Error('storage is off')],
    refresh: [down, refused],
    loadViewer: [down],
    logout: [down],
  },
  project: ({ token, email, reason }) => [token, email, reason],
  invariants: {
    'a token and an e-mail come and go together': ({ context }) =>
      (context.token === null) === (context.email === null),
    'whoever is authenticated has a token': (snapshot) =>
      !snapshot.hasTag('authenticated') || snapshot.context.token !== null,
    'nothing is left of a session that ended': (snapshot) =>
      !snapshot.hasTag('anonymous') ||
      (snapshot.context.token === null && snapshot.context.attempts === 0),
    'nobody is both authenticated and anonymous': (snapshot) =>
      !(snapshot.hasTag('authenticated') && snapshot.hasTag('anonymous')),
    'at most one refresh is in flight': (snapshot) =>
      refreshesOf(snapshot) === (snapshot.hasTag('refreshing') ? 1 : 0),
  },
});

function refreshesOf(snapshot: { children: Record<string, unknown> }): number {
  return Object.keys(snapshot.children).filter(
    (id) => id.endsWith('.asking') || id.endsWith('.refreshing'),
  ).length;
}
