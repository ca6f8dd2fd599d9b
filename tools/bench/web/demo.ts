import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generateSync } from 'otplib';
import { call } from '../../../api/test/client.ts';
import { expectOk } from '../../../api/test/sign-up.ts';
import { PREAUTH_COOKIE, REFRESH_COOKIE } from '@vedetta/api/platform/http/cookies.ts';
import type { Session } from '../../../web/test/signed-in.ts';

/** A running product and its admin. */
export interface Place {
  url: string;
  admin: Session;
  stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const INTRODUCTION = new RegExp(
  [
    String.raw`demo is running at http://localhost:(?<port>\d+)[\s\S]*?Admin +`,
    String.raw`(?<email>\S+)\s+password (?<password>\S+)\s+TOTP secret (?<secret>\S+)`,
  ].join(''),
);

/**
 * `npm run demo`, as anybody would start it.
 * @throws when it ends before it is ready, with what it said.
 */
export async function startDemo(): Promise<Place> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/demo/run.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const told = await new Promise<Record<string, string>>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = INTRODUCTION.exec(said)?.groups;
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => {
        reject(new Error(`The demo exited before it was ready:\n${said}`));
      });
    });
    const url = `http://127.0.0.1:${told['port']}`;
    return { url, admin: await logIn(url, told), stop };
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) await stop();
    throw error;
  }
}

const STEP_MS = 30_000;

/**
 * A code works once, and the demo may have used the one of this half minute and the next one for
 * itself.
 */
async function logIn(url: string, person: Record<string, string>, tries = 3): Promise<Session> {
  const { email = '', password = '', secret = '' } = person;
  const login = expectOk(
    'log-in',
    await call({ url }, 'POST', '/api/user/v1/login/', { body: { email, password } }),
  );
  const cookies = { [PREAUTH_COOKIE]: login.cookies[PREAUTH_COOKIE] ?? '' };
  const verified = await call({ url }, 'POST', '/api/user/v1/verify-token/', {
    cookies,
    body: { email, token: generateSync({ secret }) },
  });
  if (verified.status === 401 && tries > 1) {
    await setTimeout(STEP_MS - (Date.now() % STEP_MS));
    return logIn(url, person, tries - 1);
  }
  const { body } = expectOk('verification', verified);
  return { email, access: body.access, refresh: verified.cookies[REFRESH_COOKIE] ?? '' };
}
