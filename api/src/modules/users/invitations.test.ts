import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  signIn,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  until,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { readLetters, secretsOf, startTestMailing } from '../../../test/letters.ts';
import type { Mailing } from '../notifications/jobs/mailing.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { mails } from '../../platform/database/schema/messages.ts';
import { users } from '../../platform/database/schema/people.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
let mailing: Mailing;

beforeAll(async () => {
  api = await startTestApi({}, { env: { PUBLIC_URL: 'https://vedetta.meridiana.example' } });
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api, { name: 'Altra Srl' });
  mailing = startTestMailing(api);
});
afterAll(async () => {
  await mailing.stop();
  await api.stop();
});

const invite = (email: string, body: object = {}, admin = anna) =>
  call(api, 'POST', `${USER}/invite_user/`, { access: admin.access, body: { email, ...body } });
const list = (query = '', admin = anna) =>
  call(api, 'GET', `${USER}/invite_user/${query}`, { access: admin.access });
const accept = (token: string, body: object = {}) =>
  call(api, 'POST', `${USER}/accept_invitation/`, {
    body: {
      token,
      first_name: 'Sara',
      last_name: 'Conti',
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
      ...body,
    },
  });
/** Invites and answers the newest letter's token. */
async function tokenFor(email: string, body: object = {}): Promise<string> {
  const before = new Set((await readLetters(api)).map((letter) => letter.messageId));
  expect((await invite(email, body)).status).toBe(201);
  const letter = await until(async () =>
    (await readLetters(api)).find((one) => one.to.includes(email) && !before.has(one.messageId)),
  );
  expect(letter.subject).toBe('Anna Bianchi has invited you to Vedetta');
  expect(letter.text).toContain('https://vedetta.meridiana.example/registration#invitation=');
  expect(letter.html).toContain('Rossi SpA');
  return secretsOf(letter)['invitation'] ?? '';
}

describe('an invitation', () => {
  it('makes an approved account in the chosen group, at whatever domain, once', async () => {
    const token = await tokenFor('sara@elsewhere.example', { group_name: 'Viewers' });
    expect(
      (await call(api, 'POST', `${USER}/read_invitation/`, { body: { token } })).body,
    ).toMatchObject({
      email: 'sara@elsewhere.example',
      company: 'Rossi SpA',
      group_name: 'Viewers',
      invited_by: 'Anna Bianchi',
    });
    expect((await accept(token, { password: 'weak', re_new_password: 'weak' })).status).toBe(422);
    expect(await accept(token)).toMatchObject({
      status: 201,
      body: { email: 'sara@elsewhere.example' },
    });
    const [row] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, 'sara@elsewhere.example'));
    expect(row).toMatchObject({
      companyId: anna.companyId,
      groupName: 'Viewers',
      isActive: true,
      isApproved: true,
    });
    expect(
      (
        await call(api, 'POST', `${USER}/login/`, {
          body: { email: row?.email, password: TEST_PASSWORD },
        })
      ).body,
    ).toEqual({ mfa: 'enroll' });
    expect(await accept(token)).toMatchObject({ status: 400, body: { code: 'LINK_NOT_VALID' } });
    expect((await list()).body.results.map((one: { email: string }) => one.email)).not.toContain(
      'sara@elsewhere.example',
    );
  });

  it('ends after seven days, and inviting again sends a link that replaces it', async () => {
    const first = await tokenFor('piero@elsewhere.example');
    const second = await tokenFor('piero@elsewhere.example');
    expect((await accept(first)).status).toBe(400);
    api.clock.advance(7 * 86_400_000 + 1_000);
    Object.assign(anna, await signIn(api, anna));
    expect((await accept(second)).status).toBe(400);
    expect((await list('?state=expired')).body.results).toMatchObject([
      { email: 'piero@elsewhere.example', state: 'expired' },
    ]);
    const third = await tokenFor('piero@elsewhere.example');
    expect((await list('?state=pending')).body).toMatchObject({
      count: 1,
      results: [{ email: 'piero@elsewhere.example', invited_by: { id: anna.id } }],
    });
    expect((await accept(third)).status).toBe(201);
  });

  it(
    'is sent once however often the same request is repeated under its key (D7), and a refused ' +
      'one leaves no key behind',
    async () => {
      const again = (email: string) =>
        call(api, 'POST', `${USER}/invite_user/`, {
          access: anna.access,
          body: { email },
          headers: { 'idempotency-key': `invite-${email}` },
        });
      const answers = await Promise.all([1, 2, 3].map(() => again('once@elsewhere.example')));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const sent = await api.db
        .select()
        .from(mails)
        .where(eq(mails.recipient, 'once@elsewhere.example'));
      expect(sent).toHaveLength(1);
      for (let tries = 0; tries < 2; tries += 1) expect((await again(anna.email)).status).toBe(409);
      expect(
        (
          await call(api, 'DELETE', `${USER}/invite_user/${answers[0]?.body.id}/`, {
            access: anna.access,
          })
        ).status,
      ).toBe(204);
    },
  );

  it('can be withdrawn by its company alone', async () => {
    const token = await tokenFor('ugo@elsewhere.example');
    const [invitation] = (await list()).body.results;
    Object.assign(foreign, await signIn(api, foreign));
    expect(
      (
        await call(api, 'DELETE', `${USER}/invite_user/${invitation.id}/`, {
          access: foreign.access,
        })
      ).status,
    ).toBe(404);
    expect(
      (await call(api, 'DELETE', `${USER}/invite_user/${invitation.id}/`, { access: anna.access }))
        .status,
    ).toBe(204);
    expect((await accept(token)).status).toBe(400);
    expect((await list()).body.count).toBe(0);
  });

  it('names a colleague who has an account, and nobody of another company', async () => {
    expect(await invite(anna.email)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] },
    });
    const token = await tokenFor(foreign.email);
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  it('of two people who follow the same link at once makes one account', async () => {
    const token = await tokenFor('both@elsewhere.example');
    const answers = await Promise.all([accept(token), accept(token, { first_name: 'Other' })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400]);
  });

  it('never makes a trial user, and leaves its trace: F4', async () => {
    expect((await invite('x@elsewhere.example', { group_name: 'Trial Users' })).status).toBe(422);
    const actions = (
      await api.db.select().from(auditLog).where(eq(auditLog.companyId, anna.companyId))
    ).map((row) => row.action);
    expect(actions).toEqual(
      expect.arrayContaining(['user.invited', 'invitation.accepted', 'invitation.withdrawn']),
    );
  });
});
