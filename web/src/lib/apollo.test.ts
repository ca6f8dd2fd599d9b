import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { sessionMachine, type StoredSession } from '@vedetta/machines';
import { createActor, fromPromise, waitFor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApolloClient } from './apollo.ts';
import { currentToken, mayRetry, type Session } from '../domain/session/session.ts';

const WHO = gql`
  query Who($n: Int) {
    who(n: $n)
  }
`;

/** A GraphQL server that accepts one token at a time and can be told to misbehave. */
interface Emulator {
  accepts: string;
  seen: string[];
  breakNext: number;
  answer401: 'graphql' | 'http';
  /** The first answer is kept back until the second question is there. */
  holdFirst: boolean;
}

let server: Server;
let held: (() => void) | null = null;
let url: string;
const emulator: Emulator = {
  accepts: 'new',
  seen: [],
  breakNext: 0,
  answer401: 'graphql',
  holdFirst: false,
};
const running: Session[] = [];

beforeEach(async () => {
  Object.assign(emulator, {
    accepts: 'new',
    seen: [],
    breakNext: 0,
    answer401: 'graphql',
    holdFirst: false,
  });
  server = createServer((request, response) => {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    emulator.seen.push(token);
    request.resume().on('end', () => {
      if (emulator.breakNext > 0) {
        emulator.breakNext -= 1;
        request.socket.destroy();
        return;
      }
      if (emulator.holdFirst && emulator.seen.length === 1) {
        held = () =>
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ data: { who: 'before the event' } }));
        return;
      }
      held?.();
      held = null;
      const refused = token !== emulator.accepts;
      response.writeHead(refused && emulator.answer401 === 'http' ? 401 : 200, {
        'content-type': 'application/json',
      });
      response.end(
        JSON.stringify(
          refused
            ? {
                errors: [
                  {
                    message: 'Log in again.',
                    extensions: { code: 'UNAUTHENTICATED', status: 401 },
                  },
                ],
              }
            : { data: { who: token } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});

afterEach(async () => {
  for (const session of running.splice(0)) session.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The real session machine, signed in with the token `old`. */
async function signedIn(refresh: () => Promise<StoredSession | null>): Promise<Session> {
  const session: Session = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise<StoredSession | null, void>(() =>
          Promise.resolve({ token: 'old', email: 'a@b.it', expiresIn: 600_000 }),
        ),
        refresh: fromPromise(refresh),
        loadViewer: fromPromise<void, { email: string }>(() => Promise.resolve()),
        logout: fromPromise<void, void>(() => Promise.resolve()),
      },
    }),
  );
  running.push(session);
  session.start();
  session.send({ type: 'session.started' });
  await waitFor(session, (snapshot) => snapshot.hasTag('viewerReady'));
  return session;
}

const clientOf = (session: Session) =>
  createApolloClient({
    url,
    tokens: { token: () => currentToken(session), mayRetry: (used) => mayRetry(session, used) },
  });
const renewed = (token: string): StoredSession => ({ token, email: 'a@b.it', expiresIn: 600_000 });

describe('calls that are answered 401', () => {
  it.each(['graphql', 'http'] as const)(
    'cause one refresh however many they are (%s)',
    async (kind) => {
      emulator.answer401 = kind;
      let refreshes = 0;
      const session = await signedIn(async () => {
        refreshes += 1;
        await Promise.resolve();
        return renewed('new');
      });
      const client = clientOf(session);
      const answers = await Promise.all(
        [1, 2, 3].map((n) => client.query({ query: WHO, variables: { n } })),
      );
      expect(answers.map(({ data }) => data)).toEqual([
        { who: 'new' },
        { who: 'new' },
        { who: 'new' },
      ]);
      expect(refreshes).toBe(1);
      expect(emulator.seen.filter((token) => token === 'old')).toHaveLength(3);
      expect(emulator.seen.filter((token) => token === 'new')).toHaveLength(3);
    },
  );

  it('cause no refresh when their token has been replaced meanwhile', async () => {
    let refreshes = 0;
    const session = await signedIn(async () => {
      refreshes += 1;
      return renewed('new');
    });
    await expect(mayRetry(session, 'old')).resolves.toBe(true);
    await expect(mayRetry(session, 'old')).resolves.toBe(true);
    expect(refreshes).toBe(1);
  });

  it('pass the first answer on when the refresh is refused, and end the session', async () => {
    const session = await signedIn(() =>
      Promise.reject(Object.assign(new Error('No.'), { code: 'UNAUTHENTICATED', status: 401 })),
    );
    await expect(clientOf(session).query({ query: WHO })).rejects.toThrow('Log in again.');
    expect(session.getSnapshot().hasTag('anonymous')).toBe(true);
    expect(currentToken(session)).toBeNull();
  });

  it('are made again only once', async () => {
    emulator.accepts = 'something else';
    const session = await signedIn(() => Promise.resolve(renewed('new')));
    await expect(clientOf(session).query({ query: WHO })).rejects.toThrow('Log in again.');
    expect(emulator.seen).toEqual(['old', 'new']);
  });
});

describe('a broken connection', () => {
  it('is tried again for a query', async () => {
    emulator.accepts = 'old';
    emulator.breakNext = 1;
    const session = await signedIn(() => Promise.resolve(null));
    const { data } = await clientOf(session).query({ query: WHO });
    expect(data).toEqual({ who: 'old' });
    expect(emulator.seen).toHaveLength(2);
  });

  it('is asked three times more for a query, and then said to be broken', async () => {
    // The pauses are drawn by lot: here each is none.
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    emulator.accepts = 'old';
    emulator.breakNext = 3;
    const session = await signedIn(() => Promise.resolve(null));
    const { data } = await clientOf(session).query({ query: WHO });
    expect([data, emulator.seen.length]).toEqual([{ who: 'old' }, 4]);
    emulator.breakNext = 4;
    await expect(clientOf(session).query({ query: WHO, variables: { n: 2 } })).rejects.toThrow();
    expect(emulator.seen).toHaveLength(8);
  });

  it('is never tried again for an act', async () => {
    emulator.breakNext = 1;
    const session = await signedIn(() => Promise.resolve(null));
    await expect(
      clientOf(session).mutate({
        mutation: gql`
          mutation Act {
            who
          }
        `,
      }),
    ).rejects.toThrow();
    expect(emulator.seen).toHaveLength(1);
  });
});

describe('a list that is asked for again while it is on its way', () => {
  it('gets an answer from after the second question', async () => {
    Object.assign(emulator, { accepts: 'old', holdFirst: true });
    const client = clientOf(await signedIn(() => Promise.resolve(null)));
    const list = client.watchQuery({ query: WHO });
    const shown: unknown[] = [];
    const subscription = list.subscribe(({ data }) => shown.push(data));
    await expect.poll(() => held).not.toBeNull();
    const { data } = await list.refetch();
    expect(data).toEqual({ who: 'old' });
    expect(shown.at(-1)).toEqual({ who: 'old' });
    subscription.unsubscribe();
  });
});
