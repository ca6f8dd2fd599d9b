import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawSocket } from './client.ts';
import { ask, serveGateway, type ServedGateway } from './serve.ts';
import { Upstream } from './upstream.ts';

const upstream = new Upstream();
let gateway: ServedGateway;
beforeAll(async () => {
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});

test('operations, calls of the api and sockets are counted, by names of our own only', async () => {
  upstream.json('GET /api/setup/v1/', 200, { required: true });
  await ask(gateway, 'query SecretNameOfAClient { setup { required } }');
  upstream.json('GET /api/setup/v1/', 403, {
    type: 'about:blank',
    title: 'No.',
    status: 403,
    code: 'FORBIDDEN',
  });
  await ask(gateway, '{ setup { required } }');
  await ask(gateway, '{ nonsense }');
  const socket = await rawSocket(gateway.socketUrl);
  const text = await gateway.figures.metrics();
  socket.socket.terminate();
  await socket.closed;
  const lines = text.split('\n');
  for (const line of [
    'vedetta_graphql_operation_seconds_count{kind="query",outcome="ok"} 1',
    'vedetta_graphql_operation_seconds_count{kind="query",outcome="errors"} 1',
    'vedetta_api_call_seconds_count{operation="getSetupState",status="200"} 1',
    'vedetta_api_call_seconds_count{operation="getSetupState",status="403"} 1',
    'vedetta_graphql_unreadable_total 1',
    'vedetta_client_sockets 1',
    'vedetta_api_sockets 0',
  ])
    expect(lines).toContain(line);
  expect(text).not.toContain('SecretNameOfAClient');
});

test('each operation has one line in the log: how it went, and nothing of what was asked with it', async () => {
  upstream.json('GET /api/setup/v1/', 403, {
    type: 'about:blank',
    title: 'No.',
    status: 403,
    code: 'FORBIDDEN',
  });
  const before = gateway.log.length;
  const query =
    'query Twice($planted: Boolean!) { a: setup @include(if: $planted) { required } b: setup { required } }';
  const answer = await ask(gateway, query, { planted: true });
  await ask(gateway, `query ${'N'.repeat(100)} { __typename }`);
  await ask(gateway, '{ nonsense(secret: "planted-text") }');
  const lines = gateway.log.slice(before).filter(({ msg }) => msg === 'operation');
  expect(lines).toMatchObject([
    {
      level: 30,
      requestId: answer.headers.get('x-request-id'),
      kind: 'query',
      name: 'Twice',
      hash: createHash('sha256').update(query).digest('hex'),
      calls: 2,
      ms: expect.any(Number),
      codes: ['FORBIDDEN'],
    },
    { kind: 'query', name: 'N'.repeat(64), calls: 0 },
    { kind: null, calls: 0, codes: ['GRAPHQL_VALIDATION_FAILED'] },
  ]);
  expect(JSON.stringify(lines)).not.toContain('planted');
});
