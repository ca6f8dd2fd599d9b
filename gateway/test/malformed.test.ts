import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isLong, SEED } from '@vedetta/detection/testing/campaign.ts';
import { startRealProduct, type RealProduct } from './real.ts';

/** Requests per door; `VEDETTA_MALFORMED=10000 npm test -- test/malformed` sends more. */
const REQUESTS = Number(process.env['VEDETTA_MALFORMED'] ?? (isLong ? 2_000 : 200));

/** A bound for a hang: a tenth of a second for each request on a busy machine. */
const CAMPAIGN_MS = Math.max(600_000, REQUESTS * 100);

let product: RealProduct;
const ended: unknown[] = [];
const note = (error: unknown) => void ended.push(error instanceof Error ? error.stack : error);
beforeAll(async () => {
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
});

const check = <T>(arbitrary: fc.Arbitrary<T>, send: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, send), {
    seed: SEED,
    numRuns: REQUESTS,
    endOnFailure: true,
  });

const names = fc.constantFrom('', 'A', 'B', 'missing', '__proto__', '\0', '😀', 'x'.repeat(5_000));
const documents = fc.constantFrom(
  '{ setup { required } }',
  'query A { setup { required } } query B { viewer { isAdmin } }',
  'query A { setup { required } }',
  '',
  'fragment F on Setup { required }',
  'query A { setup { required } } query A { setup { required } }',
  '{',
  '}',
  '{ nothing }',
  'query A($n: Int!) { alerts(pageSize: $n) { count } }',
  'mutation A { logout { id } }',
  'subscription A { notificationReceived { id } }',
  '{ __schema { types { name } } }',
  `{ ${'a '.repeat(1_200)} }`,
  `${'{ a '.repeat(300)}${'}'.repeat(300)}`,
  '{ ...F } fragment F on Query { ...F }',
  'type A { b: C }',
  '"""',
  '{ setup @skip { required } }',
  '{ alerts(filter: {search: "\\ud800"}) { count } }',
  '\ufeff{ setup { required } }',
);
const odd = fc.constantFrom<unknown>(
  null,
  0,
  '',
  [],
  {},
  true,
  'x',
  { n: null },
  { n: 'x' },
  { n: 1e99 },
  [1],
  { __proto__: 1 },
);
const body = fc.record(
  {
    query: fc.oneof({ weight: 8, arbitrary: documents }, odd),
    operationName: fc.oneof({ weight: 8, arbitrary: names }, odd),
    variables: odd,
    extensions: fc.oneof(
      odd,
      fc.constant({ persistedQuery: { version: 1, sha256Hash: 'x' } }),
      fc.constant({ persistedQuery: 1 }),
    ),
  },
  { requiredKeys: [] },
);
const sent = fc.oneof(
  { weight: 8, arbitrary: body.map((value) => JSON.stringify(value)) },
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '[{}]',
    '\0',
    '\ud800',
    `${'['.repeat(50_000)}`,
    `{"query":"${'x'.repeat(200_000)}"}`,
  ),
);
const headers = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constant<Record<string, string>>({ 'content-type': 'application/json' }),
  },
  fc.constantFrom<Record<string, string>>(
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json; charset=' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json', accept: 'image/png' },
    { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    { 'content-type': 'application/json', accept: ';;;' },
    { 'content-type': '%' },
  ),
);

test(
  'malformed GraphQL requests are refused with 4xx, signed in or not',
  async () => {
    const request = fc.record({
      sent,
      headers,
      isKnown: fc.boolean(),
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE'),
      search: fc.constantFrom(
        '',
        '?query=%7B',
        '?query=%7Bsetup%7Brequired%7D%7D&operationName=x',
        '?extensions=%7B',
        '?%',
        '?query=a&query=b',
      ),
    });
    await check(request, async (one) => {
      const answer = await fetch(`${product.gateway.url}/graphql${one.search}`, {
        method: one.method,
        ...(one.method === 'GET' ? {} : { body: one.sent }),
        headers: {
          ...one.headers,
          ...(one.isKnown ? { authorization: `Bearer ${product.admin.access}` } : {}),
        },
      });
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(500);
      expect(text).not.toContain('"INTERNAL"');
    });
    expect(ended).toEqual([]);
  },
  CAMPAIGN_MS,
);

test.each([
  ['names nothing', { query: '{ setup { required } }', operationName: 'missing' }],
  ['is empty', { query: 'query A { setup { required } }', operationName: '' }],
  [
    'is missing beside two operations',
    { query: 'query A { setup { required } } query B { setup { required } }' },
  ],
])('an operationName that %s is 400 OPERATION_RESOLUTION_FAILURE', async (_what, request) => {
  const post = (accept: string) =>
    fetch(`${product.gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(request),
    });
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const answer = await post(accept);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE', status: 400 } }],
    });
  }
});

test(
  'malformed messages on the socket close it, and the next one is served',
  async () => {
    const frame = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'x'),
          fc.constantFrom<unknown>('1', '', 1, null, undefined),
          fc.oneof(body, odd),
        )
        .map(([type, id, payload]) => JSON.stringify({ type, id, payload })),
      fc.constantFrom<string | Buffer>(
        '',
        '{',
        'null',
        '"x"',
        '[]',
        `{"type":"ping","x":"${'y'.repeat(70_000)}"}`,
        '['.repeat(5_000),
      ),
      fc.uint8Array({ maxLength: 200 }).map((list) => Buffer.from(list)),
    );
    await check(
      fc.record({
        frames: fc.array(frame, { maxLength: 8 }),
        isKnown: fc.boolean(),
        isRude: fc.boolean(),
      }),
      ({ frames, isKnown, isRude }) =>
        new Promise<void>((resolve) => {
          const socket = new WebSocket(product.gateway.socketUrl, 'graphql-transport-ws');
          socket.on('error', () => {
            resolve();
          });
          socket.on('close', () => {
            resolve();
          });
          socket.on('open', () => {
            if (isKnown)
              socket.send(
                JSON.stringify({
                  type: 'connection_init',
                  payload: { authorization: `Bearer ${product.admin.access}` },
                }),
              );
            for (const one of frames) socket.send(one);
            // A reserved bit: no endpoint can read this frame.
            if (isRude)
              (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
                Buffer.from([0xff, 0xff, 0xff]),
              );
            socket.close();
          });
        }),
    );
    expect(ended).toEqual([]);
    expect(await product.as(product.admin)('{ viewer { isAdmin } }')).toMatchObject({
      data: { viewer: { isAdmin: true } },
    });
  },
  CAMPAIGN_MS,
);
