import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFRESH_COOKIE } from '../../src/platform/http/cookies.ts';
import { users } from '../../src/platform/database/schema/people.ts';
import {
  addColleague,
  call,
  signIn,
  signUpCompany,
  startTestApi,
  type Answer,
  type TestApi,
  type TestPerson,
} from '../kit.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
});
afterAll(() => api.stop());

const login = (email: string) =>
  call(api, 'POST', `${USER}/login/`, { body: { email, password: 'not the password' } });
/** What a stranger can tell answers apart by, besides the time. */
const shown = ({ status, body, cookies, headers }: Answer) => ({
  status,
  body: { ...body, request_id: 'any' },
  cookies,
  headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
  length: headers.get('content-length'),
});

describe('A5: without the right password', () => {
  it(
    'accounts that are unknown, known, inactive, unapproved and throttled get the same answers, ' +
      'attempt by attempt',
    async () => {
      const [known, inactive, unapproved] = [
        await addColleague(api),
        await addColleague(api),
        await addColleague(api),
      ];
      await api.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.id));
      await api.db.update(users).set({ isApproved: false }).where(eq(users.id, unapproved.id));
      const emails = [
        `nobody${known.email.slice(known.email.indexOf('@'))}`,
        known.email,
        inactive.email,
        unapproved.email,
      ];
      for (let attempt = 1; attempt <= 7; attempt += 1) {
        const [first, ...others] = [...(await Promise.all(emails.map(login)))].map(shown);
        expect(first?.status).toBe(attempt <= 5 ? 401 : 429);
        for (const other of others) expect(other).toEqual(first);
      }
    },
  );

  it('a registration answers the same for a new address and one that has an account', async () => {
    const register = (email: string) =>
      call(api, 'POST', `${USER}/create/`, {
        body: {
          first_name: 'A',
          last_name: 'B',
          email,
          password: anna.password,
          re_new_password: anna.password,
        },
      });
    const [fresh, taken] = [
      await register(`new${anna.email.slice(4)}`),
      await register(anna.email),
    ];
    expect({ ...shown(taken), body: { email: 'any', request_id: 'any' }, length: null }).toEqual({
      ...shown(fresh),
      body: { email: 'any', request_id: 'any' },
      length: null,
    });
  });
});

describe('S6: the clock', () => {
  it(
    'set back by an hour revives neither an access token that ran out nor a session that ended, ' +
      'and locks nobody out',
    async () => {
      const whoami = async (access: string) =>
        (await call(api, 'GET', `${USER}/whoami/`, { access })).status;
      const refresh = (token: string) =>
        call(api, 'POST', `${USER}/login/refresh/`, { cookies: { [REFRESH_COOKIE]: token } });
      const ended = await signIn(api, anna);
      api.clock.advance(31 * 60_000);
      expect((await refresh(ended.refresh)).status).toBe(401);
      const living = await signIn(api, anna);
      api.clock.advance(10 * 60_000 + 31_000);
      expect(await whoami(living.access)).toBe(401);

      api.clock.advance(-60 * 60_000);
      expect([
        await whoami(living.access),
        await whoami(ended.access),
        (await refresh(ended.refresh)).status,
      ]).toEqual([401, 401, 401]);
      const renewed = await refresh(living.refresh);
      expect(renewed.status).toBe(200);
      expect(await whoami(renewed.body.access)).toBe(200);
      api.clock.advance(60 * 60_000);
    },
  );

  it('set forward by an hour ends what has run out by then', async () => {
    const device = await signIn(api, anna);
    api.clock.advance(60 * 60_000);
    expect((await call(api, 'GET', `${USER}/whoami/`, { access: device.access })).status).toBe(401);
  });
});
