import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import {
  afterUserAction,
  canRegistrationTransition,
  REGISTRATION_STATUSES,
  registrationStatusOf,
  type RegistrationStatus,
} from '@vedetta/machines/lifecycles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  until,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { startMailing } from '../notifications/jobs/mailing.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { notifications } from '../../platform/database/schema/messages.ts';
import { users } from '../../platform/database/schema/people.ts';

const PASSWORD_RULE = render('en', say('passwordRule'));

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
let marco: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
  marco = await addColleague(api, { admin: anna, firstName: 'Marco', lastName: 'De Luca' });
});
afterAll(() => api.stop());

const patch = (person: TestPerson, id: number, body: object) =>
  call(api, 'PATCH', `${USER}/${id}/`, { access: person.access, body });
const applicant = (email: string) => ({
  first_name: 'Giulia',
  last_name: 'Neri',
  email,
  password: TEST_PASSWORD,
  re_new_password: TEST_PASSWORD,
});
const register = (email: string) =>
  call(api, 'POST', `${USER}/create/`, { body: applicant(email) });
const domain = () => anna.email.split('@')[1] ?? '';

describe('a registration', () => {
  it('waits for approval, and the admins of that company alone are told', async () => {
    const mailing = startMailing(api.services, { pollMilliseconds: 50 });
    const answer = await register(`Giulia@${domain().toUpperCase()}`);
    expect(answer).toMatchObject({ status: 202, body: { email: `giulia@${domain()}` } });
    const [row] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, `giulia@${domain()}`));
    expect(row).toMatchObject({ companyId: anna.companyId, isActive: true, isApproved: false });
    const told = await until(async () => {
      const found = await api.db
        .select()
        .from(notifications)
        .where(eq(notifications.aboutUserId, row?.id ?? 0));
      return found.length > 0 ? found : undefined;
    });
    await mailing.stop();
    expect(told).toMatchObject([
      {
        recipientId: anna.id,
        context: 'new_user_need_approvation',
        actorName: 'Giulia Neri',
        message: say('toldRegistration', { company: 'Rossi SpA' }),
      },
    ]);

    expect(
      (
        await call(api, 'POST', `${USER}/login/`, {
          body: { email: row?.email, password: TEST_PASSWORD },
        })
      ).body.code,
    ).toBe('NOT_APPROVED');
    expect(
      (
        await patch(anna, row?.id ?? 0, {
          action: 'approve',
          group_name: 'Viewers',
          confirm_unverified: true,
        })
      ).body,
    ).toMatchObject({ is_approved: true, group_name: 'Viewers' });
    expect(
      (
        await call(api, 'POST', `${USER}/login/`, {
          body: { email: row?.email, password: TEST_PASSWORD },
        })
      ).body,
    ).toEqual({ mfa: 'enroll' });
  });

  it('is approved while something about the person and for an admin is being written', async () => {
    const email = `vera@${domain()}`;
    await register(email);
    const [row] = await api.db.select().from(users).where(eq(users.email, email));
    const aboutUserId = row?.id ?? 0;
    // What refers to a row holds a weak lock on it. An approval that waited for one while it held
    // another ended in a deadlock.
    await api.db.transaction(async (tx) => {
      await tx.insert(notifications).values({
        companyId: anna.companyId,
        recipientId: anna.id,
        aboutUserId,
        context: 'new_user_need_approvation',
        message: say('toldRegistration', { company: 'Rossi SpA' }),
      });
      const approved = await patch(anna, aboutUserId, {
        action: 'approve',
        confirm_unverified: true,
      });
      expect(approved).toMatchObject({ status: 200, body: { is_approved: true } });
    });
  });

  it(
    'answers the same for an address that has an account and a domain that nobody answers for, ' +
      'and changes nothing',
    async () => {
      const before = await api.db.select().from(users);
      expect(await register(anna.email)).toMatchObject({
        status: 202,
        body: { email: anna.email },
      });
      expect(await register('x@nobody.example')).toMatchObject({
        status: 202,
        body: { email: 'x@nobody.example' },
      });
      expect(await api.db.select().from(users)).toEqual(before);
    },
  );

  it('can be rejected, and approved after all', async () => {
    await register(`luca@${domain()}`);
    const [row] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, `luca@${domain()}`));
    expect((await patch(anna, row?.id ?? 0, { action: 'reject' })).body).toMatchObject({
      is_active: false,
      is_approved: false,
    });
    expect(
      (await patch(anna, row?.id ?? 0, { action: 'approve', confirm_unverified: true })).body,
    ).toMatchObject({ is_active: true, is_approved: true });
    expect(await patch(anna, row?.id ?? 0, { action: 'reject' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it('goes only where its life cycle goes, by act and by flags; what stands already is no error', async () => {
    const flags = {
      PENDING: [false, true],
      ACTIVE: [true, true],
      INACTIVE: [true, false],
      REJECTED: [false, false],
    } as const;
    const { id } = await addColleague(api, { admin: anna });
    const seen = async (from: RegistrationStatus, body: object) => {
      const [isApproved, isActive] = flags[from];
      await api.db
        .update(users)
        .set({ isApproved, isActive, emailVerifiedAt: new Date() })
        .where(eq(users.id, id));
      const answer = await patch(anna, id, body);
      const [row] = await api.db.select().from(users).where(eq(users.id, id));
      const now = registrationStatusOf(row ?? { isApproved: false, isActive: false });
      if (answer.status !== 200)
        expect([answer.status, answer.body.code, now]).toEqual([409, 'INVALID_TRANSITION', from]);
      return answer.status === 200 ? now : 'refused';
    };
    for (const from of REGISTRATION_STATUSES) {
      for (const [action, meant] of [
        ['approve', 'ACTIVE'],
        ['reject', 'REJECTED'],
        ['activate', 'ACTIVE'],
        ['deactivate', 'INACTIVE'],
      ] as const) {
        expect([from, action, await seen(from, { action })]).toEqual([
          from,
          action,
          from === meant ? from : (afterUserAction(from, action) ?? 'refused'),
        ]);
      }
      for (const to of REGISTRATION_STATUSES) {
        const body = { is_approved: flags[to][0], is_active: flags[to][1] };
        expect([from, to, await seen(from, body)]).toEqual([
          from,
          to,
          from === to || canRegistrationTransition(from, to) ? to : 'refused',
        ]);
      }
    }
    await api.db.delete(users).where(eq(users.id, id));
  });

  it('says of each field what to mend', async () => {
    const body = {
      first_name: ' ',
      last_name: 'x'.repeat(101),
      email: 'no address',
      password: 'a',
      re_new_password: 'b',
    };
    const fields = await call(api, 'POST', `${USER}/create/`, { body });
    expect(fields.status).toBe(422);
    expect(
      fields.body.errors.map((error: { path: string; message: string }) => [
        error.path,
        error.message,
      ]),
    ).toEqual([
      ['first_name', 'Fill in this field.'],
      ['last_name', 'Use at most 100 characters.'],
      ['email', 'Enter an email address such as name@company.example.'],
    ]);
    const passwords = await call(api, 'POST', `${USER}/create/`, {
      body: {
        ...applicant(`p@${domain()}`),
        password: 'Giulia!12345678',
        re_new_password: 'other',
      },
    });
    expect(passwords.body.errors).toMatchObject([
      { path: 'password', message: PASSWORD_RULE },
      {
        path: 'password',
        message:
          '“Giulia” is part of your name, your email address or your company’s name. Leave it out.',
      },
      { path: 're_new_password', message: 'Passwords do not match. Please try again.' },
    ]);
  });
});

describe('a user’s record', () => {
  it('is changed by its user: names, phone, tour, theme, time zone, languages', async () => {
    const changes = {
      first_name: 'Marco Aurelio',
      phone_number: '+39 02 5550 0134',
      tour_visible: false,
      theme: 'dark',
      time_zone: 'Europe/Rome',
      language: 'it',
      date_language: 'en',
    };
    expect(await patch(marco, marco.id, changes)).toMatchObject({
      status: 200,
      body: { ...changes, full_name: 'Marco Aurelio De Luca' },
    });
    expect((await patch(marco, marco.id, { phone_number: null })).body.phone_number).toBeNull();
    expect((await patch(marco, marco.id, { language: null })).body).toMatchObject({
      language: null,
      date_language: 'en',
    });
    expect(await patch(marco, marco.id, { language: 'de' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'language' }] },
    });
    expect(await patch(marco, marco.id, { time_zone: 'Mars/Olympus' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'time_zone' }] },
    });
  });

  it.each([
    { is_approved: true },
    { is_active: true },
    { group_name: 'Admins' },
    { action: 'approve' },
    { first_name: 'M', group_name: 'Admins' },
  ])('C4: refuses %o of its own user and changes nothing', async (body) => {
    const before = await api.db.select().from(users).where(eq(users.id, marco.id));
    expect(await patch(marco, marco.id, body)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await api.db.select().from(users).where(eq(users.id, marco.id))).toEqual(before);
  });

  it.each([{ company_id: 1 }, { email: 'a@b.example' }, { id: 1 }, { password_hash: 'x' }])(
    'knows no member %o',
    async (body) => {
      expect((await patch(anna, anna.id, body)).status).toBe(422);
    },
  );

  it('C2: does not exist for other companies, admins included, nor for colleagues who are no admins', async () => {
    for (const [who, id] of [
      [foreign, marco.id],
      [foreign, anna.id],
      [marco, anna.id],
      [anna, foreign.id],
      [anna, 999_999],
    ] as const) {
      expect(await call(api, 'GET', `${USER}/${id}/`, { access: who.access })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await patch(who, id, { first_name: 'Hacked' })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect(await api.db.select().from(users).where(eq(users.firstName, 'Hacked'))).toEqual([]);
  });

  it('keeps its theme to its user, also from admins', async () => {
    expect((await patch(anna, marco.id, { theme: 'light' })).status).toBe(403);
    expect((await patch(anna, marco.id, { last_name: 'Deluca' })).body.last_name).toBe('Deluca');
  });
});

describe('the last administrator', () => {
  it('cannot be deactivated, demoted or unapproved', async () => {
    for (const body of [
      { action: 'deactivate' },
      { is_active: false },
      { group_name: 'Analysts' },
      { is_approved: false },
    ]) {
      expect(await patch(anna, anna.id, body)).toMatchObject({
        status: 409,
        body: { code: 'LAST_ADMIN' },
      });
    }
  });

  it('C7: is kept when two admins demote each other at the same time', async () => {
    const second = await addColleague(api, { admin: anna, group: 'Admins' });
    const answers = await Promise.all([
      patch(anna, second.id, { group_name: 'Viewers' }),
      patch(second, anna.id, { group_name: 'Viewers' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).not.toEqual([200, 200]);
    const admins = await api.db.select().from(users).where(eq(users.groupName, 'Admins'));
    expect(admins.filter((user) => user.companyId === anna.companyId)).toHaveLength(1);
    await api.db.update(users).set({ groupName: 'Admins' }).where(eq(users.id, anna.id));
  });

  it('leaves a trace of every act', async () => {
    const rows = await api.db.select().from(auditLog).where(eq(auditLog.companyId, anna.companyId));
    const actions = new Set(rows.map((row) => row.action));
    for (const action of [
      'company.created',
      'user.registered',
      'user.approved',
      'user.rejected',
      'user.group_changed',
      'access.denied',
      'sign_in.succeeded',
    ]) {
      expect(actions).toContain(action);
    }
  });
});

describe('the list of users', () => {
  it('is for admins, holds their company only, and can be filtered, searched, sorted and paged', async () => {
    const list = (body: object, person = anna) =>
      call(api, 'POST', `${USER}/`, { access: person.access, body });
    expect((await list({}, marco)).status).toBe(403);
    const all = await list({ page_size: 200 });
    expect(all.body.results.every((user: { email: string }) => user.email.endsWith(domain()))).toBe(
      true,
    );
    expect((await list({ page_size: 2 })).body).toMatchObject({
      count: all.body.count,
      page_size: 2,
      links: { next: expect.stringContaining('page=2'), previous: null },
    });
    expect((await list({ is_approved: false })).body.count).toBe(0);
    expect((await list({ search_query: 'aurelio DELUCA' })).body.results).toMatchObject([
      { id: marco.id },
    ]);
    expect((await list({ search_query: '%' })).body.count).toBe(0);
    const emails = (
      await list({ sort: 'email', sortDirection: 'desc', page_size: 200 })
    ).body.results.map((user: { email: string }) => user.email);
    expect(emails).toEqual([...emails].sort().reverse());
    for (const body of [
      { sort: 'password_hash' },
      { page_size: 201 },
      { page: 0 },
      { sortDirection: 'up' },
    ])
      expect((await list(body)).status).toBe(422);
  });

  it('of colleagues shows everybody the active people by name, and no more than that', async () => {
    const { body } = await call(api, 'POST', `${USER}/colleagues/`, {
      access: marco.access,
      body: { search_query: 'deluca' },
    });
    expect(body.results).toEqual([
      {
        id: marco.id,
        first_name: 'Marco Aurelio',
        last_name: 'Deluca',
        full_name: 'Marco Aurelio Deluca',
        email: marco.email,
      },
    ]);
  });
});
