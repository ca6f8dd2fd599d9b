import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rawSocket, token, type RawSocket } from './client.ts';
import { serveGateway, until, type ServedGateway } from './serve.ts';
import { notification, Upstream, whoami } from './upstream.ts';

const upstream = new Upstream();
let gateway: ServedGateway;
const opened: RawSocket[] = [];
const bearer = token('s1');

beforeAll(async () => {
  upstream.on('GET /api/user/v1/whoami/', (req, res) => {
    if (req.headers.authorization === `Bearer ${bearer}`)
      res.writeHead(200).end(JSON.stringify(whoami(1)));
    else
      res
        .writeHead(401, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ status: 401, code: 'UNAUTHENTICATED', title: 'Log in again.' }));
  });
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
afterEach(async () => {
  for (const { socket, closed } of opened.splice(0)) {
    socket.terminate();
    await closed;
  }
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});

async function raw(
  ...args: Parameters<typeof rawSocket> extends [string, ...infer Rest] ? Rest : never
): Promise<RawSocket> {
  const socket = await rawSocket(gateway.socketUrl, ...args);
  opened.push(socket);
  return socket;
}
async function acknowledged(): Promise<RawSocket> {
  const socket = await raw();
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } });
  await until(
    () => socket.messages.some(({ type }) => type === 'connection_ack'),
    'the acknowledgement',
  );
  return socket;
}
const subscribe = (id: string, query = 'subscription { notificationReceived { id } }') => ({
  id,
  type: 'subscribe',
  payload: { query },
});

test.each([
  ['a message that is no JSON', 4400, ['hello']],
  ['a message of no known type', 4400, [{ type: 'shout' }]],
  ['a list in place of a message', 4400, [[1]]],
  ['a message of the server’s', 4400, [{ type: 'next', id: '1', payload: {} }]],
  [
    'a subscription without an id',
    4400,
    [
      {
        type: 'subscribe',
        id: '',
        payload: { query: 'subscription { notificationReceived { id } }' },
      },
    ],
  ],
  [
    'a subscription without a query',
    4400,
    [{ type: 'subscribe', id: '1', payload: { variables: {} } }],
  ],
  [
    'variables that are no object',
    4400,
    [
      {
        type: 'subscribe',
        id: '1',
        payload: { query: 'subscription { notificationReceived { id } }', variables: [] },
      },
    ],
  ],
  ['a subscription before the connection is initialised', 4401, [subscribe('1')]],
  ['initialisation without a token', 4401, [{ type: 'connection_init' }]],
  [
    'a token that the api refuses',
    4403,
    [{ type: 'connection_init', payload: { authorization: 'Bearer nonsense' } }],
  ],
  [
    'a second initialisation',
    4429,
    [
      { type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } },
      { type: 'connection_init' },
    ],
  ],
  [
    'a message of more than 64 KiB',
    1009,
    [`{"type":"ping","payload":{"x":"${'x'.repeat(65 * 1024)}"}}`],
  ],
  ['a flood of messages', 4429, Array.from({ length: 301 }, () => ({ type: 'ping' }))],
])('%s closes with %i', async (_what, code, messages) => {
  const socket = await raw();
  for (const message of messages) socket.send(message);
  expect((await socket.closed).code).toBe(code);
});

test('an id that is in use closes with 4409', async () => {
  const socket = await acknowledged();
  socket.send(subscribe('1'));
  socket.send(subscribe('1'));
  expect((await socket.closed).code).toBe(4409);
});

test('a binary message closes with 4400', async () => {
  const socket = await raw();
  socket.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
  expect((await socket.closed).code).toBe(4400);
});

test('a ping is answered with its payload, before the client is recognised and after', async () => {
  const socket = await raw();
  socket.send({ type: 'ping', payload: { at: 1 } });
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } });
  await until(() => socket.messages.length === 2, 'the pong and the acknowledgement');
  socket.send({ type: 'pong' });
  socket.send({ id: 'nobody', type: 'complete' });
  socket.send({ type: 'ping' });
  await until(() => socket.messages.length === 3, 'the second pong');
  expect(socket.messages).toEqual([
    { type: 'pong', payload: { at: 1 } },
    { type: 'connection_ack' },
    { type: 'pong' },
  ]);
});

test('silence closes with 4408 after three seconds', async () => {
  const started = Date.now();
  expect((await (await raw()).closed).code).toBe(4408);
  expect(Date.now() - started).toBeGreaterThan(2_500);
});

test('another sub-protocol closes with 4406', async () => {
  const socket = new WebSocket(gateway.socketUrl, 'graphql-ws');
  const code = await new Promise<number | string>((resolve) => {
    socket.once('close', resolve);
    socket.once('error', (error) => {
      resolve(error.message);
    });
  });
  // The client of `ws` gives up by itself when the server agrees to none of its protocols.
  expect(code).toBe('Server sent no subprotocol');
});

test.each(['//', '/elsewhere', '/graphql%', 'http://['])(
  'an upgrade of %s is nobody’s, and the server lives on',
  async (path) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ` +
        `websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ` +
        `dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('close', resolve));
    await acknowledged();
  },
);

test('a page of another site is refused, one of this host is not', async () => {
  await expect(
    rawSocket(gateway.socketUrl, 'graphql-transport-ws', { origin: 'https://evil.example' }),
  ).rejects.toThrow('403');
  await expect(raw('graphql-transport-ws', { origin: gateway.url })).resolves.toBeDefined();
});

test('the 51st subscription is refused and the others go on', async () => {
  const socket = await acknowledged();
  for (let i = 1; i <= 51; i += 1) socket.send(subscribe(String(i)));
  await until(() => socket.messages.some(({ type }) => type === 'error'), 'the refusal');
  expect(socket.messages.find(({ type }) => type === 'error')).toMatchObject({
    id: '51',
    payload: [{ extensions: { code: 'RATE_LIMITED', status: 429 } }],
  });
  await until(() => upstream.listening === 1, 'the upstream socket');
  upstream.publish('notifications', notification(1));
  await until(
    () => socket.messages.filter(({ type }) => type === 'next').length === 50,
    'fifty messages',
  );
});

test('the 21st connection of a user is refused', async () => {
  await Promise.all(Array.from({ length: 20 }, acknowledged));
  const socket = await raw();
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } });
  expect((await socket.closed).code).toBe(4429);
});

test('an id is free again once its subscription is completed, or was refused', async () => {
  const socket = await acknowledged();
  socket.send(subscribe('1', 'subscription {'));
  socket.send(subscribe('1'));
  socket.send({ id: '1', type: 'complete' });
  // A directive sends it the way of graphql-js; it is completed before it has begun.
  socket.send(subscribe('1', 'subscription { notificationReceived { id @skip(if: false) } }'));
  socket.send({ id: '1', type: 'complete' });
  socket.send(subscribe('1'));
  await until(() => upstream.listening === 1, 'the upstream socket');
  const id = (upstream.published['notifications']?.at(-1)?.id ?? 0) + 1;
  upstream.publish('notifications', notification(id));
  await until(() => socket.messages.some(({ type }) => type === 'next'), 'a message');
  expect(socket.messages.slice(1)).toMatchObject([
    { id: '1', type: 'error' },
    { id: '1', type: 'next', payload: { data: { notificationReceived: { id: String(id) } } } },
  ]);
});

test.each([
  ['a query', 'query { setup { required } }', 'BAD_REQUEST'],
  ['introspection', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a field that does not exist',
    'subscription { notificationRecieved { id } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a text that is no query', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  [
    'too many tokens',
    `subscription { notificationReceived { ${'id '.repeat(1_000)} } }`,
    'QUERY_TOO_LARGE',
  ],
  [
    'a position that is no number',
    'subscription { notificationReceived(after: "x") { id } }',
    'BAD_USER_INPUT',
  ],
])('%s is answered with an error on its id', async (_what, query, code) => {
  const socket = await acknowledged();
  socket.send(subscribe('1', query));
  await until(() => socket.messages.some(({ id }) => id === '1'), 'an answer');
  const answer = socket.messages.find(({ id }) => id === '1');
  expect(JSON.stringify(answer)).toContain(`"code":"${code}"`);
  expect(JSON.stringify(answer)).not.toContain('Did you mean');
});

test('a reader that stalls is closed, and its neighbour is served as before', async () => {
  const [stalled, neighbour] = [await acknowledged(), await acknowledged()];
  const query = 'subscription { notificationReceived { id message } }';
  stalled.send(subscribe('1', query));
  neighbour.send(subscribe('1', query));
  await until(() => upstream.listening === 1, 'the upstream socket');
  stalled.socket.pause();
  const before = upstream.published['notifications']?.at(-1)?.id ?? 0;
  const last = before + 900;
  for (let id = before + 1; id <= last; id += 1)
    upstream.publish('notifications', { ...notification(id), message: 'x'.repeat(16 * 1024) } as {
      id: number;
    });
  await until(
    () => neighbour.messages.filter(({ type }) => type === 'next').length === 900,
    'everything at the neighbour',
  );
  stalled.socket.resume();
  expect((await stalled.closed).code).toBe(1013);
  expect(
    neighbour.messages
      .filter(({ type }) => type === 'next')
      .map(({ payload }) =>
        Number(
          (payload as { data: { notificationReceived: { id: string } } }).data.notificationReceived
            .id,
        ),
      ),
  ).toEqual(Array.from({ length: 900 }, (_, i) => before + 1 + i));
});
