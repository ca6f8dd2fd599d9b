import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONNECTION_LIMITS as limitsOfTheApi } from '@vedetta/api/platform/http/connections.ts';
import { CONNECTION_LIMITS } from '../src/server/connections.ts';
import { halfOpen, type RawConnection } from './dripping.ts';
import { p95Of, serveApart } from './serve-apart.ts';
import { Upstream } from './upstream.ts';

let upstream: Upstream;
let gateway: Awaited<ReturnType<typeof serveApart>>;
beforeEach(async () => {
  upstream = new Upstream();
  upstream.json('GET /api/setup/v1/', 200, { required: false });
  await upstream.start();
  gateway = await serveApart(upstream.url);
});
afterEach(async () => {
  await gateway.kill();
  await upstream.kill();
});

const statuses = async (connections: RawConnection[]) =>
  new Set(
    (await Promise.all(connections.map(({ said }) => said))).map(
      (text) => text.split('\r\n', 1)[0],
    ),
  );

// How much later others are answered meanwhile: npm run bench -w gateway -- misbehaving.
test(
  '500 connections that never finish a head, silent or dripping, and 100 bodies that drip are ' +
    'ended with 408, and others are answered meanwhile',
  async () => {
    const { silent, dripping, slow, end } = await halfOpen(gateway.port);
    try {
      // 150 questions, each of which has its right answer.
      await p95Of(`http://127.0.0.1:${gateway.port}`);
      expect(await statuses([...silent, ...dripping])).toEqual(
        new Set(['HTTP/1.1 408 Request Timeout']),
      );
      expect(await statuses(slow)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
      expect(await slow[0]?.said).toContain('"code":"REQUEST_TIMEOUT"');
    } finally {
      end();
    }
  },
);

test('the gateway gives connections the same time as the api does', () => {
  expect(CONNECTION_LIMITS).toEqual(limitsOfTheApi);
});
