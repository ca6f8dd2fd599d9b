import { desc, eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  call,
  nextCode,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '../../platform/http/cookies.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { users } from '../../platform/database/schema/people.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
});
afterAll(() => api.stop());

const login = (email: string, password = TEST_PASSWORD) =>
  call(api, 'POST', `${USER}/login/`, { body: { email, password } });
/** The cookie of a right password. */
const passwordStep = async (person: TestPerson) => {
  const { cookies } = await login(person.email);
  return { [PREAUTH_COOKIE]: cookies[PREAUTH_COOKIE] ?? '' };
};
const verify = (person: TestPerson, cookies: Record<string, string>, token: string) =>
  call(api, 'POST', `${USER}/verify-token/`, { cookies, body: { email: person.email, token } });

describe('signing in', () => {
  it('asks for the code after the password and then answers an access token and a refresh cookie', async () => {
    const first = await login(anna.email);
    expect(first).toMatchObject({ status: 200, body: { mfa: 'verify' } });
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-vedetta_preauth=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const second = await verify(anna, first.cookies, nextCode(api, anna));
    expect(second.status).toBe(200);
    expect(Object.keys(second.body)).toEqual(['access']);
    expect(second.headers.getSetCookie().find((line) => line.startsWith(REFRESH_COOKIE))).toMatch(
      /Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(second.cookies[PREAUTH_COOKIE]).toBe('');
    const { body: me } = await call(api, 'GET', `${USER}/whoami/`, { access: second.body.access });
    expect(me).toMatchObject({
      is_admin: true,
      is_free_trial: false,
      user: { email: anna.email, mfa_enrolled: true, group_name: 'Admins' },
    });
    expect(JSON.stringify(me)).not.toMatch(/argon|secret|hash/i);
  });

  it('enrols with a QR code that stays the same within one sign-in, and shows ten recovery codes once', async () => {
    const marco = await addColleague(api);
    expect(new Set(marco.recoveryCodes).size).toBe(10);
    for (const code of marco.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    await api.db
      .update(users)
      .set({ mfaEnrolledAt: null, mfaSecret: null })
      .where(eq(users.id, marco.id));
    const cookies = await passwordStep(marco);
    const ask = () =>
      call(api, 'POST', `${USER}/generate-qrcode/`, { cookies, body: { email: marco.email } });
    const [one, two] = [await ask(), await ask()];
    expect(one.body).toMatchObject({
      secret: two.body.secret,
      otpauth_url: expect.stringContaining(one.body.secret),
      qr_svg: expect.stringMatching(/^<svg/),
    });
    const other = await call(api, 'POST', `${USER}/generate-qrcode/`, {
      cookies: await passwordStep(marco),
      body: { email: marco.email },
    });
    expect(other.body.secret).not.toBe(one.body.secret);
  });

  it('A2: neither shows nor replaces the secret once enrolled', async () => {
    const before = await api.db
      .select({ secret: users.mfaSecret })
      .from(users)
      .where(eq(users.id, anna.id));
    const answer = await call(api, 'POST', `${USER}/generate-qrcode/`, {
      cookies: await passwordStep(anna),
      body: { email: anna.email },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ALREADY_ENROLLED' } });
    expect(
      await api.db.select({ secret: users.mfaSecret }).from(users).where(eq(users.id, anna.id)),
    ).toEqual(before);
  });

  it('A1: gives the second step to nobody without the cookie of a right password', async () => {
    for (const cookies of [{}, { [PREAUTH_COOKIE]: 'x'.repeat(43) }]) {
      const body = { email: anna.email };
      expect((await call(api, 'POST', `${USER}/generate-qrcode/`, { cookies, body })).status).toBe(
        401,
      );
      expect(
        (
          await call(api, 'POST', `${USER}/verify-token/`, {
            cookies,
            body: { ...body, token: nextCode(api, anna) },
          })
        ).status,
      ).toBe(401);
    }
    const marco = await addColleague(api);
    const answer = await verify(marco, await passwordStep(anna), nextCode(api, marco));
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('A8: opens nothing else with the password alone, and that for five minutes', async () => {
    const cookies = await passwordStep(anna);
    expect((await call(api, 'GET', `${USER}/whoami/`, { cookies })).status).toBe(401);
    expect(
      (
        await call(api, 'GET', `${USER}/whoami/`, {
          cookies,
          access: cookies[PREAUTH_COOKIE] ?? '',
        })
      ).status,
    ).toBe(401);
    api.clock.advance(301_000);
    expect((await verify(anna, cookies, nextCode(api, anna))).status).toBe(401);
  });

  it('A3: takes a code once, of twenty sent at the same time too', async () => {
    const marco = await addColleague(api);
    const code = nextCode(api, marco);
    const cookies = await Promise.all(Array.from({ length: 4 }, () => passwordStep(marco)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => verify(marco, cookies[i % 4] ?? {}, code)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.every((answer) => [200, 401, 429].includes(answer.status))).toBe(true);
  });

  it('A3: takes codes one step early or late, and no others', async () => {
    const marco = await addColleague(api);
    const tryStep = async (offset: number) => {
      api.clock.advance(300_000);
      const epoch = Math.floor(api.clock.now().getTime() / 1000) + offset * 30;
      return (
        await verify(
          marco,
          await passwordStep(marco),
          generateSync({ secret: marco.secret, epoch }),
        )
      ).status;
    };
    expect([await tryStep(-1), await tryStep(0), await tryStep(1)]).toEqual([200, 200, 200]);
    expect([await tryStep(-2), await tryStep(2)]).toEqual([401, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const marco = await addColleague(api);
    const code = marco.recoveryCodes[3] ?? '';
    expect(
      (await verify(marco, await passwordStep(marco), ` ${code.toLowerCase().replace('-', ' ')} `))
        .status,
    ).toBe(200);
    expect(await verify(marco, await passwordStep(marco), code)).toMatchObject({
      status: 401,
      body: { code: 'WRONG_CODE' },
    });
    expect(
      (await verify(marco, await passwordStep(marco), marco.recoveryCodes[4] ?? '')).status,
    ).toBe(200);
  });

  it('A5: tells a right password, and only that, of an account that is closed or not approved', async () => {
    const marco = await addColleague(api);
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, marco.id));
    expect(await login(marco.email)).toMatchObject({ status: 403, body: { code: 'NOT_ACTIVE' } });
    const closed = await login(marco.email, 'not the password');
    await api.db
      .update(users)
      .set({ isActive: true, isApproved: false })
      .where(eq(users.id, marco.id));
    expect(await login(marco.email)).toMatchObject({ status: 403, body: { code: 'NOT_APPROVED' } });
    const unknown = await login('nobody@nowhere.example', 'not the password');
    const shown = ({ body: { request_id: _id, ...body }, status }: typeof unknown) => ({
      status,
      body,
    });
    expect(shown(closed)).toEqual(shown(unknown));
    expect(unknown.body).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' });
  });

  it('F4: writes down who signed in and who failed, without any secret', async () => {
    await login(anna.email, 'a wrong password');
    const [failed] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(failed).toMatchObject({
      action: 'sign_in.failed',
      subject: `email:${anna.email}`,
      detail: { step: 'password' },
      address: expect.stringContaining('127.0.0.1'),
    });
    expect(JSON.stringify(await api.db.select().from(auditLog))).not.toMatch(/wrong password|vK7#/);
  });
});

describe('guessing', () => {
  it('A4: ends at the sixth failure in fifteen minutes, whether or not the account exists', async () => {
    const marco = await addColleague(api);
    for (const email of [marco.email, 'no-such-person@nowhere.example']) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await login(email, `guess ${i}`)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    }
    const locked = await login(marco.email);
    expect(locked).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', title: expect.stringContaining('Wait 15 minutes') },
    });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(
      (await call(api, 'GET', `${USER}/whoami/`, { access: marco.access })).status,
      'a live session is unaffected',
    ).toBe(200);
    api.clock.advance(15 * 60_000 + 1_000);
    expect((await login(marco.email)).status).toBe(200);
  });

  it('A4: cannot be spread over parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => login('parallel@nowhere.example', `guess ${i}`)),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(25);
  });

  it('of codes counts together with passwords, and a right password between does not wipe it out', async () => {
    const marco = await addColleague(api);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await verify(marco, await passwordStep(marco), '000000')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await login(marco.email)).status).toBe(429);
  });

  it('is forgotten after a complete sign-in', async () => {
    const marco = await addColleague(api);
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 3; i += 1) await login(marco.email, 'wrong');
      expect((await verify(marco, await passwordStep(marco), nextCode(api, marco))).status).toBe(
        200,
      );
    }
  });
});
