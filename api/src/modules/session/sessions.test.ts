import { SignJWT } from 'jose';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  call,
  signIn,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { REFRESH_COOKIE } from '../../platform/http/cookies.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { sessions } from '../../platform/database/schema/sign-in.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
});
afterAll(() => api.stop());

const refresh = (token: string) =>
  call(api, 'POST', `${USER}/login/refresh/`, { cookies: { [REFRESH_COOKIE]: token } });
const statusOf = async (access: string) =>
  (await call(api, 'GET', `${USER}/whoami/`, { access })).status;

describe('refreshing', () => {
  it('S3: answers a new access token and rotates the cookie, which is never in a body', async () => {
    const device = await signIn(api, anna);
    const answer = await refresh(device.refresh);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['access']);
    // Also where no second has passed: whoever waits for another token sees one.
    expect(answer.body.access).not.toBe(device.access);
    const next = answer.cookies[REFRESH_COOKIE] ?? '';
    expect(next).not.toBe(device.refresh);
    expect(JSON.stringify(answer.body)).not.toContain(next);
    expect(await statusOf(answer.body.access)).toBe(200);
  });

  it('S2: lets two tabs that race, or one that lost the answer, stay signed in', async () => {
    const device = await signIn(api, anna);
    api.clock.hold();
    const [one, two] = await Promise.all([refresh(device.refresh), refresh(device.refresh)]);
    api.clock.advance(9_000);
    const lost = await refresh(device.refresh);
    api.clock.release();
    for (const answer of [one, two, lost]) {
      expect(answer.status).toBe(200);
      expect((await refresh(answer.cookies[REFRESH_COOKIE] ?? '')).status).toBe(200);
    }
  });

  it('S1: takes a token used again after ten seconds for stolen and ends the whole session', async () => {
    const device = await signIn(api, anna);
    const next = await refresh(device.refresh);
    api.clock.advance(11_000);
    const replay = await refresh(device.refresh);
    expect(replay).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(replay.cookies[REFRESH_COOKIE]).toBe('');
    expect((await refresh(next.cookies[REFRESH_COOKIE] ?? '')).status).toBe(401);
    expect(await statusOf(next.body.access)).toBe(401);
    expect(await statusOf((await signIn(api, anna)).access), 'other sessions go on').toBe(200);
    expect(
      await api.db.select().from(auditLog).where(eq(auditLog.action, 'session.revoked')),
    ).toHaveLength(1);
  });

  it('S7: ends after thirty minutes without use', async () => {
    const device = await signIn(api, anna);
    api.clock.advance(31 * 60_000);
    expect((await refresh(device.refresh)).status).toBe(401);
    const [row] = await api.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, anna.id), eq(sessions.revokedReason, 'expired')))
      .orderBy(desc(sessions.createdAt));
    expect(row?.revokedAt, 'written down, so that a clock set back revives nothing').not.toBeNull();
  });

  it('S7: ends after twelve hours however much it is used', async () => {
    let device = await signIn(api, anna);
    const renew = async () => {
      const answer = await refresh(device.refresh);
      if (answer.status === 200)
        device = { access: answer.body.access, refresh: answer.cookies[REFRESH_COOKIE] ?? '' };
      return answer.status;
    };
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      api.clock.advance(25 * 60_000);
      expect(await renew()).toBe(200);
    }
    api.clock.advance(25 * 60_000);
    expect(await renew()).toBe(401);
  });

  it('refuses what is no refresh token', async () => {
    const { access } = await signIn(api, anna);
    for (const token of ['', 'x', access.slice(0, 190), "' or 1=1 --"])
      expect((await refresh(encodeURIComponent(token))).status).toBe(401);
    expect((await call(api, 'POST', `${USER}/login/refresh/`)).status).toBe(401);
  });
});

describe('access token', () => {
  it('is good for ten minutes, and use within them keeps the session alive', async () => {
    const device = await signIn(api, anna);
    api.clock.advance(9.5 * 60_000);
    expect(await statusOf(device.access)).toBe(200);
    api.clock.advance(60_000);
    expect(await statusOf(device.access)).toBe(401);
    api.clock.advance(25 * 60_000);
    expect((await refresh(device.refresh)).status, 'used 26 minutes ago').toBe(200);
  });

  it('S5: counts only as we signed it', async () => {
    const { access, refresh: refreshToken } = await signIn(api, anna);
    const [head = '', payload = '', signature = ''] = access.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = (audience: string) =>
      new SignJWT({ ...claims, aud: audience })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from('a key of somebody else, long enough'));
    const forged = [
      `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${head}.${encoded({ ...claims, groups: ['Admins'], company: 999 })}.${signature}`,
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      await foreign('vedetta-api'),
      await foreign('elsewhere'),
      refreshToken,
      '',
      'null',
      `${access}x`,
    ];
    for (const token of forged) expect(await statusOf(token), token).toBe(401);
    expect(await statusOf(access)).toBe(200);
  });

  it('S4: dies at once with a logout, which is never refused', async () => {
    const device = await signIn(api, anna);
    const answer = await call(api, 'POST', `${USER}/logout/`, { access: device.access });
    expect(answer.status).toBe(204);
    expect(answer.cookies[REFRESH_COOKIE]).toBe('');
    expect(await statusOf(device.access)).toBe(401);
    expect((await refresh(device.refresh)).status).toBe(401);
    expect((await call(api, 'POST', `${USER}/logout/`, { access: 'nonsense' })).status).toBe(204);
    const byCookie = await signIn(api, anna);
    await call(api, 'POST', `${USER}/logout/`, { cookies: { [REFRESH_COOKIE]: byCookie.refresh } });
    expect(await statusOf(byCookie.access)).toBe(401);
  });

  it('S4: dies at once when an admin deactivates its user, and stays dead', async () => {
    const marco = await addColleague(api);
    const second = await signIn(api, marco);
    const patch = (action: string) =>
      call(api, 'PATCH', `${USER}/${marco.id}/`, { access: anna.access, body: { action } });
    expect((await patch('deactivate')).status).toBe(200);
    expect([
      await statusOf(marco.access),
      await statusOf(second.access),
      (await refresh(second.refresh)).status,
    ]).toEqual([401, 401, 401]);
    expect((await patch('activate')).status).toBe(200);
    expect([await statusOf(marco.access), (await refresh(second.refresh)).status]).toEqual([
      401, 401,
    ]);
    expect(await statusOf((await signIn(api, marco)).access)).toBe(200);
  });

  it('S4: holds what its user may do now, not what they might at sign-in', async () => {
    const marco = await addColleague(api, { group: 'Admins' });
    const list = () => call(api, 'POST', `${USER}/`, { access: marco.access, body: {} });
    expect((await list()).status).toBe(200);
    await call(api, 'PATCH', `${USER}/${marco.id}/`, {
      access: anna.access,
      body: { group_name: 'Viewers' },
    });
    expect(await list()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(
      await api.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'access.denied'), eq(auditLog.actorId, marco.id))),
    ).toHaveLength(1);
  });
});
