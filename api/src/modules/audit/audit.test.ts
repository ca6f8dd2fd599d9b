import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';

const AUDIT = '/api/audit/v1/';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
let marco: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
  marco = await addColleague(api, { admin: anna });
});
afterAll(() => api.stop());

const list = (person: TestPerson, query = '') =>
  call(api, 'GET', `${AUDIT}${query}`, { access: person.access });
const actions = async (query: string) =>
  (await list(anna, query)).body.results.map((entry: { action: string }) => entry.action);

describe('F4: the audit log', () => {
  it('says who did what, to what, when and from where, newest first', async () => {
    await call(api, 'GET', '/api/settings/v1/', { access: marco.access });
    const { body } = await list(anna, '?page_size=1');
    expect(body).toMatchObject({
      page_size: 1,
      results: [
        {
          action: 'access.denied',
          subject: 'getSettings',
          actor: { id: marco.id },
          actor_email: marco.email,
          address: expect.stringContaining('127.0.0.1'),
        },
      ],
    });
    expect(body.count).toBeGreaterThan(3);
    const people = await actions('?action=user.');
    expect(people).toContain('user.approved');
    expect(people.every((action: string) => action.startsWith('user.'))).toBe(true);
    expect(await actions('?action=sign_in.succeeded')).toEqual([
      'sign_in.succeeded',
      'sign_in.succeeded',
    ]);
  });

  it('is filtered by action, person, subject, address and time', async () => {
    expect(await actions(`?actor_id=${marco.id}&action=access.denied`)).toContain('access.denied');
    expect(await actions(`?subject=user:${marco.id}`)).toContain('user.approved');
    expect(await actions('?address=203.0.113.9')).toEqual([]);
    expect(await actions('?action=signxin.')).toEqual([]);
    const soon = encodeURIComponent(new Date(api.clock.now().getTime() + 60_000).toISOString());
    expect(await actions(`?time_from=${soon}`)).toEqual([]);
    expect((await list(anna, `?time_to=${soon}`)).body.count).toBeGreaterThan(3);
  });

  it('I1, I4: refuses members it does not know, wrong types and repeated parameters', async () => {
    for (const query of [
      '?sort=id',
      '?page=0',
      '?page=x',
      '?page_size=100000',
      '?page=1&page=2',
      '?actor_id=1%27',
      '?actor_id=-1',
      '?time_from=yesterday',
      '?time_from=0000-01-01T00:00:00Z',
      '?time_to=9999-12-31T23:59:59-23:59',
      '?action=%27%3B--',
      '?__proto__=1',
      '?action[]=x',
      '?action[$ne]=x',
    ]) {
      expect((await list(anna, query)).status, query).toBe(422);
    }
  });

  it('is for the admins of the company alone', async () => {
    expect((await list(marco)).status).toBe(403);
    const theirs = (await list(foreign, '?page_size=200')).body.results;
    expect(theirs.length).toBeGreaterThan(0);
    expect(
      theirs.every((entry: { actor_email: string | null }) => entry.actor_email === foreign.email),
    ).toBe(true);
  });

  it('keeps line breaks inside a value', async () => {
    await api.db.insert(auditLog).values({
      companyId: anna.companyId,
      actorId: anna.id,
      action: 'test.injected',
      subject: 'x\r\n2026 user.approved',
      address: '::1',
      createdAt: api.clock.now(),
    });
    const answer = await fetch(`${api.url}${AUDIT}?action=test.injected`, {
      headers: { Authorization: `Bearer ${anna.access}` },
    });
    const text = await answer.text();
    expect(text).toContain('x\\r\\n2026 user.approved');
    expect(text).not.toMatch(/[\r\n]/);
  });

  it('is changed, shortened or emptied by nobody, neither through the api nor in the database', async () => {
    const before = await api.db.select().from(auditLog);
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT'])
      expect((await call(api, method, AUDIT, { access: anna.access, body: {} })).status).toBe(405);
    for (const statement of [
      sql`update audit_log set action = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(api.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('the audit log only grows') },
      });
    }
    await expect(
      api.db.delete(auditLog).where(eq(auditLog.companyId, anna.companyId)),
    ).rejects.toThrow();
    expect(await api.db.select().from(auditLog)).toEqual(before);
  });
});
