import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONNECTION_LIMITS as limitsOfTheApi } from '../../api/src/http/connections.ts';
import { CONNECTION_LIMITS } from '../src/server/connections.ts';
import { p95Of, serveApart } from './serve-apart.ts';
import { Upstream } from './upstream.ts';

let upstream: Upstream;
let gateway: Awaited<ReturnType<typeof serveApart>>;
let open: RawConnection[];
beforeEach(async () => {
  open = [];
  upstream = new Upstream();
  upstream.json('GET /api/setup/v1/', 200, { required: false });
  await upstream.start();
  gateway = await serveApart(upstream.url);
});
afterEach(async () => {
  for (const { socket } of open) socket.destroy();
  await gateway.kill();
  await upstream.kill();
});

interface RawConnection { socket: Socket; isOpen: Promise<void>; said: Promise<string> }

/** A connection on which nothing but these bytes is sent, and then what `drip` adds. */
function begin(bytes: string): RawConnection {
  const socket = connect(gateway.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => { text += chunk; });
  // Written to just as it was closed: what it said before counts.
  socket.on('error', () => undefined);
  const connection = {
    socket,
    isOpen: new Promise<void>((resolve) => { socket.once('connect', () => { socket.write(bytes); resolve(); }); }),
    said: new Promise<string>((resolve) => { socket.once('close', () => { resolve(text); }); }),
  };
  open.push(connection);
  return connection;
}

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: vedetta.example\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":`;
const statuses = async (connections: RawConnection[]) => new Set((await Promise.all(connections.map(({ said }) => said))).map((text) => text.split('\r\n', 1)[0]));

// A busy machine makes somebody wait now and then, a gateway that is held up every time.
test('500 connections that never finish a head, silent or dripping, and 100 bodies that drip are ended with 408, and others are served as before', { retry: 2, timeout: 180_000 }, async () => {
  const url = `http://127.0.0.1:${gateway.port}`;
  await p95Of(url);
  const before = await p95Of(url);
  const silent = Array.from({ length: 250 }, () => begin(''));
  const dripping = Array.from({ length: 250 }, () => begin(HEAD));
  const slow = Array.from({ length: 100 }, () => begin(BODY));
  await Promise.all(open.map(({ isOpen }) => isOpen));
  const drip = setInterval(() => {
    for (const { socket } of dripping) if (socket.writable) socket.write('X-More: 1\r\n');
    for (const { socket } of slow) if (socket.writable) socket.write(' ');
  }, 1_000);
  try {
    const during = await p95Of(url);
    expect(await statuses([...silent, ...dripping])).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    expect(await statuses(slow)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    expect(await slow[0]?.said).toContain('"code":"REQUEST_TIMEOUT"');
    expect(during).toBeLessThan(Math.max(before, await p95Of(url)) * 1.5 + 20);
  } finally {
    clearInterval(drip);
  }
});

test('the gateway gives connections the same time as the api does', () => {
  expect(CONNECTION_LIMITS).toEqual(limitsOfTheApi);
});
