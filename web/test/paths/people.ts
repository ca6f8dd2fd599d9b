import { generateSync } from 'otplib';
import { call } from '../../../api/test/client.ts';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '../../../api/src/http/cookies.ts';

export const PASSWORD = 'Lanterna-verde-91-scoglio';
const USER = '/api/user/v1';

/** Somebody with a session, made over the REST API: pages of flows begin where they have to, not at the log-in. */
export interface Person {
  id: number;
  email: string;
  access: string;
  refresh: string;
  secret: string;
  codes: string[];
}
export interface Server { url: string }

function expectOk<Answer extends { status: number; body: unknown }>(what: string, answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const used = new Map<string, number>();

/** A code of an authenticator that was not used yet: each half minute has one that works once, and the next one is accepted early. */
export function nextCode(secret: string): string {
  const step = Math.max(Math.floor(Date.now() / 30_000), (used.get(secret) ?? 0) + 1);
  used.set(secret, step);
  return generateSync({ secret, epoch: step * 30 });
}

/** The company and its first admin. */
export async function setUp(server: Server, code: string): Promise<Person> {
  const email = 'giulia@meridiana.example';
  expectOk('set-up', await call(server, 'POST', '/api/setup/v1/', {
    body: { code, company: 'Meridiana', first_name: 'Giulia', last_name: 'Ferrari', email, password: PASSWORD, re_new_password: PASSWORD },
  }));
  return enrol(server, email);
}

/** Asks to join, and is approved unless told otherwise. */
export async function register(server: Server, admin: Person, name: string, action: 'approve' | 'deactivate' | null = 'approve', group = 'Analysts'): Promise<{ id: number; email: string }> {
  const email = `${name}@meridiana.example`;
  expectOk('registration', await call(server, 'POST', `${USER}/create/`, { body: { first_name: name, last_name: 'Verdi', email, password: PASSWORD, re_new_password: PASSWORD } }));
  const list = expectOk('users', await call(server, 'POST', `${USER}/`, { access: admin.access, body: { search_query: email } }));
  const id: number = list.body.results[0].id;
  if (action !== null) expectOk('approval', await call(server, 'PATCH', `${USER}/${id}/`, { access: admin.access, body: { action: 'approve', group_name: group } }));
  if (action === 'deactivate') expectOk('deactivation', await call(server, 'PATCH', `${USER}/${id}/`, { access: admin.access, body: { action } }));
  return { id, email };
}

/** Logs in for the first time and enrols a second factor. */
export async function enrol(server: Server, email: string): Promise<Person> {
  const login = expectOk('log-in', await call(server, 'POST', `${USER}/login/`, { body: { email, password: PASSWORD } }));
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const { body: enrolment } = expectOk('enrolment', await call(server, 'POST', `${USER}/generate-qrcode/`, { cookies, body: { email } }));
  const secret: string = enrolment.secret;
  const verified = expectOk('verification', await call(server, 'POST', `${USER}/verify-token/`, { cookies, body: { email, token: nextCode(secret) } }));
  const access: string = verified.body.access;
  const { body: me } = expectOk('who am I', await call(server, 'GET', `${USER}/whoami/`, { access }));
  return { id: me.user.id, email, access, refresh: verified.cookies[REFRESH_COOKIE] ?? '', secret, codes: verified.body.recovery_codes };
}

/** One more session of somebody, by a recovery code: one-time codes work once per half minute. */
export async function signInAgain(server: Server, person: Person): Promise<Pick<Person, 'access' | 'refresh'>> {
  const login = expectOk('log-in', await call(server, 'POST', `${USER}/login/`, { body: { email: person.email, password: PASSWORD } }));
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const verified = expectOk('verification', await call(server, 'POST', `${USER}/verify-token/`, { cookies, body: { email: person.email, token: person.codes.pop() ?? '' } }));
  return { access: verified.body.access, refresh: verified.cookies[REFRESH_COOKIE] ?? '' };
}
