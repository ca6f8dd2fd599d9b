import { afterEach, beforeEach, expect, test } from 'vitest';
import { rawSocket, token, type RawSocket } from './client.ts';
import { serveGateway, until, type ServedGateway } from './serve.ts';
import { alertChanged, notification, Upstream, whoami } from './upstream.ts';

let upstream: Upstream;
let gateway: ServedGateway;
const opened: RawSocket[] = [];
const users = new Map<string, number>();
beforeEach(async () => {
  upstream = new Upstream();
  upstream.on('GET /api/user/v1/whoami/', (req, res) => {
    res
      .writeHead(200)
      .end(JSON.stringify(whoami(users.get((req.headers.authorization ?? '').slice(7)) ?? 0)));
  });
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.terminate();
  await gateway.stop();
  await upstream.kill();
});

async function open(user: number, bearer = token(`s${user}`)): Promise<RawSocket> {
  users.set(bearer, user);
  const socket = await rawSocket(gateway.socketUrl);
  opened.push(socket);
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } });
  await until(
    () => socket.messages.some(({ type }) => type === 'connection_ack'),
    'the acknowledgement',
  );
  return socket;
}
const subscribe = (socket: RawSocket, id: string, query: string, variables: object = {}) => {
  socket.send({ id, type: 'subscribe', payload: { query, variables } });
};
const payloads = ({ messages }: RawSocket, id: string) =>
  messages
    .filter((message) => message.type === 'next' && message.id === id)
    .map(({ payload }) => JSON.stringify(payload));

test(
  'each subscriber gets what its own words ask for, under its own id, whoever else asks for the ' +
    'same or for more',
  async () => {
    const [one, two, other] = [await open(1), await open(1), await open(2)];
    const plain = 'subscription ($after: ID) { alertChanged(after: $after) { eventId severity } }';
    subscribe(one, 'a', plain);
    subscribe(one, 'b"c', plain);
    subscribe(two, 'a', plain, { after: '0' });
    subscribe(
      two,
      'z',
      'subscription { change: alertChanged { __typename id: alertId previousStatus } }',
    );
    // A directive sends the same words the way of graphql-js.
    subscribe(
      two,
      'y',
      'subscription { change: alertChanged { __typename id: alertId @include(if: true) previousStatus } }',
    );
    subscribe(other, 'a', plain);
    await until(() => upstream.listening === 2, 'a socket for each user');
    const all = () => [
      payloads(one, 'a'),
      payloads(one, 'b"c'),
      payloads(two, 'a'),
      payloads(two, 'z'),
      payloads(two, 'y'),
      payloads(other, 'a'),
    ];
    for (const id of [1, 2]) {
      upstream.publish('events', alertChanged(id));
      await until(() => all().every((seen) => seen.length === id), `event ${id} everywhere`);
    }
    const expected = [1, 2].map((id) =>
      JSON.stringify({ data: { alertChanged: { eventId: String(id), severity: 'HIGH' } } }),
    );
    const renamed = [1, 2].map(() =>
      JSON.stringify({
        data: { change: { __typename: 'AlertChange', id: '4', previousStatus: 'DETECTED' } },
      }),
    );
    expect(all()).toEqual([expected, expected, expected, renamed, renamed, expected]);
  },
);

test('an access key shares nothing with the sessions of the person it acts for', async () => {
  const query = 'subscription { alertChanged { eventId } }';
  subscribe(await open(1), 'a', query);
  const key = await open(1, 'vdt_0123456789');
  subscribe(key, 'a', query);
  await until(() => upstream.listening === 2, 'socket for the session and one for the key');
  expect(upstream.sockets.map((url) => url.searchParams.get('token'))).toContain('vdt_0123456789');
  upstream.publish('events', alertChanged(1));
  await until(() => payloads(key, 'a').length === 1, 'the event with the key');
});

test('a completed subscription gets nothing more, and its neighbour on the same socket does', async () => {
  const socket = await open(1);
  const query = 'subscription { alertChanged { eventId } }';
  subscribe(socket, 'a', query);
  subscribe(socket, 'b', query);
  await until(() => upstream.listening === 1, 'the upstream socket');
  upstream.publish('events', alertChanged(1));
  await until(
    () => payloads(socket, 'a').length + payloads(socket, 'b').length === 2,
    'the first event',
  );
  socket.send({ id: 'a', type: 'complete' });
  socket.send({ type: 'ping' });
  await until(
    () => socket.messages.some(({ type }) => type === 'pong'),
    'the gateway to have read it',
  );
  upstream.publish('events', alertChanged(2));
  await until(() => payloads(socket, 'b').length === 2, 'the second event');
  expect(payloads(socket, 'a')).toHaveLength(1);
});

test('words of every script arrive as they are, short and long, under an id of any script', async () => {
  const messages = ['società «perché»', '“„ 漢字 🦊', 'é'.repeat(70), '漢'.repeat(30_000)];
  const socket = await open(1);
  subscribe(socket, 'ключ', 'subscription { notificationReceived { id message } }');
  await until(() => upstream.listening === 1, 'the upstream socket');
  for (const [index, message] of messages.entries())
    upstream.publish('notifications', Object.assign(notification(index + 1), { message }));
  await until(() => payloads(socket, 'ключ').length === messages.length, 'all messages');
  expect(payloads(socket, 'ключ')).toEqual(
    messages.map((message, index) =>
      JSON.stringify({ data: { notificationReceived: { id: String(index + 1), message } } }),
    ),
  );
});
