import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAlert, insertCompany, insertUser, signInAs } from '../../../test/factories.ts';
import {
  addColleague,
  call,
  nextCode,
  signIn,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  until,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { letterTo, startTestMailing } from '../../../test/letters.ts';
import { openSocket } from '../../../test/socket-client.ts';
import type { Mailing } from '../notifications/jobs/mailing.ts';
import { PREAUTH_COOKIE } from '../../platform/http/cookies.ts';
import { alerts } from '../../platform/database/schema/alerts.ts';
import { activities } from '../../platform/database/schema/collaboration.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { notifications } from '../../platform/database/schema/messages.ts';
import { users } from '../../platform/database/schema/people.ts';
import { recoveryCodes } from '../../platform/database/schema/sign-in.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
let mailing: Mailing;

beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
  mailing = startTestMailing(api);
});
afterAll(async () => {
  await mailing.stop();
  await api.stop();
});

const remove = (access: string, id: number) => call(api, 'DELETE', `${USER}/${id}/`, { access });
const resetMfa = (access: string, id: number) =>
  call(api, 'DELETE', `${USER}/reset_mfa/${id}`, { access });

describe('deleting an account', () => {
  it('S4: ends its sessions and sockets, and nobody can log in with it', async () => {
    const marco = await addColleague(api, { admin: anna });
    const socket = await openSocket(
      `${api.url.replace('http', 'ws')}/ws/notifications/?token=${marco.access}`,
    );
    expect((await remove(anna.access, marco.id)).status).toBe(204);
    expect((await call(api, 'GET', `${USER}/whoami/`, { access: marco.access })).status).toBe(401);
    expect((await socket.closed).code).toBe(4403);
    expect(
      (
        await call(api, 'POST', `${USER}/login/`, {
          body: { email: marco.email, password: TEST_PASSWORD },
        })
      ).status,
    ).toBe(401);
    expect((await remove(anna.access, marco.id)).status).toBe(404);
  });

  it('keeps what the person did under their name, and takes their alerts from them with an activity each', async () => {
    const marco = await addColleague(api, {
      admin: anna,
      firstName: 'Marco',
      lastName: 'Scomparso',
    });
    const alert = await insertAlert(api.db, { companyId: anna.companyId, assigneeId: marco.id });
    await call(api, 'POST', '/api/alert/v1/create_notes/', {
      access: marco.access,
      body: { media_id: alert.mediaId, alert_id: alert.id, text: 'Look at this.' },
    });
    await call(api, 'PATCH', `/api/alert/v1/${alert.id}`, {
      access: marco.access,
      body: { version: 1, status: 'VALIDATED' },
    });
    const note = (
      await call(api, 'POST', '/api/media/v1/notes/', {
        access: anna.access,
        body: { media_id: alert.mediaId },
      })
    ).body.results[0];
    expect(note.author.full_name).toBe('Marco Scomparso');
    expect((await remove(anna.access, marco.id)).status).toBe(204);
    expect((await api.db.select().from(alerts).where(eq(alerts.id, alert.id)))[0]).toMatchObject({
      assigneeId: null,
      version: 3,
    });
    const notes = (
      await call(api, 'POST', '/api/media/v1/notes/', {
        access: anna.access,
        body: { media_id: alert.mediaId },
      })
    ).body.results;
    expect(notes).toMatchObject([
      { text: 'Look at this.', author: { full_name: 'Marco Scomparso', email: '' } },
    ]);
    const told = (
      await call(api, 'POST', '/api/media/v1/activities/', {
        access: anna.access,
        body: { media_id: alert.mediaId },
      })
    ).body.results;
    expect(told).toMatchObject([
      { kind: 'assigned', actor: { id: anna.id }, old_value: 'Marco Scomparso', new_value: null },
      { kind: 'status_changed', actor: { full_name: 'Marco Scomparso', email: '' } },
    ]);
  });

  it('leaves no row that was only theirs, and no request to review them', async () => {
    const email = `giulia@${anna.email.split('@')[1]}`;
    await call(api, 'POST', `${USER}/create/`, {
      body: {
        first_name: 'Giulia',
        last_name: 'Neri',
        email,
        password: TEST_PASSWORD,
        re_new_password: TEST_PASSWORD,
      },
    });
    const [giulia] = await api.db.select().from(users).where(eq(users.email, email));
    const mailing = startTestMailing(api);
    await vi.waitFor(async () => {
      const told = await api.db.$count(
        notifications,
        eq(notifications.aboutUserId, giulia?.id ?? 0),
      );
      expect(told).toBeGreaterThan(0);
    }, PATIENT);
    await mailing.stop();
    expect((await remove(anna.access, giulia?.id ?? 0)).status).toBe(204);
    const { rows } = await api.db.execute<{ table: string; column: string }>(sql`
      select cl.relname as "table", a.attname as "column" from pg_constraint c
      join pg_class cl on cl.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass`);
    expect(rows.length).toBeGreaterThan(10);
    for (const { table, column } of rows) {
      const left = await api.db.execute<{ n: string }>(
        sql`select count(*) as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${giulia?.id ?? 0}`,
      );
      expect(Number(left.rows[0]?.n), `${table}.${column}`).toBe(0);
    }
    expect(
      await api.db.$count(
        notifications,
        and(
          eq(notifications.companyId, anna.companyId),
          eq(notifications.actorName, 'Giulia Neri'),
        ),
      ),
    ).toBe(0);
  });

  it('is not possible for oneself, and other companies’ people do not exist', async () => {
    const second = await addColleague(api, { admin: anna, group: 'Admins' });
    expect(await remove(second.access, second.id)).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    });
    expect((await remove(foreign.access, second.id)).status).toBe(404);
    expect((await remove(anna.access, second.id)).status).toBe(204);
    expect(await remove(anna.access, anna.id)).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN' },
    });
  });

  it('C7: of two parallel removals of the last two admins, whoever makes them, one fails', async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = await insertCompany(api.db);
      const [a, b] = [
        await insertUser(api.db, { companyId: company.id, groupName: 'Admins' }),
        await insertUser(api.db, { companyId: company.id, groupName: 'Admins' }),
      ];
      const [asA, asB] = [await signInAs(api.services, a), await signInAs(api.services, b)];
      const answers = await Promise.all([remove(asA.token, b.id), remove(asB.token, a.id)]);
      const statuses = answers.map((answer) => answer.status).sort((x, y) => x - y);
      expect(statuses[0]).toBe(204);
      // The second is refused, or is signed out before it is heard.
      expect([401, 409]).toContain(statuses[1]);
      expect(await api.db.$count(users, eq(users.companyId, company.id))).toBe(1);
    }
  });

  it('goes through while others write things that point at the person', async () => {
    const marco = await addColleague(api, { admin: anna });
    const alert = await insertAlert(api.db, { companyId: anna.companyId });
    const notes = Array.from({ length: 20 }, (_, i) =>
      call(api, 'POST', '/api/alert/v1/create_notes/', {
        access: anna.access,
        body: { media_id: alert.mediaId, text: `@{{${marco.email}}} look, ${i}` },
      }),
    );
    const [removed, ...written] = await Promise.all([remove(anna.access, marco.id), ...notes]);
    expect(removed.status).toBe(204);
    for (const answer of written) expect([201, 422]).toContain(answer.status);
    expect(await api.db.$count(users, eq(users.id, marco.id))).toBe(0);
  });
});

describe('resetting a second factor', () => {
  it('S4: ends every session; the next sign-in enrols anew, and the old recovery codes are void', async () => {
    const marco = await addColleague(api, { admin: anna });
    expect((await resetMfa(anna.access, marco.id)).status).toBe(204);
    expect((await call(api, 'GET', `${USER}/whoami/`, { access: marco.access })).status).toBe(401);
    expect(await api.db.$count(recoveryCodes, eq(recoveryCodes.userId, marco.id))).toBe(0);
    const login = await call(api, 'POST', `${USER}/login/`, {
      body: { email: marco.email, password: TEST_PASSWORD },
    });
    expect(login.body).toEqual({ mfa: 'enroll' });
    const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
    const { body } = await call(api, 'POST', `${USER}/generate-qrcode/`, {
      cookies,
      body: { email: marco.email },
    });
    expect(body.secret).not.toBe(marco.secret);
    expect((await letterTo(api, marco.email, 'two-factor authentication')).text).toContain(
      'Anna Bianchi reset the two-factor authentication',
    );
  });

  it('is an admin’s, for colleagues only', async () => {
    const marco = await addColleague(api, { admin: anna });
    expect((await resetMfa(marco.access, marco.id)).status).toBe(403);
    expect(await resetMfa(anna.access, anna.id)).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    });
    expect((await resetMfa(foreign.access, marco.id)).status).toBe(404);
    expect((await call(api, 'GET', `${USER}/whoami/`, { access: marco.access })).status).toBe(200);
  });
});

describe('one’s own account', () => {
  it('lists one’s devices and signs out all others at once', async () => {
    const marco = await addColleague(api, { admin: anna });
    const second = await signIn(api, marco);
    const list = (access: string) => call(api, 'GET', `${USER}/sessions/`, { access });
    const { body } = await list(second.access);
    expect(body.results).toHaveLength(2);
    expect(body.results.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect(
      (await call(api, 'POST', `${USER}/sessions/revoke_others/`, { access: second.access })).body,
    ).toEqual({ revoked: 1 });
    expect((await list(marco.access)).status).toBe(401);
    expect((await list(second.access)).body.results).toMatchObject([
      { current: true, address: expect.stringContaining('127.0.0.1') },
    ]);
  });

  it('renews recovery codes against a code of the authenticator, which is used up', async () => {
    const marco = await addColleague(api, { admin: anna });
    const renew = (token: string) =>
      call(api, 'POST', `${USER}/recovery_codes/`, { access: marco.access, body: { token } });
    expect(await renew('000000')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'token', code: 'wrong_code' }] },
    });
    const code = nextCode(api, marco);
    const answer = await renew(code);
    expect(answer.body.recovery_codes).toHaveLength(10);
    expect(answer.body.recovery_codes).not.toContain(marco.recoveryCodes[0]);
    expect((await renew(code)).status).toBe(422);
    expect(
      (await call(api, 'GET', `${USER}/recovery_codes/`, { access: marco.access })).body,
    ).toEqual({ left: 10 });
    const login = await call(api, 'POST', `${USER}/login/`, {
      body: { email: marco.email, password: TEST_PASSWORD },
    });
    const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
    const verify = (token: string) =>
      call(api, 'POST', `${USER}/verify-token/`, { cookies, body: { email: marco.email, token } });
    expect((await verify(marco.recoveryCodes[0] ?? '')).status, 'void').toBe(401);
    expect((await verify(answer.body.recovery_codes[0])).status).toBe(200);
  });
});

it('F4: every act of administration stands in the audit log, with who, what, whom and where', async () => {
  const rows = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, anna.companyId), eq(auditLog.action, 'user.deleted')));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toMatchObject({
      actorId: anna.id,
      actorEmail: anna.email,
      subject: expect.stringMatching(/^user:\d+$/),
      address: expect.stringContaining('127.0.0.1'),
    });
    expect(row.detail?.['email']).toContain('@');
  }
  const actions = new Set(
    (await api.db.select().from(auditLog).where(eq(auditLog.companyId, anna.companyId))).map(
      (row) => row.action,
    ),
  );
  for (const action of [
    'user.mfa_reset',
    'session.others_revoked',
    'recovery_codes.replaced',
    'access.denied',
  ])
    expect(actions).toContain(action);
  expect(
    await until(() => api.db.$count(activities, sql`actor_id is null and actor_name is not null`)),
  ).toBeGreaterThan(0);
});
