import { generateSync } from 'otplib';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '../src/platform/http/cookies.ts';
import { call } from './client.ts';

export interface Server {
  url: string;
}
/** Somebody with a session, made over the REST API. */
export interface SignedUp {
  id: number;
  email: string;
  access: string;
  refresh: string;
  /** Of the second factor. */
  secret: string;
  /** For recovery, each once. */
  codes: string[];
}

/** @throws when the answer is a refusal, with what it says. */
export function expectOk<Answer extends { status: number; body: unknown }>(
  what: string,
  answer: Answer,
): Answer {
  if (answer.status >= 300)
    throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const used = new Map<string, number>();

/**
 * A code of an authenticator that was not used yet: each half minute has one that works once, and
 * the next one is accepted early.
 */
export function nextCode(secret: string): string {
  const step = Math.max(Math.floor(Date.now() / 30_000), (used.get(secret) ?? 0) + 1);
  used.set(secret, step);
  return generateSync({ secret, epoch: step * 30 });
}

/** Logs in for the first time and enrols a second factor. */
export async function enrolPerson(
  server: Server,
  email: string,
  password: string,
): Promise<SignedUp> {
  const login = expectOk(
    'log-in',
    await call(server, 'POST', '/api/user/v1/login/', { body: { email, password } }),
  );
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const { body: enrolment } = expectOk(
    'enrolment',
    await call(server, 'POST', '/api/user/v1/generate-qrcode/', { cookies, body: { email } }),
  );
  const secret: string = enrolment.secret;
  const verified = expectOk(
    'verification',
    await call(server, 'POST', '/api/user/v1/verify-token/', {
      cookies,
      body: { email, token: nextCode(secret) },
    }),
  );
  const access: string = verified.body.access;
  const { body: me } = expectOk(
    'who am I',
    await call(server, 'GET', '/api/user/v1/whoami/', { access }),
  );
  return {
    id: me.user.id,
    email,
    access,
    refresh: verified.cookies[REFRESH_COOKIE] ?? '',
    secret,
    codes: verified.body.recovery_codes,
  };
}

/**
 * Logs in as the log-in page does: address, password, a code of the authenticator.
 * @returns the access token.
 * @throws when it is refused.
 */
export async function logIn(
  server: Server,
  { email, secret }: Pick<SignedUp, 'email' | 'secret'>,
  password: string,
): Promise<string> {
  const login = expectOk(
    'log-in',
    await call(server, 'POST', '/api/user/v1/login/', { body: { email, password } }),
  );
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  return expectOk(
    'verification',
    await call(server, 'POST', '/api/user/v1/verify-token/', {
      cookies,
      body: { email, token: nextCode(secret) },
    }),
  ).body.access;
}
