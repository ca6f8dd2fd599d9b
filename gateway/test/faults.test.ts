import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sized } from '@vedetta/detection/testing/campaign.ts';
import { collect, liveClient, rawSocket, token, type RawSocket } from './client.ts';
import { p95Of, serveApart } from './serve-apart.ts';
import { serveGateway, until } from './serve.ts';
import { notification, Upstream, whoami } from './upstream.ts';

let upstream: Upstream;
const users = new Map<string, number>();
const RESTARTS = sized(50, 10);
/** What each test leaves to be ended. */
let endings: (() => unknown)[];
beforeEach(async () => {
  endings = [];
  upstream = new Upstream();
  upstream.on('GET /api/user/v1/whoami/', (req, res) => {
    res
      .writeHead(200)
      .end(JSON.stringify(whoami(users.get((req.headers.authorization ?? '').slice(7)) ?? 0)));
  });
  upstream.json('GET /api/setup/v1/', 200, { required: false });
  await upstream.start();
});
afterEach(async () => {
  for (const end of endings.reverse()) await end();
  await upstream.kill();
});

function signIn(user: number): string {
  const bearer = token(`s${user}`);
  users.set(bearer, user);
  return bearer;
}
function open(socketUrl: string, user: number): Client {
  const bearer = signIn(user);
  const client = liveClient(socketUrl, () => bearer);
  endings.push(() => client.dispose());
  return client;
}

test(
  'the api is killed and restarted again and again under 200 subscribers that receive 50 events a ' +
    'second: each has every event once, in order',
  async () => {
    const USERS = 10;
    const gateway = await serveGateway(upstream.url);
    endings.push(() => gateway.stop());
    const clients = Array.from({ length: USERS * 4 }, (_, i) =>
      open(gateway.socketUrl, 1 + (i % USERS)),
    );
    const subscribed = clients.flatMap((client) =>
      [1, 2, 3, 4, 5].map(() =>
        collect<{ id: string }>(
          client,
          'subscription { notificationReceived(after: "0") { id message } }',
        ),
      ),
    );
    expect(subscribed).toHaveLength(200);
    await until(() => upstream.listening === USERS, 'a socket for each user');
    let last = 0;
    const events = setInterval(() => {
      upstream.publish('notifications', notification((last += 1)));
    }, 20);
    try {
      for (let round = 1; round <= RESTARTS; round += 1) {
        await until(() => upstream.listening === USERS && last >= round * 5, `round ${round}`);
        await upstream.kill();
        await upstream.start();
      }
    } finally {
      clearInterval(events);
    }
    await until(() => subscribed.every(({ seen }) => seen.length >= last), 'everything everywhere');
    const expected = Array.from({ length: last }, (_, i) => String(i + 1));
    for (const { seen, errors } of subscribed) {
      expect(errors).toEqual([]);
      expect(seen.map(({ id }) => id)).toEqual(expected);
    }
  },
);

/** Milliseconds after which somebody would think that nobody answers. */
const NOBODY_WAITS_MS = 5_000;

test(
  'clients that talk nonsense, flood, subscribe too much, do not read or do not even begin are ' +
    'refused with their code, and others are answered all the while',
  async () => {
    const apart = await serveApart(upstream.url);
    endings.push(() => apart.kill());
    const { port } = apart;
    const url = `http://127.0.0.1:${port}`;
    const socketUrl = `ws://127.0.0.1:${port}/graphql`;
    const raw = async (): Promise<RawSocket> => {
      const socket = await rawSocket(socketUrl);
      endings.push(() => {
        socket.socket.terminate();
      });
      return socket;
    };
    const acknowledged = async (user: number) => {
      const socket = await raw();
      socket.send({
        type: 'connection_init',
        payload: { authorization: `Bearer ${signIn(user)}` },
      });
      await until(
        () => socket.messages.some(({ type }) => type === 'connection_ack'),
        'the acknowledgement',
      );
      return socket;
    };
    const neighbour = collect<{ id: string }>(
      open(socketUrl, 1),
      'subscription { notificationReceived(after: "0") { id } }',
    );
    const stalled = await acknowledged(2);
    stalled.send({
      id: '1',
      type: 'subscribe',
      payload: { query: 'subscription { notificationReceived { id message } }' },
    });
    await until(() => upstream.listening === 2, 'both streams');
    stalled.socket.pause();
    const silent = await Promise.all(Array.from({ length: 500 }, raw));
    const greedy = await acknowledged(3);
    for (let i = 1; i <= 51; i += 1)
      greedy.send({
        id: String(i),
        type: 'subscribe',
        payload: { query: 'subscription { notificationReceived { id } }' },
      });
    const flooding = await acknowledged(4);
    const babbling = await raw();
    const during = p95Of(url);
    for (let i = 0; i < 301; i += 1) flooding.send({ type: 'ping' });
    babbling.send('\u0000 GET / nonsense');
    for (let id = 1; id <= 900; id += 1)
      upstream.publish('notifications', { ...notification(id), message: 'x'.repeat(16 * 1024) } as {
        id: number;
      });

    expect((await flooding.closed).code).toBe(4429);
    expect((await babbling.closed).code).toBe(4400);
    expect(
      new Set(await Promise.all(silent.map(async ({ closed }) => (await closed).code))),
    ).toEqual(new Set([4408]));
    await until(() => greedy.messages.some(({ type }) => type === 'error'), 'the refusal');
    expect(greedy.messages.find(({ type }) => type === 'error')).toMatchObject({
      id: '51',
      payload: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    await until(() => neighbour.seen.length === 900, 'everything at the neighbour');
    expect(neighbour.seen.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 900 }, (_, i) => i + 1),
    );
    // Its part of the line was left as soon as it fell behind; after five seconds it is given up.
    expect(upstream.listening).toBe(2);
    await pause(8_000);
    stalled.socket.resume();
    expect((await stalled.closed).code).toBe(1013);
    // Each of them was answered, and rightly. How much later than before is measured by
    // `npm run bench -w gateway -- misbehaving`.
    expect(await during).toBeLessThan(NOBODY_WAITS_MS);
  },
);
