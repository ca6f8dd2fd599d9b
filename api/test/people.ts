import { generateSync } from 'otplib';
import type { z } from 'zod';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '../src/platform/http/cookies.ts';
import type { GroupName } from '../src/platform/access/capabilities.ts';
import type { User } from '../src/modules/users/schema.ts';
import { insertCompany } from '../src/modules/company/store/companies.ts';
import { insertUser } from '../src/modules/users/store/users.ts';
import { call } from './client.ts';
import type { TestApi } from './kit.ts';

/** Keeps the rule for everybody made here. */
export const TEST_PASSWORD = 'vK7#tulq-Qazro-91';
const USER = '/api/user/v1';

/** Somebody with an enrolled second factor and a live session. */
export interface TestPerson {
  id: number;
  companyId: number;
  email: string;
  password: string;
  /** Base32. */
  secret: string;
  /** Last used TOTP step; each works once. */
  lastStep: number;
  access: string;
  /** Value of the refresh cookie. */
  refresh: string;
  recoveryCodes: string[];
  /** As `whoami/` told it after the sign-in. */
  user: z.output<typeof User>;
}

let counter = 0;

/**
 * A company with its first admin, signed in: through the first-run set-up when that is still to be
 * done, else beside it.
 */
export async function signUpCompany(
  api: TestApi,
  options: { domain?: string; name?: string } = {},
): Promise<TestPerson> {
  const domain = options.domain ?? `company-${(counter += 1)}.example`;
  const name = options.name ?? 'Rossi SpA';
  const email = `anna@${domain}`;
  const { body: state } = await call(api, 'GET', '/api/setup/v1/');
  if (state.required !== true) return inviteCompany(api, { domain, name });
  const answer = await call(api, 'POST', '/api/setup/v1/', {
    body: {
      code: api.setupCode,
      company: name,
      first_name: 'Anna',
      last_name: 'Bianchi',
      email,
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
    },
  });
  if (answer.status !== 201) throw new Error(`set-up: ${JSON.stringify(answer.body)}`);
  return enrol(api, email);
}

/** Another company on the same installation; until there is a way in, its rows are written here. */
export async function inviteCompany(
  api: TestApi,
  { domain, name }: { domain: string; name: string },
): Promise<TestPerson> {
  const email = `anna@${domain}`;
  const passwordHash = await api.services.passwords.hash(TEST_PASSWORD);
  await api.db.transaction(async (tx) => {
    const company = await insertCompany(tx, { name, emailDomain: domain });
    await insertUser(tx, {
      companyId: company.id,
      email,
      firstName: 'Anna',
      lastName: 'Bianchi',
      passwordHash,
      isApproved: true,
      groupName: 'Admins',
    });
  });
  return enrol(api, email);
}

/**
 * A colleague of `admin` (of the first admin when left out) who registered, was approved into the
 * group, and signed in.
 */
export async function addColleague(
  api: TestApi,
  options: { group?: GroupName; admin?: TestPerson; firstName?: string; lastName?: string } = {},
): Promise<TestPerson> {
  const { group = 'Analysts', firstName = 'Marco', lastName = `Verdi${(counter += 1)}` } = options;
  const admin = options.admin ?? firstAdmins.get(api);
  if (!admin) throw new Error('sign up a company first');
  // A test that moved the clock has outlived the admin's token.
  if ((await call(api, 'GET', `${USER}/whoami/`, { access: admin.access })).status === 401)
    Object.assign(admin, await signIn(api, admin));
  const email = `${firstName}.${lastName}`
    .replace(/[^\w.]/g, '')
    .toLowerCase()
    .concat('@', admin.email.split('@')[1] ?? '');
  const registered = await call(api, 'POST', `${USER}/create/`, {
    body: {
      first_name: firstName,
      last_name: lastName,
      email,
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
    },
  });
  if (registered.status !== 202)
    throw new Error(`registration: ${JSON.stringify(registered.body)}`);
  const list = await call(api, 'POST', `${USER}/`, {
    access: admin.access,
    body: { search_query: email },
  });
  const id: number = list.body.results[0].id;
  const approved = await call(api, 'PATCH', `${USER}/${id}/`, {
    access: admin.access,
    body: { action: 'approve', group_name: group, confirm_unverified: true },
  });
  if (approved.status !== 200) throw new Error(`approval: ${JSON.stringify(approved.body)}`);
  return enrol(api, email);
}

const firstAdmins = new WeakMap<TestApi, TestPerson>();

async function enrol(api: TestApi, email: string): Promise<TestPerson> {
  const login = await call(api, 'POST', `${USER}/login/`, {
    body: { email, password: TEST_PASSWORD },
  });
  const preauth = login.cookies[PREAUTH_COOKIE];
  if (preauth === undefined || login.body.mfa !== 'enroll')
    throw new Error(`login: ${JSON.stringify(login.body)}`);
  const cookies = { [PREAUTH_COOKIE]: preauth };
  const { body: enrolment } = await call(api, 'POST', `${USER}/generate-qrcode/`, {
    cookies,
    body: { email },
  });
  const factor = { secret: enrolment.secret as string, lastStep: 0 };
  const verified = await call(api, 'POST', `${USER}/verify-token/`, {
    cookies,
    body: { email, token: nextCode(api, factor) },
  });
  if (verified.status !== 200) throw new Error(`verification: ${JSON.stringify(verified.body)}`);
  const access: string = verified.body.access;
  const { body: me } = await call(api, 'GET', `${USER}/whoami/`, { access });
  const person: TestPerson = {
    ...factor,
    id: me.user.id,
    companyId: me.user.company_details.id,
    email,
    password: TEST_PASSWORD,
    access,
    refresh: verified.cookies[REFRESH_COOKIE] ?? '',
    recoveryCodes: verified.body.recovery_codes,
    user: me.user,
  };
  if (!firstAdmins.has(api)) firstAdmins.set(api, person);
  return person;
}

/** A code that was not used yet; moves the api's clock when the present step was. */
export function nextCode(api: TestApi, person: Pick<TestPerson, 'secret' | 'lastStep'>): string {
  const stepNow = () => Math.floor(api.clock.now().getTime() / 30_000);
  if (stepNow() <= person.lastStep)
    api.clock.advance((person.lastStep + 1) * 30_000 - api.clock.now().getTime());
  person.lastStep = stepNow();
  return generateSync({ secret: person.secret, epoch: person.lastStep * 30 });
}

/**
 * Signs the person in once more, from another device; answers the new tokens and leaves the
 * person's own as they are.
 */
export async function signIn(
  api: TestApi,
  person: TestPerson,
): Promise<{ access: string; refresh: string }> {
  const login = await call(api, 'POST', `${USER}/login/`, {
    body: { email: person.email, password: person.password },
  });
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const verified = await call(api, 'POST', `${USER}/verify-token/`, {
    cookies,
    body: { email: person.email, token: nextCode(api, person) },
  });
  if (verified.status !== 200) throw new Error(`sign-in: ${JSON.stringify(verified.body)}`);
  return { access: verified.body.access, refresh: verified.cookies[REFRESH_COOKIE] ?? '' };
}
