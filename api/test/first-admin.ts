import { generateSync } from 'otplib';
import { call } from './client.ts';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '../src/platform/http/cookies.ts';
import { TEST_PASSWORD } from './people.ts';

/**
 * Does the first-run set-up of a server in a process of its own, as its first admin.
 * @returns an access token.
 */
export async function signUpFirstAdmin(server: { url: string }, code: string): Promise<string> {
  return (await openFirstSession(server, code)).access;
}

/** The same, with the token that renews it. */
export async function openFirstSession(
  server: { url: string },
  code: string,
): Promise<{ access: string; refresh: string }> {
  const email = 'giulia@meridiana.example';
  const user = '/api/user/v1';
  await call(server, 'POST', '/api/setup/v1/', {
    body: {
      code,
      company: 'Meridiana',
      first_name: 'Giulia',
      last_name: 'Ferrari',
      email,
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
    },
  });
  const login = await call(server, 'POST', `${user}/login/`, {
    body: { email, password: TEST_PASSWORD },
  });
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const enrolment = await call(server, 'POST', `${user}/generate-qrcode/`, {
    cookies,
    body: { email },
  });
  const verified = await call(server, 'POST', `${user}/verify-token/`, {
    cookies,
    body: { email, token: generateSync({ secret: enrolment.body.secret }) },
  });
  if (verified.status !== 200)
    throw new Error(`The first admin could not sign in: ${JSON.stringify(verified.body)}`);
  return { access: verified.body.access, refresh: verified.cookies[REFRESH_COOKIE] ?? '' };
}

/**
 * The next tokens of a session: one of access lives for ten minutes, which a campaign on a busy
 * machine exceeds.
 */
export async function renewSession(
  server: { url: string },
  { refresh }: { refresh: string },
): Promise<{ access: string; refresh: string }> {
  const renewed = await call(server, 'POST', '/api/user/v1/login/refresh/', {
    cookies: { [REFRESH_COOKIE]: refresh },
  });
  if (renewed.status !== 200)
    throw new Error(`The session could not be renewed: ${JSON.stringify(renewed.body)}`);
  return { access: renewed.body.access, refresh: renewed.cookies[REFRESH_COOKIE] ?? '' };
}
