import { connectionMachine } from '@vedetta/machines';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { watchedFetch, type Connection } from './connection.ts';

/** A connection whose probes get no answer and refuse nothing. */
const started = (): Connection =>
  createActor(
    connectionMachine.provide({
      actors: { probe: fromPromise<void, void>(() => new Promise(() => undefined)) },
    }),
  ).start();
let connection = started();
afterEach(() => {
  connection.stop();
  connection = started();
});
const isOffline = () => connection.getSnapshot().hasTag('offline');

describe('what calls say about the connection', () => {
  test('an answer brings the server back, a refusal included', async () => {
    connection.send({ type: 'connection.browser.went.offline' });
    await watchedFetch(connection, () => Promise.resolve(new Response(null, { status: 403 })))(
      'http://server.example/',
    );
    expect(connection.getSnapshot().hasTag('online')).toBe(true);
  });

  test('the late answer to what was asked before the server was lost says nothing', async () => {
    let answer = (_: Response): void => undefined;
    const ask = watchedFetch(
      connection,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const asked = ask('http://server.example/');
    connection.send({ type: 'connection.browser.went.offline' });
    answer(new Response('{}'));
    expect((await asked).status).toBe(200);
    expect(isOffline()).toBe(true);
    const again = ask('http://server.example/');
    answer(new Response('{}'));
    await again;
    expect(isOffline()).toBe(false);
  });

  test('no answer, or a proxy’s in place of the server’s, is looked into', async () => {
    for (const ask of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response(null, { status: 502 })),
    ]) {
      await watchedFetch(connection, ask)('http://server.example/').catch(() => undefined);
      expect(connection.getSnapshot().hasTag('degraded')).toBe(true);
      connection.send({ type: 'connection.succeeded' });
    }
  });
});
