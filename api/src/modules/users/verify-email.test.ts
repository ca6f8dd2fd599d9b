import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  until,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { letterTo, readLetters, secretsOf } from '../../../test/letters.ts';
import { startMailing, type Mailing } from '../notifications/jobs/mailing.ts';
import { fileTransport } from '../../platform/mail/file-transport.ts';
import { auditLog, jobs } from '../../platform/database/schema/installation.ts';
import { notifications } from '../../platform/database/schema/messages.ts';
import { users } from '../../platform/database/schema/people.ts';

const USER = '/api/user/v1';
const HOUR_MS = 3_600_000;
const register = (api: TestApi, email: string) =>
  call(api, 'POST', `${USER}/create/`, {
    body: {
      first_name: 'Giulia',
      last_name: 'Neri',
      email,
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
    },
  });
const verify = (api: TestApi, token: string) =>
  call(api, 'POST', `${USER}/verify-email/`, { body: { token } });
const again = (api: TestApi, email: string) =>
  call(api, 'POST', `${USER}/verify-email/request/`, { body: { email } });
const approve = (api: TestApi, admin: TestPerson, id: number, more: object = {}) =>
  call(api, 'PATCH', `${USER}/${id}/`, {
    access: admin.access,
    body: { action: 'approve', ...more },
  });
const rowOf = async (api: TestApi, email: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`no account of ${email}`);
  return row;
};
const told = (api: TestApi, id: number) =>
  api.db.$count(notifications, eq(notifications.aboutUserId, id));

/** @param mailUrl null: letters are files and no one is asked to prove an address */
async function company(
  mailUrl: string | null,
): Promise<{ api: TestApi; anna: TestPerson; mailing: Mailing }> {
  const api = await startTestApi({}, { env: mailUrl === null ? {} : { MAIL_URL: mailUrl } });
  const transport = fileTransport(`${api.services.env.DATA_DIR}/outbox`, {
    name: 'Vedetta',
    address: 'vedetta@localhost',
  });
  return {
    api,
    anna: await signUpCompany(api),
    mailing: startMailing(api.services, { pollMilliseconds: 50, transport }),
  };
}

describe('where mail is sent', () => {
  let at: Awaited<ReturnType<typeof company>>;
  beforeAll(async () => {
    at = await company('smtp://localhost:1');
  });
  afterAll(async () => {
    await at.mailing.stop();
    await at.api.stop();
  });
  const address = (name: string) => `${name}@${at.anna.email.split('@')[1] ?? ''}`;

  it(
    'a registration is approved once its address was proved by the mailed link, and the admins ' +
      'hear of it then',
    async () => {
      const { api, anna } = at;
      const email = address('giulia');
      await register(api, email);
      const { id, emailVerifiedAt } = await rowOf(api, email);
      expect([emailVerifiedAt, await told(api, id)]).toEqual([null, 0]);
      expect(await approve(api, anna, id)).toMatchObject({
        status: 409,
        body: { code: 'NOT_VERIFIED' },
      });
      expect(await approve(api, anna, id, { confirm_unverified: true })).toMatchObject({
        status: 409,
        body: { code: 'NOT_VERIFIED' },
      });
      const byFlag = await call(api, 'PATCH', `${USER}/${id}/`, {
        access: anna.access,
        body: { is_approved: true, confirm_unverified: true },
      });
      expect(byFlag).toMatchObject({ status: 409, body: { code: 'NOT_VERIFIED' } });

      const { token = '' } = secretsOf(await letterTo(api, email, 'Confirm your email address'));
      expect(await verify(api, token)).toMatchObject({ status: 200, body: { email } });
      expect(await verify(api, token)).toMatchObject({
        status: 400,
        body: { code: 'LINK_NOT_VALID' },
      });
      expect(await told(api, id)).toBe(1);
      expect(
        await api.db.$count(
          auditLog,
          and(eq(auditLog.action, 'user.email_verified'), eq(auditLog.actorId, id)),
        ),
      ).toBe(1);
      expect(await approve(api, anna, id)).toMatchObject({
        status: 200,
        body: { is_approved: true, email_verified_at: expect.any(String) },
      });
    },
  );

  it('another link replaces the first, works for 72 hours, and is mailed to waiting registrations alone', async () => {
    const { api, anna } = at;
    const email = address('luca');
    await register(api, email);
    const first =
      secretsOf(await letterTo(api, email, 'Confirm your email address'))['token'] ?? '';
    for (const asked of [email, anna.email, address('stranger')])
      expect(await again(api, asked)).toMatchObject({ status: 202, body: { email: asked } });
    const letters = async () =>
      (await readLetters(api)).filter(({ subject }) =>
        subject.includes('Confirm your email address'),
      );
    const tokens = await until(async () => {
      const found = (await letters())
        .filter(({ to }) => to.includes(email))
        .map((letter) => secretsOf(letter)['token'] ?? '');
      return found.length === 2 ? found : undefined;
    });
    const errands = and(
      eq(jobs.queue, 'mail-errand'),
      sql`${jobs.payload}->>'kind' = 'email_verification'`,
    );
    await until(
      async () =>
        (await api.db.select().from(jobs).where(errands)).every(({ state }) => state === 'done') ||
        undefined,
    );
    expect(
      (await letters()).filter(({ to }) => to.includes(anna.email) || to.includes('stranger')),
    ).toEqual([]);
    const second = tokens.find((token) => token !== first) ?? '';
    expect((await verify(api, first)).status).toBe(400);
    api.clock.advance(72 * HOUR_MS + 1000);
    expect((await verify(api, second)).status).toBe(400);
    expect((await rowOf(api, email)).emailVerifiedAt).toBeNull();
  });

  it('asking for links is limited', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await again(at.api, 'a@elsewhere.example')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('where no mail is sent', () => {
  it('the admins hear of a registration once, and approving it asks them to answer for the address', async () => {
    const { api, anna, mailing } = await company(null);
    const email = `giulia@${anna.email.split('@')[1] ?? ''}`;
    await register(api, email);
    const { id } = await rowOf(api, email);
    await until(async () => (await told(api, id)) > 0 || undefined);
    await register(api, email);
    await again(api, email);
    const errands = and(eq(jobs.queue, 'mail-errand'), sql`${jobs.payload}->>'email' = ${email}`);
    await until(
      async () =>
        (await api.db.select().from(jobs).where(errands)).every(({ state }) => state === 'done') ||
        undefined,
    );
    expect(await told(api, id)).toBe(1);
    expect(await approve(api, anna, id)).toMatchObject({
      status: 409,
      body: { code: 'CONFIRM_UNVERIFIED' },
    });
    expect(await approve(api, anna, id, { confirm_unverified: true })).toMatchObject({
      status: 200,
      body: { is_approved: true, email_verified_at: null },
    });
    const approvals = await api.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.action, 'user.approved'));
    expect(approvals).toEqual([{ detail: { address_verified: false } }]);
    expect((await rowOf(api, anna.email)).emailVerifiedAt, 'set-up').not.toBeNull();
    await mailing.stop();
    await api.stop();
  });
});
