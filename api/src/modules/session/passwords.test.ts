import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { hash } from '@node-rs/argon2';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { letterTo, readLetters, secretsOf, startTestMailing } from '../../../test/letters.ts';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '../../platform/http/cookies.ts';
import type { Mailing } from '../notifications/jobs/mailing.ts';
import { auditLog, jobs } from '../../platform/database/schema/installation.ts';
import { mails } from '../../platform/database/schema/messages.ts';
import { users } from '../../platform/database/schema/people.ts';
import { passwordHistory, passwordResets } from '../../platform/database/schema/sign-in.ts';

const PASSWORD_RULE = render('en', say('passwordRule'));

const USER = '/api/user/v1';
const NEW = 'Trqv#83-wolxam.K';
let api: TestApi;
let anna: TestPerson;
let mailing: Mailing;

beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  mailing = startTestMailing(api);
});
afterAll(async () => {
  await mailing.stop();
  await api.stop();
});

const change = (person: TestPerson, body: object, access = person.access) =>
  call(api, 'POST', `${USER}/update_password/`, { access, body });
const login = (email: string, password: string) =>
  call(api, 'POST', `${USER}/login/`, { body: { email, password } });
const forget = (email: string) => call(api, 'POST', `${USER}/password/reset/`, { body: { email } });
const confirm = (link: Record<string, string>, password: string, repeated = password) =>
  call(api, 'POST', `/api/user/password/reset/confirm/${link['uid']}/${link['token']}/`, {
    body: { new_password: password, re_new_password: repeated },
  });
/** Asks for a link and reads it in the newest letter. */
async function linkFor(email: string): Promise<Record<string, string>> {
  const before = new Set((await readLetters(api)).map((letter) => letter.messageId));
  expect((await forget(email)).status).toBe(202);
  const letter = await until(async () =>
    (await readLetters(api)).find(
      (one) =>
        one.to.includes(email) &&
        one.subject.includes('new Vedetta password') &&
        !before.has(one.messageId),
    ),
  );
  return secretsOf(letter);
}

describe('changing one’s password', () => {
  it('S4: ends every session, here too, and goes on with a new one of the same age', async () => {
    const marco = await addColleague(api);
    const other = await signIn(api, marco);
    const answer = await change(marco, {
      old_password: TEST_PASSWORD,
      new_password: NEW,
      confirm_new_password: NEW,
    });
    expect(answer.status).toBe(200);
    for (const access of [marco.access, other.access])
      expect((await call(api, 'GET', `${USER}/whoami/`, { access })).status).toBe(401);
    expect(
      (
        await call(api, 'POST', `${USER}/login/refresh/`, {
          cookies: { [REFRESH_COOKIE]: other.refresh },
        })
      ).status,
    ).toBe(401);
    expect((await call(api, 'GET', `${USER}/whoami/`, { access: answer.body.access })).status).toBe(
      200,
    );
    expect(
      (
        await call(api, 'POST', `${USER}/login/refresh/`, {
          cookies: { [REFRESH_COOKIE]: answer.cookies[REFRESH_COOKIE] ?? '' },
        })
      ).status,
    ).toBe(200);
    expect((await login(marco.email, TEST_PASSWORD)).status).toBe(401);
    expect((await login(marco.email, NEW)).body).toEqual({ mfa: 'verify' });
    expect((await letterTo(api, marco.email, 'was changed')).text).toContain(
      'all your devices were logged out',
    );
  });

  it('asks for the present password, and five wrong ones lock the sign-in', async () => {
    const marco = await addColleague(api);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push(
        (
          await change(marco, {
            old_password: `guess ${i}`,
            new_password: NEW,
            confirm_new_password: NEW,
          })
        ).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await login(marco.email, TEST_PASSWORD)).status).toBe(429);
    expect((await call(api, 'GET', `${USER}/whoami/`, { access: marco.access })).status).toBe(200);
  });

  it('A7: keeps the rule, the user’s own name and company included, and says so beside the field', async () => {
    const marco = await addColleague(api, { lastName: 'Quercia' });
    const own = (word: string) => [
      `“${word}” is part of your name, your email address or your company’s name. Leave it out.`,
    ];
    const weak: [string, string[]][] = [
      ['Short#1aB', []],
      ['alllower#12345678', []],
      ['Quercia!-73kd-Wm', own('Quercia')],
      ['Rossi-SpA#7731-xk', own('Rossi')],
      [
        'Password#12345',
        [
          '“Password” is a common word and the rest of the password is too short. ' +
            'Add one or two unrelated words.',
        ],
      ],
      [`${'aB3#'.repeat(70)}`, ['Use at most 256 characters.']],
    ];
    for (const [password, because] of weak) {
      const answer = await change(marco, {
        old_password: TEST_PASSWORD,
        new_password: password,
        confirm_new_password: password,
      });
      expect(answer, password).toMatchObject({
        status: 422,
        body: {
          errors: [PASSWORD_RULE, ...because].map((message) => ({
            path: 'new_password',
            message,
          })),
        },
      });
    }
    const answer = await change(marco, {
      old_password: TEST_PASSWORD,
      new_password: NEW,
      confirm_new_password: 'other',
    });
    expect(answer.body.errors).toMatchObject([
      { path: 'confirm_new_password', message: 'Passwords do not match. Please try again.' },
    ]);
    const long = 'Ünïcödé-žluťoučký-kůň-пароль-7-パスワード-Zebra-quartz-lamp-orbit-0K!';
    expect([...long].length).toBeGreaterThanOrEqual(64);
    expect(
      (
        await change(marco, {
          old_password: TEST_PASSWORD,
          new_password: long,
          confirm_new_password: long,
        })
      ).status,
    ).toBe(200);
    expect((await login(marco.email, long.slice(0, -1))).status, 'nothing of it is cut off').toBe(
      401,
    );
    expect((await login(marco.email, long)).status).toBe(200);
    expect(
      (
        await change(
          marco,
          { old_password: 'x'.repeat(10_000), new_password: NEW, confirm_new_password: NEW },
          anna.access,
        )
      ).status,
    ).toBe(422);
  });

  it('refuses the last ten passwords and takes the eleventh again', async () => {
    const marco = await addColleague(api);
    const use = (old: string, password: string, access: string) =>
      change(
        marco,
        { old_password: old, new_password: password, confirm_new_password: password },
        access,
      );
    const reused = {
      status: 422,
      body: { errors: [{ path: 'new_password', code: 'password_reused' }] },
    };
    expect(await use(TEST_PASSWORD, TEST_PASSWORD, marco.access)).toMatchObject(reused);
    // Eight in between, hashed cheaply; with the change below the first one is the tenth.
    const cheap = await hash('some other password', {
      algorithm: 2,
      memoryCost: 64,
      timeCost: 1,
      parallelism: 1,
    });
    await api.db
      .insert(passwordHistory)
      .values(Array.from({ length: 8 }, () => ({ userId: marco.id, passwordHash: cheap })));
    const tenth = await use(TEST_PASSWORD, NEW, marco.access);
    expect(await use(NEW, TEST_PASSWORD, tenth.body.access)).toMatchObject(reused);
    const eleventh = await use(NEW, `${NEW}z`, tenth.body.access);
    expect((await use(`${NEW}z`, TEST_PASSWORD, eleventh.body.access)).status).toBe(200);
    expect(await api.db.$count(passwordHistory, eq(passwordHistory.userId, marco.id))).toBe(10);
  });
});

describe('forgotten password', () => {
  it('A6: is replaced by a mailed link, once, and the second factor is asked for as ever', async () => {
    const marco = await addColleague(api);
    const link = await linkFor(marco.email);
    expect((await confirm(link, 'weak')).body.errors).toMatchObject([{ path: 'new_password' }]);
    expect((await confirm(link, TEST_PASSWORD)).body.errors).toMatchObject([
      { code: 'password_reused' },
    ]);
    const read = () =>
      call(api, 'POST', `${USER}/password/reset/read-link/`, {
        body: { uid: Number(link['uid']), token: link['token'] },
      });
    expect((await read()).status).toBe(204);
    expect((await confirm(link, NEW)).status, 'refused passwords left the link in force').toBe(204);
    expect(await read()).toMatchObject({ status: 400, body: { code: 'LINK_NOT_VALID' } });
    expect(await confirm(link, `${NEW}again`)).toMatchObject({
      status: 400,
      body: { code: 'LINK_NOT_VALID' },
    });
    expect(
      (await call(api, 'GET', `${USER}/whoami/`, { access: marco.access })).status,
      'sessions ended',
    ).toBe(401);
    const first = await login(marco.email, NEW);
    expect(first.body).toEqual({ mfa: 'verify' });
    const cookies = { [PREAUTH_COOKIE]: first.cookies[PREAUTH_COOKIE] ?? '' };
    expect(
      (
        await call(api, 'POST', `${USER}/generate-qrcode/`, {
          cookies,
          body: { email: marco.email },
        })
      ).status,
    ).toBe(409);
    const second = await call(api, 'POST', `${USER}/verify-token/`, {
      cookies,
      body: { email: marco.email, token: nextCode(api, marco) },
    });
    expect(second.status).toBe(200);
  });

  it('A6: the link ends after an hour, and with a newer one; of two uses at once one counts', async () => {
    const marco = await addColleague(api);
    const older = await linkFor(marco.email);
    const newer = await linkFor(marco.email);
    expect((await confirm(older, NEW)).body).toMatchObject({ code: 'LINK_NOT_VALID' });
    api.clock.advance(3_601_000);
    expect((await confirm(newer, NEW)).body).toMatchObject({ code: 'LINK_NOT_VALID' });
    const link = await linkFor(marco.email);
    const answers = await Promise.all([
      confirm(link, NEW),
      confirm(link, `${NEW}x`),
      confirm(link, `${NEW}y`),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 400, 400]);
    expect(
      (await confirm({ ...(await linkFor(marco.email)), uid: String(anna.id) }, NEW)).status,
      'the link is its user’s',
    ).toBe(400);
  });

  it(
    'A5: answers the same for unknown and closed addresses, after the same work, and writes no ' +
      'letter to them',
    async () => {
      const marco = await addColleague(api);
      await api.db.update(users).set({ isActive: false }).where(eq(users.id, marco.id));
      const shown = async (email: string) => {
        const { status, body } = await forget(email);
        return { status, body: { ...body, email: body.email === email } };
      };
      const unknown = 'nobody@nowhere.example';
      expect(await shown(unknown)).toEqual(await shown(marco.email));
      const done = await until(async () => {
        const rows = (await api.db.select().from(jobs).where(eq(jobs.queue, 'mail-errand'))).filter(
          (row) => row.payload['kind'] === 'password_reset',
        );
        return rows.every((row) => row.state === 'done') ? rows : undefined;
      });
      expect(done.map((row) => row.payload['email'])).toEqual(
        expect.arrayContaining([unknown, marco.email]),
      );
      expect(
        await api.db.select().from(passwordResets).where(eq(passwordResets.userId, marco.id)),
      ).toEqual([]);
      const recipients = (
        await api.db.select().from(mails).where(eq(mails.kind, 'password_reset'))
      ).map((row) => row.recipient);
      expect(recipients).not.toContain(unknown);
      expect(recipients).not.toContain(marco.email);
      for (const email of [unknown, marco.email]) {
        const statuses: number[] = [];
        for (let i = 0; i < 5; i += 1) statuses.push((await forget(email)).status);
        expect(statuses).toEqual([202, 202, 202, 202, 429]);
      }
    },
  );

  it('F3: leaves no trace of the link in the database, and F4: says in the audit log what happened', async () => {
    const marco = await addColleague(api);
    const link = await linkFor(marco.email);
    const sent = await until(async () => {
      const [row] = await api.db
        .select()
        .from(mails)
        .where(eq(mails.userId, marco.id))
        .orderBy(desc(mails.id))
        .limit(1);
      return row?.state === 'sent' ? row : undefined;
    });
    expect(sent).toMatchObject({ kind: 'password_reset', sealed: null });
    const everything = JSON.stringify([
      await api.db.select().from(mails),
      await api.db.select().from(jobs),
      await api.db.select().from(passwordResets),
      await api.db.select().from(auditLog),
    ]);
    expect(everything).not.toContain(link['token']);
    await confirm(link, NEW);
    const actions = (
      await api.db.select().from(auditLog).where(eq(auditLog.actorId, marco.id))
    ).map((row) => row.action);
    expect(actions).toEqual(expect.arrayContaining(['password.reset_requested', 'password.reset']));
  });
});
