import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { sessionMachine } from './session.machine.ts';
import type { StoredSession } from './session.setup.ts';

const MINUTE = 60_000;
const session = (token: string, expiresIn = 10 * MINUTE): StoredSession => ({
  token,
  email: 'ada@example.com',
  expiresIn,
});
const down = problem('NETWORK', 'Couldn’t reach the server. Check your connection and try again.');

interface World {
  stored: StoredSession | null;
  /** One answer per refresh, in order. */
  answers: (() => Promise<StoredSession | null>)[];
}

function start(world: World) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const kept: (string | null)[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise(() => Promise.resolve(world.stored)),
        refresh: fromPromise(({ input }) => {
          asked.push(input.token);
          return world.answers.shift()?.() ?? Promise.reject(new Error('one refresh too many'));
        }),
        loadViewer: fromPromise(() => Promise.resolve()),
        logout: fromPromise(() => Promise.reject(problemError(down))),
      },
      actions: {
        persist: ({ context }) => kept.push(context.token),
        clear: () => kept.push(null),
      },
    }),
    { clock },
  );
  actor.start();
  actor.send({ type: 'session.started' });
  return { actor, clock, asked, kept };
}
type Started = ReturnType<typeof start>;
const tagged = (
  { actor }: Started,
  tag: 'authenticated' | 'anonymous' | 'refreshing' | 'reconnecting' | 'viewerReady',
) => waitFor(actor, (snapshot) => snapshot.hasTag(tag));
const withToken = ({ actor }: Started, token: string) =>
  waitFor(actor, (snapshot) => snapshot.context.token === token && !snapshot.hasTag('refreshing'));

describe('a session', () => {
  test('answers three 401s at once, and a late one for the replaced token, with one refresh', async () => {
    const run = start({
      stored: session('first'),
      answers: [() => Promise.resolve(session('second'))],
    });
    await tagged(run, 'viewerReady');
    for (let call = 0; call < 3; call += 1)
      run.actor.send({ type: 'session.unauthorized', token: 'first' });
    await withToken(run, 'second');
    run.actor.send({ type: 'session.unauthorized', token: 'first' });
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(false);
    expect(run.asked).toEqual(['first']);
    expect(run.kept).toEqual(['second']);
  });

  test('renews its token a minute before it expires, again and again', async () => {
    const run = start({
      stored: session('first'),
      answers: [() => Promise.resolve(session('second')), () => Promise.resolve(session('third'))],
    });
    await tagged(run, 'viewerReady');
    run.clock.increment(9 * MINUTE - 1);
    expect(run.asked).toEqual([]);
    run.clock.increment(1);
    await withToken(run, 'second');
    run.clock.increment(9 * MINUTE);
    await withToken(run, 'third');
    expect(run.asked).toEqual(['first', 'second']);
  });

  test('outlives a cut network: it waits longer and longer, and goes on where it was', async () => {
    const run = start({
      stored: session('first'),
      answers: [
        () => Promise.reject(problemError(down)),
        () => Promise.reject(problemError(down)),
        () => Promise.resolve(session('second')),
      ],
    });
    await tagged(run, 'viewerReady');
    run.actor.send({ type: 'session.unauthorized', token: 'first' });
    await tagged(run, 'reconnecting');
    expect(run.actor.getSnapshot().hasTag('authenticated')).toBe(true);
    run.clock.increment(1000);
    await tagged(run, 'reconnecting');
    await waitFor(run.actor, (snapshot) => snapshot.context.attempts === 2);
    run.clock.increment(1999);
    expect(run.asked).toHaveLength(2);
    run.clock.increment(1);
    await withToken(run, 'second');
    expect(run.kept).toEqual(['second']);
  });

  test('ends when the server refuses, and nothing stays stored', async () => {
    const run = start({
      stored: session('first'),
      answers: [
        () => Promise.reject(problemError(problem('UNAUTHENTICATED', 'Sign in.', { status: 401 }))),
      ],
    });
    await tagged(run, 'viewerReady');
    run.actor.send({ type: 'session.unauthorized', token: 'first' });
    const ended = await tagged(run, 'anonymous');
    expect(ended.context).toMatchObject({ token: null, email: null, reason: 'expired' });
    expect(run.kept).toEqual([null]);
  });

  test('ends when the answer holds no token', async () => {
    const run = start({ stored: session('stale', 0), answers: [() => Promise.resolve(null)] });
    expect((await tagged(run, 'anonymous')).context.reason).toBe('expired');
    expect(run.kept).toEqual([null]);
  });

  test('asks for a new token first when the stored one has expired', async () => {
    const run = start({
      stored: session('stale', -5),
      answers: [() => Promise.resolve(session('second'))],
    });
    const open = await tagged(run, 'authenticated');
    expect(open.context.token).toBe('second');
    expect(run.asked).toEqual(['stale']);
  });

  test('follows another tab: out, in, and over to a renewed token without asking for one itself', async () => {
    const run = start({ stored: session('first'), answers: [] });
    await tagged(run, 'viewerReady');
    run.actor.send({ type: 'session.storage.changed', session: session('renewed elsewhere') });
    expect(run.actor.getSnapshot().context.token).toBe('renewed elsewhere');
    run.actor.send({ type: 'session.storage.changed', session: null });
    expect(run.actor.getSnapshot().hasTag('anonymous')).toBe(true);
    expect(run.actor.getSnapshot().context.reason).toBe('elsewhere');
    run.actor.send({ type: 'session.storage.changed', session: session('signed in elsewhere') });
    expect(run.actor.getSnapshot().hasTag('authenticated')).toBe(true);
    expect(run.asked).toEqual([]);
  });

  test('loads who it is again, and keeps the log-out dialog, when another tab switches to another user', async () => {
    const run = start({ stored: session('first'), answers: [] });
    await tagged(run, 'viewerReady');
    run.actor.send({ type: 'session.logout.requested' });
    run.actor.send({
      type: 'session.storage.changed',
      session: { ...session('theirs'), email: 'bob@example.com' },
    });
    const now = run.actor.getSnapshot();
    expect(now.context).toMatchObject({ token: 'theirs', email: 'bob@example.com' });
    expect([now.hasTag('viewerReady'), now.hasTag('confirmingLogout')]).toEqual([false, true]);
    await tagged(run, 'viewerReady');
  });

  test('takes the token of a sign-in that ended after another tab had signed in, and loads who that is', async () => {
    const run = start({ stored: session('first'), answers: [] });
    await tagged(run, 'viewerReady');
    run.actor.send({
      type: 'session.opened',
      session: { ...session('own'), email: 'bob@example.com' },
    });
    expect(run.actor.getSnapshot().hasTag('viewerReady')).toBe(false);
    const open = await tagged(run, 'viewerReady');
    expect(open.context).toMatchObject({ token: 'own', email: 'bob@example.com' });
    expect(run.kept).toEqual(['own']);
  });

  test('is over after "Log out" even when the server cannot be told, and goes on after "Cancel"', async () => {
    const run = start({ stored: session('first'), answers: [] });
    await tagged(run, 'viewerReady');
    run.actor.send({ type: 'session.logout.requested' });
    expect(run.actor.getSnapshot().hasTag('confirmingLogout')).toBe(true);
    run.actor.send({ type: 'session.logout.cancelled' });
    expect(run.actor.getSnapshot().hasTag('authenticated')).toBe(true);
    run.actor.send({ type: 'session.logout.requested' });
    run.actor.send({ type: 'session.logout.confirmed' });
    expect((await tagged(run, 'anonymous')).context.reason).toBe('loggedOut');
    expect(run.kept).toEqual([null]);
  });

  test('does not renew in a tight loop when the clock of this computer is wrong', async () => {
    const run = start({
      stored: session('first'),
      answers: [() => Promise.resolve(session('born expired', -1))],
    });
    await tagged(run, 'viewerReady');
    run.actor.send({ type: 'session.unauthorized', token: 'first' });
    await withToken(run, 'born expired');
    run.clock.increment(14_999);
    expect(run.asked).toHaveLength(1);
  });
});
