import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAlert, insertMedia } from '../../../test/factories.ts';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { KEY_CALLS } from '../../platform/access/authenticate-key.ts';
import { activities } from '../../platform/database/schema/collaboration.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { accessKeys } from '../../platform/database/schema/integrations.ts';

const KEYS = '/api/integrations/v1/access-keys';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
});
afterAll(() => api.stop());

const as = (access: string, method: string, path: string, body?: unknown) =>
  call(api, method, path, { access, ...(body === undefined ? {} : { body }) });
async function make(scopes: string[], more: object = {}): Promise<{ id: number; key: string }> {
  const answer = await as(anna.access, 'POST', `${KEYS}/`, { name: 'SIEM', scopes, ...more });
  expect(answer.status).toBe(201);
  return { id: answer.body.access_key.id, key: answer.body.key };
}
const alertList = (key: string) => as(key, 'POST', '/api/alert/v1/', {});
const auditOf = async (action: string) =>
  await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.id));

describe('K1: an access key', () => {
  it('is shown once, stored hashed and never listed', async () => {
    const answer = await as(anna.access, 'POST', `${KEYS}/`, {
      name: 'SIEM',
      scopes: ['triage', 'read', 'read'],
      expires_at: '2099-01-01T00:00:00Z',
    });
    const { key, access_key: shown } = answer.body;
    expect(key).toMatch(/^vdt_[A-Za-z0-9_-]{43}$/);
    expect(shown).toMatchObject({
      name: 'SIEM',
      scopes: ['read', 'triage'],
      status: 'active',
      hint: key.slice(0, 8),
      last_used_at: null,
      created_by: { id: anna.id },
    });
    const secret = key.slice(12);
    for (const later of [
      await as(anna.access, 'GET', `${KEYS}/`),
      await as(anna.access, 'GET', `${KEYS}/${shown.id}`),
      await as(anna.access, 'PATCH', `${KEYS}/${shown.id}`, { name: 'SIEM 2' }),
    ]) {
      expect(later.status).toBe(200);
      expect(JSON.stringify(later.body)).not.toContain(secret);
    }
    const { rows } = await api.db.execute(
      sql`select to_jsonb(k)::text as row from access_keys k where id = ${shown.id} union all
        select to_jsonb(a)::text from audit_log a`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is different every time, and there are at most 50 of a company, however many are made at once', async () => {
    const person = await signUpCompany(api);
    // Who finds the server busy is told to come again, and does.
    const insist = async (n: number): ReturnType<typeof as> => {
      const answer = await as(person.access, 'POST', `${KEYS}/`, {
        name: `key ${n}`,
        scopes: ['read'],
      });
      return answer.status === 503 ? insist(n) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 54 }, (_, n) => insist(n)));
    const made = answers.filter((answer) => answer.status === 201);
    expect(made).toHaveLength(50);
    expect(new Set(made.map((answer) => answer.body.key)).size).toBe(50);
    expect(
      answers.filter((answer) => answer.status === 409).map((answer) => answer.body.code),
    ).toEqual(Array.from({ length: 4 }, () => 'CONFLICT'));
    const page = await as(person.access, 'GET', `${KEYS}/?page=5&page_size=12`);
    expect(page.body).toMatchObject({
      count: 50,
      page: 5,
      results: [{ name: expect.any(String) }, { name: expect.any(String) }],
    });
  });

  it('needs a name, known scopes and an expiry to come', async () => {
    for (const body of [
      { name: '', scopes: ['read'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['root'] },
      { name: 'x', scopes: ['read'], expires_at: '2020-01-01T00:00:00Z' },
      { name: 'x', scopes: ['read'], expires_at: '9999-12-31T23:59:59-01:00' },
      { name: 'x', scopes: ['read'], company_id: 1 },
    ]) {
      expect((await as(anna.access, 'POST', `${KEYS}/`, body)).status, JSON.stringify(body)).toBe(
        422,
      );
    }
  });

  it('of another company does not exist, and is nothing for analysts', async () => {
    const { id } = await make(['read']);
    const analyst = await addColleague(api, { admin: anna });
    for (const [method, path, body] of [
      ['GET', `${KEYS}/${id}`],
      ['PATCH', `${KEYS}/${id}`, { name: 'x' }],
      ['DELETE', `${KEYS}/${id}/delete`],
    ] as const) {
      expect((await as(foreign.access, method, path, body)).status).toBe(404);
      expect((await as(analyst.access, method, path, body)).status).toBe(403);
    }
    expect((await as(foreign.access, 'GET', `${KEYS}/`)).body.count).toBe(0);
  });
});

describe('K2: a call with an access key', () => {
  it(
    'is refused from the moment on that the key is deleted, revoked or expired, and allowed ' +
      'again when it is restored',
    async () => {
      const { id, key } = await make(['read'], {
        expires_at: new Date(api.clock.now().getTime() + 60_000).toISOString(),
      });
      expect((await alertList(key)).status).toBe(200);
      await as(anna.access, 'PATCH', `${KEYS}/${id}`, { is_revoked: true });
      expect(await alertList(key)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
      expect((await as(anna.access, 'GET', `${KEYS}/${id}`)).body.status).toBe('revoked');
      await as(anna.access, 'PATCH', `${KEYS}/${id}`, { is_revoked: false });
      expect((await alertList(key)).status).toBe(200);
      api.clock.advance(61_000);
      expect((await alertList(key)).status).toBe(401);
      expect((await as(anna.access, 'GET', `${KEYS}/${id}`)).body.status).toBe('expired');
      await as(anna.access, 'PATCH', `${KEYS}/${id}`, { expires_at: null });
      expect((await alertList(key)).status).toBe(200);
      expect((await as(anna.access, 'DELETE', `${KEYS}/${id}/delete`)).status).toBe(204);
      expect((await alertList(key)).status).toBe(401);
      expect((await alertList(`vdt_${'A'.repeat(43)}`)).status).toBe(401);
    },
  );

  it('is refused while whoever made it may not sign in, and never may more than they may', async () => {
    const second = await addColleague(api, { admin: anna, group: 'Admins' });
    const { body } = await as(second.access, 'POST', `${KEYS}/`, {
      name: 'theirs',
      scopes: ['admin'],
    });
    expect((await as(body.key, 'GET', '/api/settings/v1/')).status).toBe(200);
    await as(anna.access, 'PATCH', `/api/user/v1/${second.id}/`, { group_name: 'Analysts' });
    expect((await as(body.key, 'GET', '/api/settings/v1/')).status).toBe(403);
    expect((await alertList(body.key)).status).toBe(200);
    await as(anna.access, 'PATCH', `/api/user/v1/${second.id}/`, { action: 'deactivate' });
    expect((await alertList(body.key)).status).toBe(401);
    expect((await as(anna.access, 'GET', `${KEYS}/${body.access_key.id}`)).body.status).toBe(
      'suspended',
    );
  });

  it.each([
    ['read', { read: 200, triage: 403, upload: 403, admin: 403 }],
    ['triage', { read: 403, triage: 404, upload: 403, admin: 403 }],
    ['upload', { read: 403, triage: 403, upload: 201, admin: 403 }],
    ['admin', { read: 200, triage: 404, upload: 201, admin: 200 }],
  ])('with the scope %s does that and nothing else: %o', async (scope, expected) => {
    const { key } = await make([scope]);
    expect({
      read: (await alertList(key)).status,
      triage: (await as(key, 'PATCH', '/api/alert/v1/999999', { version: 1, severity: 2 })).status,
      upload: (await as(key, 'POST', '/api/fileupload/v1/token/', { filename: 'a.txt', size: 1 }))
        .status,
      admin: (await as(key, 'GET', '/api/audit/v1/')).status,
    }).toEqual(expected);
  });

  it('never reaches what is a person’s own, nor the keys themselves', async () => {
    const { id, key } = await make(['read', 'triage', 'upload', 'admin']);
    for (const [method, path, body] of [
      ['GET', `${KEYS}/`],
      ['POST', `${KEYS}/`, { name: 'self-made', scopes: ['admin'] }],
      ['PATCH', `${KEYS}/${id}`, { expires_at: null }],
      ['DELETE', `${KEYS}/${id}/delete`],
      ['PATCH', `/api/user/v1/${anna.id}/`, { first_name: 'Eve' }],
      ['POST', '/api/notifications/v1/', {}],
    ] as const) {
      expect(await as(key, method, path, body), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', title: expect.stringContaining('Log in with your own account') },
      });
    }
    expect((await as(key, 'GET', '/api/user/v1/whoami/')).body.user.id).toBe(anna.id);
  });

  it('without the scope admin counts as no admin where a policy asks for the group', async () => {
    const analyst = await addColleague(api, { admin: anna });
    const item = await insertMedia(api.db, { companyId: anna.companyId });
    const note = (
      await as(analyst.access, 'POST', '/api/alert/v1/create_notes/', {
        media_id: item.id,
        text: 'mine',
      })
    ).body;
    const { key } = await make(['triage']);
    expect(
      (await as(key, 'PATCH', `/api/alert/v1/notes/${note.id}/`, { text: 'theirs' })).status,
    ).toBe(403);
  });

  it('acts in the name of whoever made the key', async () => {
    const alert = await insertAlert(api.db, { companyId: anna.companyId, severity: 2 });
    const { id, key } = await make(['triage']);
    expect(
      (await as(key, 'PATCH', `/api/alert/v1/${alert.id}`, { version: 1, severity: 5 })).status,
    ).toBe(200);
    expect(
      await api.db.select().from(activities).where(eq(activities.alertId, alert.id)),
    ).toMatchObject([{ actorId: anna.id, kind: 'severity_changed' }]);
    expect((await as(anna.access, 'GET', `${KEYS}/${id}`)).body.last_used_at).not.toBeNull();
  });

  it(
    'tells its limit, and is refused with 429 beyond it until the minute is over, without harm ' +
      'to other keys',
    async () => {
      const [{ id, key }, other] = [await make(['read']), await make(['read'])];
      const first = await alertList(key);
      expect(
        Object.fromEntries(
          ['limit', 'remaining', 'policy'].map((name) => [
            name,
            first.headers.get(`ratelimit-${name}`),
          ]),
        ),
      ).toEqual({ limit: '600', remaining: '599', policy: '600;w=60' });
      await api.db
        .update(accessKeys)
        .set({ windowCalls: KEY_CALLS - 5 })
        .where(eq(accessKeys.id, id));
      const answers = await Promise.all(Array.from({ length: 9 }, () => alertList(key)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([
        200, 200, 200, 200, 200, 429, 429, 429, 429,
      ]);
      const refused = answers.find((answer) => answer.status === 429);
      expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED' });
      expect(refused?.headers.get('ratelimit-remaining')).toBe('0');
      const wait = Number(refused?.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect((await alertList(other.key)).status).toBe(200);
      api.clock.advance(wait * 1_000);
      expect((await alertList(key)).headers.get('ratelimit-remaining')).toBe('599');
    },
  );

  it('is audited: what it called from where, once an hour, and every denial', async () => {
    const { id, key } = await make(['read']);
    const mine = async (action: string) =>
      (await auditOf(action)).filter((row) => row.detail?.['access_key'] === id);
    await alertList(key);
    await alertList(key);
    expect(await mine('access_key.used')).toMatchObject([
      {
        actorId: anna.id,
        companyId: anna.companyId,
        subject: 'listAlerts',
        address: expect.stringContaining('127.0.0.1'),
      },
    ]);
    api.clock.advance(3_600_000);
    await alertList(key);
    expect(await mine('access_key.used')).toHaveLength(2);
    await as(key, 'GET', '/api/settings/v1/');
    await as(key, 'GET', '/api/settings/v1/');
    expect(await mine('access_key.denied')).toMatchObject([
      { subject: 'getSettings' },
      { subject: 'getSettings' },
    ]);
  });
});
