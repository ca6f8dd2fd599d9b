import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  nextCode,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  until,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { letterTo, readLetters, secretsOf, startTestMailing } from '../../../test/letters.ts';
import { PREAUTH_COOKIE } from '../../platform/http/cookies.ts';
import type { Mailing } from '../notifications/jobs/mailing.ts';
import { jobs } from '../../platform/database/schema/installation.ts';
import { mails } from '../../platform/database/schema/messages.ts';
import { companies, users } from '../../platform/database/schema/people.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
let mailing: Mailing;

beforeAll(async () => {
  api = await startTestApi();
  mailing = startTestMailing(api);
});
afterAll(async () => {
  await mailing.stop();
  await api.stop();
});

const ask = (email: string, body: object = {}) =>
  call(api, 'POST', `${USER}/register-trial/`, {
    body: {
      first_name: 'Luca',
      last_name: 'Riva',
      email,
      company: 'Riva & figli',
      phone_number: '+39 02 5550 0134',
      ...body,
    },
  });
const activate = (token: string, password = TEST_PASSWORD) =>
  call(api, 'POST', `${USER}/activate-trial/`, {
    body: { token, password, re_new_password: password },
  });
const read = (token: string) => call(api, 'POST', `${USER}/read-trial-link/`, { body: { token } });
const errandsDone = () =>
  until(
    async () =>
      (await api.db.select().from(jobs).where(eq(jobs.queue, 'mail-errand'))).every(
        (row) => row.state === 'done',
      ) || undefined,
  );

describe('a free trial', () => {
  it('is not given before the first-run set-up: nobody gets in past its code', async () => {
    expect((await ask('early@trial.example')).status).toBe(202);
    await errandsDone();
    expect(await api.db.select().from(mails)).toEqual([]);
    anna = await signUpCompany(api);
  });

  it('begins with a mailed link: a company of its own with ten scans and one trial user', async () => {
    expect(await ask('luca@trial.example')).toMatchObject({
      status: 202,
      body: { email: 'luca@trial.example' },
    });
    const letter = await letterTo(api, 'luca@trial.example', 'free trial');
    expect(letter.text).toContain('Riva & figli');
    expect(letter.html).toContain('Riva &amp; figli');
    expect(
      await api.db.select().from(users).where(eq(users.email, 'luca@trial.example')),
      'nothing exists before the link is followed',
    ).toEqual([]);
    const { token = '' } = secretsOf(letter);
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { email: 'luca@trial.example', company: 'Riva & figli' },
    });
    expect((await activate(token, 'weak')).status).toBe(422);
    expect(await activate(token)).toMatchObject({
      status: 201,
      body: { email: 'luca@trial.example' },
    });
    expect(await activate(token)).toMatchObject({ status: 400, body: { code: 'LINK_NOT_VALID' } });
    expect(await read(token)).toMatchObject({ status: 400, body: { code: 'LINK_NOT_VALID' } });
    const login = await call(api, 'POST', `${USER}/login/`, {
      body: { email: 'luca@trial.example', password: TEST_PASSWORD },
    });
    const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
    const { body: enrolment } = await call(api, 'POST', `${USER}/generate-qrcode/`, {
      cookies,
      body: { email: 'luca@trial.example' },
    });
    const code = nextCode(api, { secret: enrolment.secret, lastStep: 0 });
    const { body: verified } = await call(api, 'POST', `${USER}/verify-token/`, {
      cookies,
      body: { email: 'luca@trial.example', token: code },
    });
    expect(
      (await call(api, 'GET', `${USER}/whoami/`, { access: verified.access })).body,
    ).toMatchObject({
      is_free_trial: true,
      is_admin: false,
      user: {
        group_name: 'Trial Users',
        tour_visible: true,
        phone_number: '+39 02 5550 0134',
        company_details: { name: 'Riva & figli', total_scan: 10, scans_left: 10 },
      },
    });
    expect(
      await call(api, 'POST', '/api/target/v1/', { access: verified.access, body: {} }),
    ).toMatchObject({ status: 403, body: { code: 'TRIAL_LOCKED' } });
  });

  it('takes nobody into somebody’s company: registrations find no trial company', async () => {
    const trials = await api.db.select().from(companies).where(eq(companies.totalScan, 10));
    expect(trials.map((company) => company.emailDomain)).toEqual(['']);
  });

  it('A5: answers the same for an address with an account, whose owner alone is told', async () => {
    const before = (await api.db.select().from(companies)).length;
    expect(await ask(anna.email)).toMatchObject({ status: 202, body: { email: anna.email } });
    expect((await letterTo(api, anna.email, 'already have a Vedetta account')).text).not.toContain(
      '#token',
    );
    expect(await api.db.select().from(companies)).toHaveLength(before);
  });

  it('counts the newest link alone, for three days', async () => {
    await ask('rita@trial.example');
    const first = secretsOf(await letterTo(api, 'rita@trial.example', 'free trial'))['token'] ?? '';
    await ask('rita@trial.example', { company: 'Rita & Co' });
    const second = await until(async () => {
      const letters = (await readLetters(api)).filter((letter) =>
        letter.to.includes('rita@trial.example'),
      );
      return letters
        .map((letter) => secretsOf(letter)['token'] ?? '')
        .find((token) => token !== first);
    });
    expect((await activate(first)).status).toBe(400);
    api.clock.advance(72 * 3_600_000 + 1_000);
    expect((await activate(second)).status).toBe(400);
  });

  it('does not let one address fill other people’s letter boxes', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        ask(`p${i}@bombed.example`).then((answer) => answer.status),
      ),
    );
    expect(statuses.filter((status) => status === 202).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect((await ask('victim@bombed.example')).status).toBe(429);
  });
});
