import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, type ServedGateway, serveGateway } from './serve.ts';
import { alert, notification, Upstream, whoami } from './upstream.ts';

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
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { mfa access } }';

describe('what travels', () => {
  test('only the cookies of Vedetta reach the api, and those it sets come back', async () => {
    upstream.json(
      'POST /api/user/v1/login/',
      200,
      { mfa: 'verify' },
      {
        'set-cookie': [
          '__Host-vedetta_preauth=abc; Path=/; Secure; HttpOnly; SameSite=Strict',
          'balancer=1; Path=/',
        ],
      },
    );
    const answer = await ask(
      gateway,
      LOGIN,
      { input: { email: 'ada@lookout.example', password: 'x' } },
      { cookie: 'tracker=1; __Host-vedetta_refresh=r1; other=2' },
    );
    expect(answer.data).toEqual({ login: { mfa: 'VERIFY', access: null } });
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-vedetta_preauth=abc; Path=/; Secure; HttpOnly; SameSite=Strict',
    ]);
    expect(upstream.calls[0]?.headers.cookie).toBe('__Host-vedetta_refresh=r1');
  });

  test('token, client address and request id go along, and the same request id comes back', async () => {
    upstream.json('GET /api/user/v1/whoami/', 200, whoami(7));
    const answer = await ask(
      gateway,
      '{ viewer { user { id group scanAllowance { left } } } }',
      {},
      { authorization: 'Bearer t', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
    );
    expect(answer.ok.viewer.user).toEqual({
      id: '7',
      group: 'ANALYSTS',
      scanAllowance: { left: 3 },
    });
    const [call] = upstream.calls;
    expect(call?.headers.authorization).toBe('Bearer t');
    expect(call?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(call?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('arguments and enumerations are translated both ways', async () => {
    upstream.json('POST /api/alert/v1/', 200, {
      count: 31,
      count_is_partial: false,
      page: 2,
      page_size: 10,
      links: { next: '?page=3', previous: '?page=1' },
      results: [alert(4)],
    });
    const answer = await ask(
      gateway,
      `{ alerts(filter: {
        status: [DETECTED], severity: [HIGH, CRITICAL], assignedTo: ["9"], detectors: ["threats"]
        feedback: [DUPLICATE, CANNOT_TELL], search: "x"
        hours: [{weekday: 2, hour: 14, timeZone: "Europe/Rome"}, {weekday: 7, hour: 0}]
      }, sort: DETECTED_AT, direction: ASC, page: 2) {
      count links { next previous } results { id severity status mediaTarget { searchString } } } }`,
    );
    expect(JSON.parse(upstream.calls[0]!.body)).toEqual({
      status: ['DETECTED'],
      severity: [4, 5],
      assigned_to: [9],
      detectors: ['threats'],
      feedback: ['duplicate', 'cannot tell'],
      hours: [
        { weekday: 2, hour: 14, time_zone: 'Europe/Rome' },
        { weekday: 7, hour: 0, time_zone: 'UTC' },
      ],
      search_query: 'x',
      sort: 'detected_at',
      sortDirection: 'asc',
      page: 2,
      page_size: 10,
    });
    expect(answer.ok.alerts).toEqual({
      count: 31,
      links: { next: 3, previous: 1 },
      results: [
        {
          id: '4',
          severity: 'CRITICAL',
          status: 'DETECTED',
          mediaTarget: { searchString: 'photo.jpg' },
        },
      ],
    });
  });

  test('a member that a newer api adds is passed over', async () => {
    upstream.json('GET /api/setup/v1/', 200, { required: true, invented: 1 });
    expect((await ask(gateway, '{ setup { required } }')).ok).toEqual({
      setup: { required: true },
    });
  });

  test('an alert asked for twice in one request is read once', async () => {
    upstream.json('GET /api/alert/v1/4/', 200, { ...alert(4), findings: [] });
    upstream.json('POST /api/alert/v1/', 200, {
      count: 1,
      count_is_partial: false,
      page: 1,
      page_size: 10,
      links: { next: null, previous: null },
      results: [alert(4)],
    });
    const answer = await ask(
      gateway,
      '{ alert(id: 4) { findings { id } } again: alert(id: 4) { title } alerts { results { findings { id } } } }',
    );
    expect(answer.errors).toEqual([]);
    expect(
      upstream.calls.filter(({ path }) => path === '/api/alert/v1/4/').length,
    ).toBeLessThanOrEqual(1);
  });

  test('the findings of a page of alerts are read in one call, and one that is gone by then fails alone', async () => {
    upstream.json('POST /api/alert/v1/', 200, {
      count: 3,
      count_is_partial: false,
      page: 1,
      page_size: 10,
      links: { next: null, previous: null },
      results: [alert(4), alert(5), alert(6)],
    });
    upstream.json('POST /api/alert/v1/details/', 200, {
      results: [
        { ...alert(6), findings: [] },
        { ...alert(4), findings: [] },
      ],
    });
    const answer = await ask(gateway, '{ alerts { results { id findings { id } } } }');
    expect(answer.errors).toMatchObject([
      {
        path: ['alerts', 'results', 1, 'findings'],
        extensions: { code: 'NOT_FOUND', status: 404 },
      },
    ]);
    expect(
      upstream.calls.map(({ path, body }) => [
        path,
        body.includes('ids') ? JSON.parse(body) : null,
      ]),
    ).toEqual([
      ['/api/alert/v1/', null],
      ['/api/alert/v1/details/', { ids: [4, 5, 6] }],
    ]);
  });

  test('an id that is no number never becomes part of an address', async () => {
    const answer = await ask(gateway, '{ alert(id: "status") { id } }');
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 422,
      errors: [{ path: 'id' }],
    });
    expect(upstream.calls).toEqual([]);
  });
});

describe('refusals', () => {
  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'TRIAL_LOCKED'],
    [404, 'NOT_FOUND'],
    [409, 'INVALID_TRANSITION'],
    [429, 'RATE_LIMITED'],
  ])('a %i of the api arrives with its code %s', async (status, code) => {
    upstream.json(
      'POST /api/user/v1/login/',
      status,
      problem(status, code),
      status === 429 ? { 'retry-after': '900' } : {},
    );
    const { errors } = await ask(gateway, LOGIN, {
      input: { email: 'ada@lookout.example', password: 'x' },
    });
    expect(errors[0]).toMatchObject({
      message: 'Do this instead.',
      path: ['login'],
      extensions: { code, status },
    });
    expect(errors[0]?.extensions['requestId']).toEqual(expect.any(String));
    expect(errors[0]?.extensions['retryAfter']).toBe(status === 429 ? 900 : undefined);
  });

  test('refused fields carry the names of the GraphQL input', async () => {
    upstream.json(
      'POST /api/user/v1/create/',
      422,
      problem(422, 'BAD_USER_INPUT', {
        errors: [
          {
            path: 're_new_password',
            message: 'Passwords do not match. Please try again.',
            code: 'mismatch',
          },
          { path: 'first_name', message: 'Fill in this field.', code: 'too_small' },
        ],
      }),
    );
    const { errors } = await ask(
      gateway,
      'mutation { register(input: {firstName: "", lastName: "b", email: "c", password: "d", ' +
        'repeatPassword: "e"}) { email } }',
    );
    expect(errors[0]?.extensions['errors']).toMatchObject([
      { path: 'repeatPassword', code: 'mismatch' },
      { path: 'firstName', code: 'too_small' },
    ]);
  });

  test('a stale write carries the alert as it is now', async () => {
    upstream.json(
      'PATCH /api/alert/v1/4/',
      409,
      problem(409, 'STALE', { alert: { ...alert(4, 9), severity: 2 } }),
    );
    const { errors } = await ask(
      gateway,
      'mutation { updateAlertStatus(input: {id: 4, version: 3, status: VALIDATED}) { version } }',
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'STALE',
      status: 409,
      alert: { id: '4', version: 9, severity: 'LOW', mediaTitle: 'photo.jpg' },
    });
    expect(JSON.parse(upstream.calls[0]!.body)).toEqual({ version: 3, status: 'VALIDATED' });
  });
});

describe('faults of the api', () => {
  test('a call that hangs is given up, and other operations answer meanwhile', async () => {
    upstream.on('GET /api/setup/v1/', () => undefined);
    upstream.json('POST /api/notifications/v1/', 200, {
      count: 1,
      unread_count: 1,
      page: 1,
      page_size: 20,
      links: { next: null, previous: null },
      results: [notification(3)],
    });
    const [hung, fine] = await Promise.all([
      ask(gateway, '{ setup { required } }'),
      ask(gateway, '{ notifications { unreadCount results { id context } } }'),
    ]);
    expect(hung.errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', status: 504 });
    expect(fine.ok.notifications).toEqual({
      unreadCount: 1,
      results: [{ id: '3', context: 'ASSIGNED_ALERT' }],
    });
  });

  test('a part that fails is null with its error, and the parts beside it answer', async () => {
    upstream.on('GET /api/setup/v1/', () => undefined);
    upstream.json('GET /api/user/v1/whoami/', 200, whoami(7));
    upstream.json('POST /api/alert/v1/counts/', 403, problem(403, 'FORBIDDEN'));
    const { data, errors } = await ask(
      gateway,
      '{ setup { required } viewer { isAdmin } alertCounts { detected } }',
    );
    expect(data).toEqual({ setup: null, viewer: { isAdmin: false }, alertCounts: null });
    expect(errors.map(({ path, extensions }) => [path, extensions['code']]).sort()).toEqual([
      [['alertCounts'], 'FORBIDDEN'],
      [['setup'], 'UNAVAILABLE'],
    ]);
  });

  test('an act that is refused leaves the answers of those before it', async () => {
    upstream.json('POST /api/notifications/v1/mark-read/3/', 200, { unread_count: 1 });
    upstream.json('POST /api/notifications/v1/mark-read/4/', 404, problem(404, 'NOT_FOUND'));
    const { data, errors } = await ask(
      gateway,
      'mutation { one: markNotificationRead(id: 3) { unreadCount } two: markNotificationRead(id: 4) { unreadCount } }',
    );
    expect(data).toEqual({ one: { unreadCount: 1 }, two: null });
    expect(errors).toMatchObject([{ path: ['two'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test.each([
    [
      'no JSON',
      (res: ServerResponse) => res.writeHead(200).end('<html>secret of the proxy</html>'),
    ],
    [
      'JSON of another shape',
      (res: ServerResponse) => res.writeHead(200).end('{"required":"secret"}'),
    ],
    [
      'a failure with a stack',
      (res: ServerResponse) => res.writeHead(500).end('Error: secret at /srv/api.js:3'),
    ],
    [
      'refusal that is no problem document',
      (res: ServerResponse) => res.writeHead(403).end('secret'),
    ],
    [
      'half an answer',
      (res: ServerResponse) => {
        res.writeHead(200, { 'content-length': '100' }).write('{"requ');
        setImmediate(() => res.destroy());
      },
    ],
  ])('%s becomes UNAVAILABLE and nothing of it is shown', async (_what, answer) => {
    upstream.on('GET /api/setup/v1/', (_req, res) => {
      answer(res);
    });
    const { errors } = await ask(gateway, '{ setup { required } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE' });
    expect(JSON.stringify(errors)).not.toContain('secret');
  });

  test('a read is repeated after a broken connection, a write is not', async () => {
    // One of its own: an idle connection that an earlier test broke would count as an attempt.
    const fresh = await serveGateway(upstream.url);
    let reads = 0;
    upstream.on('GET /api/setup/v1/', (req, res) => {
      reads += 1;
      if (reads < 3) req.socket.destroy();
      else res.writeHead(200).end('{"required":false}');
    });
    let writes = 0;
    upstream.on('POST /api/user/v1/login/', (req) => {
      writes += 1;
      req.socket.destroy();
    });
    expect((await ask(fresh, '{ setup { required } }')).ok).toEqual({
      setup: { required: false },
    });
    expect(
      (await ask(fresh, LOGIN, { input: { email: 'a', password: 'b' } })).errors[0]?.extensions,
    ).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    await fresh.stop();
    expect([reads, writes]).toEqual([3, 1]);
  });

  test('the call upstream ends when the client goes', async () => {
    const ended = new Promise<void>((resolve) => {
      upstream.on('GET /api/setup/v1/', (req) => {
        req.socket.once('close', () => {
          resolve();
        });
        client.abort();
      });
    });
    const client = new AbortController();
    await expect(
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        signal: client.signal,
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ setup { required } }"}',
      }),
    ).rejects.toThrow();
    await ended;
  });
});
