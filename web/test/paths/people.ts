import { call } from '../../../api/test/client.ts';
import {
  enrolPerson,
  expectOk,
  nextCode,
  type Server,
  type SignedUp,
} from '../../../api/test/sign-up.ts';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '@vedetta/api/platform/http/cookies.ts';

export { nextCode };
export type { Server };
export const PASSWORD = 'Lanterna-verde-91-scoglio';
const USER = '/api/user/v1';

/** Somebody with a session: pages of flows begin where they have to, not at the log-in. */
export type Person = SignedUp;

/**
 * The company and whoever made it, who has not logged in yet. Over REST: the first request of a
 * cold server takes longest, and on a busy machine a page gives up after 15 s.
 */
export async function foundCompany(
  server: Server,
  code: string,
  who: { first: string; last: string; email: string; password: string },
): Promise<void> {
  expectOk(
    'set-up',
    await call(server, 'POST', '/api/setup/v1/', {
      body: {
        code,
        company: 'Meridiana',
        first_name: who.first,
        last_name: who.last,
        email: who.email,
        password: who.password,
        re_new_password: who.password,
      },
    }),
  );
}

/** The company and its first admin. */
export async function setUp(server: Server, code: string): Promise<Person> {
  const email = 'giulia@meridiana.example';
  await foundCompany(server, code, { first: 'Giulia', last: 'Ferrari', email, password: PASSWORD });
  return enrol(server, email);
}

/** Asks to join, and is approved unless told otherwise. */
export async function register(
  server: Server,
  admin: Person,
  name: string,
  action: 'approve' | 'deactivate' | null = 'approve',
  group = 'Analysts',
): Promise<{ id: number; email: string }> {
  const email = `${name}@meridiana.example`;
  expectOk(
    'registration',
    await call(server, 'POST', `${USER}/create/`, {
      body: {
        first_name: name,
        last_name: 'Verdi',
        email,
        password: PASSWORD,
        re_new_password: PASSWORD,
      },
    }),
  );
  const list = expectOk(
    'users',
    await call(server, 'POST', `${USER}/`, { access: admin.access, body: { search_query: email } }),
  );
  const id: number = list.body.results[0].id;
  if (action !== null)
    expectOk(
      'approval',
      await call(server, 'PATCH', `${USER}/${id}/`, {
        access: admin.access,
        body: { action: 'approve', group_name: group, confirm_unverified: true },
      }),
    );
  if (action === 'deactivate')
    expectOk(
      'deactivation',
      await call(server, 'PATCH', `${USER}/${id}/`, { access: admin.access, body: { action } }),
    );
  return { id, email };
}

/** Logs in for the first time and enrols a second factor. */
export const enrol = (server: Server, email: string): Promise<Person> =>
  enrolPerson(server, email, PASSWORD);

/** One more session of somebody, by a recovery code: one-time codes work once per half minute. */
export async function signInAgain(
  server: Server,
  person: Person,
): Promise<Pick<Person, 'access' | 'refresh'>> {
  const login = expectOk(
    'log-in',
    await call(server, 'POST', `${USER}/login/`, {
      body: { email: person.email, password: PASSWORD },
    }),
  );
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const verified = expectOk(
    'verification',
    await call(server, 'POST', `${USER}/verify-token/`, {
      cookies,
      body: { email: person.email, token: person.codes.pop() ?? '' },
    }),
  );
  return { access: verified.body.access, refresh: verified.cookies[REFRESH_COOKIE] ?? '' };
}
