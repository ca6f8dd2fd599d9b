import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { operations } from '../../operations.ts';
import { connect } from '../database/database.ts';
import { authorize } from '../access/authenticate.ts';

const LOGIN = '/api/user/v1/login/';
let api: TestApi;
let anna: TestPerson;
const lines: string[] = [];
beforeAll(async () => {
  api = await startTestApi({
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  anna = await signUpCompany(api);
});
afterAll(() => api.stop());

const send = (body: string | undefined, headers: Record<string, string> = {}) =>
  call(api, 'POST', LOGIN, { ...(body === undefined ? {} : { body }), headers });

describe('a body', () => {
  it.each([
    ['{', 'no JSON'],
    ['{"email": "a@b.example", "password": "x",}', 'no JSON'],
    ['\u0000', 'no JSON'],
    [`${'['.repeat(1_000)}${']'.repeat(1_000)}`, 'a thousand levels'],
    [`${'{"a":'.repeat(100_000)}`, 'a hundred thousand levels'],
    ['{"__proto__": {"admin": true}, "email": "a@b.example", "password": "x"}', 'a prototype'],
    ['{"\\u005f_proto__": 1}', 'a prototype in disguise'],
  ])('is refused with 400: %#', async (body) => {
    const answer = await send(body);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        title: 'The request body isn’t readable JSON. Send one JSON object.',
      },
    });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('is refused with 422 per field when its shape is wrong, and never with a 5xx', async () => {
    for (const body of [
      'null',
      '[]',
      '3',
      '"x"',
      '{}',
      '{"email": 3, "password": []}',
      '{"email": {"$ne": 1}, "password": "x"}',
    ]) {
      const answer = await send(body);
      expect(answer, body).toMatchObject({
        status: 422,
        body: {
          code: 'BAD_USER_INPUT',
          errors: expect.arrayContaining([
            expect.objectContaining({ message: expect.any(String) }),
          ]),
        },
      });
    }
    expect((await send('{"email": "a@b.example", "password": "x", "surprise": 1}')).status).toBe(
      422,
    );
    expect(
      (await send(undefined)).body.errors.map((error: { path: string }) => error.path),
    ).toEqual(['email', 'password']);
  });

  it('is refused when it is no UTF-8, no JSON by its header, or too large', async () => {
    const bytes = await fetch(`${api.url}${LOGIN}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(bytes.status).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
      expect(await send('{}', { 'Content-Type': type })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    }
    expect(await send(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
    expect((await send('{}', { 'Content-Encoding': 'gzip' })).status).toBe(400);
    expect((await send('{}', { 'Content-Encoding': 'compress' })).status).toBe(415);
  });
});

describe('a call', () => {
  it('that does not exist is a problem, also with the wrong method or an id that is none', async () => {
    expect(await call(api, 'GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', status: 404 },
    });
    const wrong = await call(api, 'PUT', LOGIN);
    expect(wrong).toMatchObject({
      status: 405,
      body: { code: 'METHOD_NOT_ALLOWED', title: 'Methods allowed here: POST.' },
    });
    expect(wrong.headers.get('allow')).toBe('POST');
    for (const id of [
      '0',
      '-1',
      '1e3',
      'abc',
      '1.5',
      '99999999999999999999',
      "1' or '1'='1",
      '%00',
      '..%2f1',
    ]) {
      expect(
        (await call(api, 'GET', `/api/user/v1/${encodeURIComponent(id)}/`, { access: anna.access }))
          .status,
        id,
      ).toBe(404);
    }
    expect((await call(api, 'GET', '/api/user/v1/%')).status).toBe(400);
  });

  it('works with and without the slash at the end', async () => {
    expect((await call(api, 'GET', '/api/user/v1/whoami', { access: anna.access })).status).toBe(
      200,
    );
  });

  it('is answered with headers that forbid storing, sniffing and framing', async () => {
    const { headers } = await call(api, 'GET', '/api/setup/v1/');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('carries a request id, the caller’s own when it is a decent one', async () => {
    expect(
      (
        await call(api, 'GET', '/api/nothing', {
          headers: { 'X-Request-Id': 'from-the-gateway-1' },
        })
      ).body.request_id,
    ).toBe('from-the-gateway-1');
    expect(
      (await call(api, 'GET', '/api/nothing', { headers: { 'X-Request-Id': 'x" onload="' } })).body
        .request_id,
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of every operation that is not public is refused without a token', async () => {
    for (const { method, path, access } of operations) {
      if (access === 'public') continue;
      const answer = await call(
        api,
        method.toUpperCase(),
        path.replaceAll(/\{\w+\}/g, '1'),
        method === 'get' || method === 'delete'
          ? {}
          : { body: { email: 'a@b.example', token: '123456' } },
      );
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    }
  });

  it('of a group without the capability is refused, with a code of its own for the free trial', async () => {
    const viewer = await addColleague(api, { group: 'Viewers' });
    const body = { filename: 'a.txt', size: 1 };
    expect(
      await call(api, 'POST', '/api/fileupload/v1/token/', { access: viewer.access, body }),
    ).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const trial = {
      userId: 1,
      companyId: 1,
      email: 'a@b.example',
      groups: ['Trial Users' as const],
      sessionId: '',
    };
    for (const capability of ['targets.read', 'targets.write', 'analytics.read'] as const) {
      expect(() => {
        authorize(trial, capability);
      }).toThrow(expect.objectContaining({ status: 403, code: 'TRIAL_LOCKED' }));
    }
    expect(() => {
      authorize(trial, 'admin');
    }).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

describe('the log', () => {
  it('F3: holds one line per answer and no password, token, cookie or query', async () => {
    const me = await call(api, 'GET', '/api/user/v1/whoami/?token=query-secret-77', {
      access: anna.access,
    });
    expect(me.status).toBe(200);
    await send(JSON.stringify({ email: anna.email, password: 'planted-password-77' }));
    const log = lines.join('');
    expect(
      lines.some(
        (line) => line.includes('"path":"/api/user/v1/whoami/"') && line.includes('"status":200'),
      ),
    ).toBe(true);
    for (const secret of [
      'query-secret-77',
      'planted-password-77',
      anna.password,
      anna.access,
      anna.refresh,
      anna.secret,
      api.setupCode,
      ...anna.recoveryCodes,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('without its database', () => {
  it('the api is alive, not ready, and asks to come back; it says nothing of the reason', async () => {
    const { db, close } = away();
    const broken = await startTestApi();
    const services = broken.services as { db: typeof db };
    services.db = db;
    try {
      expect((await call(broken, 'GET', '/healthz')).status).toBe(200);
      const answer = await call(broken, 'POST', LOGIN, {
        body: { email: 'a@b.example', password: 'x' },
      });
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE', title: expect.stringContaining('Try again') },
      });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|postgres|select|insert|127\.0\.0\.1/i);
      expect(await call(broken, 'GET', '/readyz')).toMatchObject({
        status: 503,
        body: { problem: 'the database does not answer' },
      });
    } finally {
      await broken.stop();
      await close();
    }
  });

  it('with it, the api is ready', async () => {
    expect(await call(api, 'GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    });
  });
});

/** A database where nobody listens. */
function away() {
  const connection = connect('postgres://nobody:nothing@127.0.0.1:1/none', () => undefined, 1);
  return { db: connection.db, close: () => connection.close() };
}
