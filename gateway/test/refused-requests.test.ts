import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, type ServedGateway, serveGateway } from './serve.ts';
import { Upstream, whoami } from './upstream.ts';

const upstream = new Upstream();
let gateway: ServedGateway;
beforeAll(async () => {
  await upstream.start();
  gateway = await serveGateway(upstream.url, { callTimeoutMs: 400 });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});
beforeEach(() => {
  upstream.answers.clear();
  upstream.calls.length = 0;
  gateway.log.length = 0;
});

const problem = (status: number, code: string, more: object = {}) => ({
  type: 'about:blank',
  title: 'Do this instead.',
  status,
  code,
  ...more,
});

describe('what is refused before it runs', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };

  test.each([
    [
      'aliases',
      `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: setup { required }`).join(' ')} }`,
    ],
    [
      'aliases behind fragments',
      `{ ...A } fragment A on Query { ${Array.from({ length: 16 }, (_, i) => `a${i}: setup { required }`).join(' ')} }`,
    ],
    ['cost', '{ alerts(pageSize: 200) { results { findings { id rule why excerpt } } } }'],
    [
      'cost through a variable',
      'query ($n: Int) { alerts(pageSize: $n) { results { findings { id rule why excerpt } } } }',
    ],
    [
      'cost through fragments that double',
      '{ ...F0 } ' +
        `${Array.from({ length: 30 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} ` +
        'fragment F30 on Query { setup { required } }',
    ],
    ['tokens', `{ setup { ${'required '.repeat(1_000)} } }`],
    ['introspection', '{ __schema { types { name } } }'],
    ['a subscription over HTTP', 'subscription { notificationReceived { id } }'],
  ])('%s over the limit', async (_what, query) => {
    const answer = await post(JSON.stringify({ query, variables: { n: 200 } }), {
      ...json,
      accept: 'application/graphql-response+json',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { status: 400 } }] });
    expect(upstream.calls).toEqual([]);
  });

  test('more tokens than allowed are refused as the other limits are', async () => {
    const answer = await post(
      JSON.stringify({ query: `{ ${'viewer { isAdmin } '.repeat(300)} }` }),
      json,
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_LARGE', status: 400 } }],
    });
  });

  test('introspection is refused in words of the product', async () => {
    const { errors } = await ask(gateway, '{ __schema { types { name } } }');
    expect(errors[0]?.message).toMatch(/^Introspection is off/);
  });

  test('a GET with a bearer token needs no other header', async () => {
    upstream.json('GET /api/user/v1/whoami/', 200, whoami(7));
    const query = encodeURIComponent('{ viewer { isAdmin } }');
    const answer = await fetch(`${gateway.url}/graphql?query=${query}`, {
      headers: { authorization: 'Bearer t' },
    });
    expect(answer.status).toBe(200);
  });

  test('a refusal that says how long to wait says it in the header too', async () => {
    upstream.json('GET /api/user/v1/whoami/', 429, problem(429, 'RATE_LIMITED'), {
      'retry-after': '17',
    });
    const answer = await ask(gateway, '{ viewer { isAdmin } }', {}, { authorization: 'Bearer t' });
    expect(answer.headers.get('retry-after')).toBe('17');
  });

  test('names of the schema are not suggested', async () => {
    const { errors } = await ask(gateway, '{ viewr { isAdmin } }');
    expect(errors[0]?.message).toBe('Cannot query field "viewr" on type "Query".');
  });

  test('batches, forms, plain text, GET without the header, and mutations by GET', async () => {
    const query = '{ setup { required } }';
    const statuses = await Promise.all([
      post(JSON.stringify([{ query }]), json),
      post(`query=${encodeURIComponent(query)}`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      post(JSON.stringify({ query }), { 'content-type': 'text/plain' }),
      fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`),
      fetch(`${gateway.url}/graphql?query=${encodeURIComponent('mutation { logout }')}`, {
        headers: { 'apollo-require-preflight': '1' },
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 405]);
    expect(statuses.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(upstream.calls).toEqual([]);
  });

  test('a body of more than 1 MiB, one that is no JSON, and one in another encoding', async () => {
    const big = await post(
      JSON.stringify({
        query: '{ setup { required } }',
        variables: { x: 'x'.repeat(1024 * 1024) },
      }),
      json,
    );
    const broken = await post('{"query":', json);
    const latin = await post('{}', { 'content-type': 'application/json; charset=latin1' });
    expect([big.status, broken.status, latin.status]).toEqual([413, 400, 415]);
    expect(await broken.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
  });
});
