import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  createTestDatabase,
  type Answer,
  type CallOptions,
  type TestDatabase,
} from '../../api/test/kit.ts';
import { letterTo, secretsOf } from '../../api/test/letters.ts';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { openSocket, refusedSocket } from '../../api/test/socket-client.ts';
import { sendFile } from '../../api/test/uploads.ts';
import { collect, liveClient } from './client.ts';

/**
 * One walk over the whole product as it is started, logging everything it can log, with secrets
 * planted wherever one may be. Letters are the one place where one-time links belong.
 */
const USER = '/api/user/v1';
const ADMIN = 'ada@lookout.example';
const FIRST_PASSWORD = 'vK7#tulq-Qazro-91';
const SECOND_PASSWORD = 'Trqv#83-wolxam.K';
const GUESS = 'planted-wrong-password-77';

let database: TestDatabase;
let server: ServerProcess;
let dataDir: string;
/** What must be found nowhere, by what it is. */
const secrets = new Map<string, string>();
const refusals: string[] = [];
/** Answers that the walk did not expect: then it did not go where it meant to. */
const surprises: string[] = [];
let factor = { secret: '', step: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-secrets-'));
  server = await startProcess('server/dist/launch.js', {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SETUP_CODE: 'walk-test-code',
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await server.kill();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function keep<T extends string | undefined>(what: string, value: T): T {
  if (typeof value !== 'string' || value.length < 9)
    throw new Error(`${what} is no secret to look for: ${String(value)}`);
  secrets.set(`${what} ${secrets.size}`, value);
  return value;
}

/** Calls the server; what it refuses is kept for the search. */
async function ask(
  method: string,
  path: string,
  expected: number,
  options: CallOptions = {},
): Promise<Answer> {
  const answer = await call(server, method, path, options);
  if (answer.status >= 400) refusals.push(JSON.stringify([answer.body, [...answer.headers]]));
  if (answer.status !== expected)
    surprises.push(
      `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)} instead of ${expected}`,
    );
  for (const [name, value] of Object.entries(answer.cookies)) if (value !== '') keep(name, value);
  for (const name of ['access', 'token', 'secret', 'key'])
    if (typeof answer.body?.[name] === 'string') keep(name, answer.body[name]);
  return answer;
}

async function askGraphql(query: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await call(server, 'POST', '/graphql', { body: { query }, headers });
  if (answer.body?.errors !== undefined) refusals.push(JSON.stringify(answer.body));
  return answer;
}

function nextCode(): string {
  factor = { ...factor, step: Math.max(factor.step + 1, Math.floor(Date.now() / 30_000) - 1) };
  return generateSync({ secret: factor.secret, epoch: factor.step * 30 });
}

async function signIn(
  password: string,
): Promise<{ access: string; cookies: Record<string, string> }> {
  const login = await ask('POST', `${USER}/login/`, 200, { body: { email: ADMIN, password } });
  await ask('POST', `${USER}/verify-token/`, 401, {
    cookies: login.cookies,
    body: { email: ADMIN, token: '000000' },
  });
  if (login.body.mfa === 'enroll') {
    const { body } = await ask('POST', `${USER}/generate-qrcode/`, 200, {
      cookies: login.cookies,
      body: { email: ADMIN },
    });
    factor = { secret: body.secret, step: 0 };
  }
  const { body, cookies } = await ask('POST', `${USER}/verify-token/`, 200, {
    cookies: login.cookies,
    body: { email: ADMIN, token: nextCode() },
  });
  for (const code of body.recovery_codes ?? []) keep('recovery code', code);
  return { access: body.access, cookies };
}

/** The secrets of the newest letter's link. */
async function linkOf(address: string, subject: string): Promise<Record<string, string>> {
  const link = secretsOf(
    await letterTo({ services: { env: { DATA_DIR: dataDir } } }, address, subject),
  );
  keep(`link: ${subject}`, link['token'] ?? link['invitation']);
  return link;
}

async function sockets(access: string, spoilt: string): Promise<void> {
  const at = server.url.replace('http', 'ws');
  for (const channel of ['notifications', 'events']) {
    const socket = await openSocket(`${at}/ws/${channel}/?token=${access}`);
    await socket.cut();
    refusals.push(JSON.stringify(await refusedSocket(`${at}/ws/${channel}/?token=${spoilt}`)));
    refusals.push(
      JSON.stringify(await refusedSocket(`${at}/ws/${channel}/?token=${access}&after=x`)),
    );
  }
  for (const bearer of [access, spoilt]) {
    const closed = new Promise<void>((resolve) => {
      const client = liveClient(`${at}/graphql`, () => bearer, {
        shouldRetry: () => false,
        on: {
          connected: () => {
            void client.dispose();
          },
          closed: () => {
            resolve();
          },
        },
      });
      collect(client, 'subscription { notificationReceived { id } }');
    });
    await closed;
  }
}

test(
  'F3: after a walk through everything that holds a secret, none stands in logs, errors, ' +
    'events, the audit log or anywhere in the database',
  async () => {
    const setup = {
      code: 'walk-test-code',
      company: 'Lookout',
      first_name: 'Ada',
      last_name: 'Rossi',
      email: ADMIN,
      password: FIRST_PASSWORD,
      re_new_password: FIRST_PASSWORD,
    };
    for (const [what, value] of Object.entries({ FIRST_PASSWORD, SECOND_PASSWORD, GUESS }))
      keep(what, value);
    await ask('POST', '/api/setup/v1/', 422, {
      body: { ...setup, code: keep('guessed set-up code', 'planted-set-up-code') },
    });
    await ask('POST', '/api/setup/v1/', 201, { body: setup });

    // Signing in, with mistakes; bodies that cannot be read, or are refused field by field, hold
    // passwords too.
    await ask('POST', `${USER}/login/`, 401, { body: { email: ADMIN, password: GUESS } });
    await ask('POST', `${USER}/login/`, 400, { body: `{"email":"${ADMIN}","password":"${GUESS}"` });
    await ask('POST', `${USER}/login/`, 422, {
      body: { email: 'nobody', password: [GUESS], passwort: GUESS },
    });
    await ask('POST', `${USER}/create/`, 422, {
      body: { ...setup, code: undefined, company: undefined, re_new_password: GUESS },
    });
    const first = await signIn(FIRST_PASSWORD);
    const { body: refreshed } = await ask('POST', `${USER}/login/refresh/`, 200, {
      cookies: first.cookies,
    });
    await ask('POST', `${USER}/login/refresh/`, 401, {
      cookies: {
        '__Host-vedetta_refresh': keep('unknown refresh token', 'planted-refresh-token-0123456789'),
      },
    });
    const spoilt = keep('spoilt access token', `${String(refreshed.access).slice(0, -8)}plantedX`);
    await ask('GET', `${USER}/whoami/`, 401, { access: spoilt });
    await ask('GET', `${USER}/whoami/?token=${spoilt}`, 401);
    await askGraphql(
      `mutation { login(input: {email: "${ADMIN}", password: "${GUESS}"}) { mfa access } }`,
    );
    await askGraphql(
      `mutation { login(input: {email: "${ADMIN}", password: "${GUESS}", ` +
        `${GUESS.replaceAll('-', '_')}: 1}) { access } }`,
    );
    await askGraphql('{ viewer { user { id } } }', { authorization: `Bearer ${spoilt}` });
    await sockets(refreshed.access, spoilt);

    // Letters: a forgotten password, an invitation, a trial. Their tokens are used wrongly, rightly
    // and again.
    await ask('POST', `${USER}/password/reset/`, 202, { body: { email: ADMIN } });
    const reset = await linkOf(ADMIN, 'Choose a new Vedetta password');
    const chosen = { new_password: SECOND_PASSWORD, re_new_password: SECOND_PASSWORD };
    const confirm = `/api/user/password/reset/confirm/${reset['uid'] ?? ''}/${reset['token'] ?? ''}`;
    await ask('GET', `${confirm}/`, 405);
    await ask('POST', `${confirm}/again/`, 404, { body: chosen });
    await ask('POST', `${confirm}/`, 422, { body: { ...chosen, re_new_password: GUESS } });
    await ask('POST', `${confirm}/`, 204, { body: chosen });
    await ask('POST', `${confirm}/`, 400, { body: chosen });
    const { access } = await signIn(SECOND_PASSWORD);
    await ask('POST', `${USER}/invite_user/`, 201, {
      access,
      body: { email: 'guest@lookout.example' },
    });
    const { invitation } = await linkOf('guest@lookout.example', 'has invited you');
    const joining = {
      token: invitation,
      first_name: 'Gino',
      last_name: 'Neri',
      password: FIRST_PASSWORD,
      re_new_password: FIRST_PASSWORD,
    };
    await ask('POST', `${USER}/accept_invitation/`, 422, {
      body: { ...joining, re_new_password: GUESS },
    });
    await ask('POST', `${USER}/accept_invitation/`, 201, { body: joining });
    await ask('POST', `${USER}/accept_invitation/`, 400, { body: joining });
    await ask('POST', `${USER}/register-trial/`, 202, {
      body: { first_name: 'Tea', last_name: 'Bruni', email: 'tea@trial.example', company: 'Trial' },
    });
    const trial = await linkOf('tea@trial.example', 'free trial');
    await ask('POST', `${USER}/activate-trial/`, 201, {
      body: { token: trial['token'], password: FIRST_PASSWORD, re_new_password: FIRST_PASSWORD },
    });

    // Keys and upload tokens.
    const { body: made } = await ask('POST', '/api/integrations/v1/access-keys/', 201, {
      access,
      body: { name: 'SIEM', scopes: ['read'] },
    });
    await ask('POST', '/api/alert/v1/', 200, { access: made.key, body: {} });
    await ask('POST', '/api/alert/v1/create_notes/', 403, {
      access: made.key,
      body: { media_id: 1, text: 'x' },
    });
    await ask('POST', '/api/alert/v1/', 401, {
      access: keep('wrong key', 'vdt_planted-key-0123456789012345678901234567'),
      body: {},
    });
    const { body: hook } = await ask('POST', '/api/webhooks/v1/', 201, {
      access,
      body: { name: 'SIEM', url: 'https://hooks.example/in', kinds: ['alert.created'] },
    });
    await ask('POST', `/api/webhooks/v1/${hook.webhook.id}/rotate_secret/`, 200, { access });
    const { body: upload } = await ask('POST', '/api/fileupload/v1/token/', 201, {
      access,
      body: { filename: 'a.txt', size: 3 },
    });
    expect(
      (await sendFile(server, access, upload.token, Buffer.from('abcd'))).status,
    ).toBeGreaterThanOrEqual(400);
    const { body: second } = await ask('POST', '/api/fileupload/v1/token/', 201, {
      access,
      body: { filename: 'b.txt', size: 3 },
    });
    expect((await sendFile(server, access, second.token, Buffer.from('abc'))).status).toBe(201);
    refusals.push(JSON.stringify(await sendFile(server, access, second.token, Buffer.from('abc'))));

    // Something breaks: failed queries hold what people typed.
    const broken = [
      'users.password_hash',
      'audit_log.action',
      'access_keys.key_hash',
      'upload_tokens.token_hash',
    ].map((name) => name.split('.'));
    const rename = async (from: (column: string) => string, to: (column: string) => string) => {
      for (const [table = '', column = ''] of broken)
        await database.db.execute(
          sql.raw(`alter table ${table} rename column ${from(column)} to ${to(column)}`),
        );
    };
    await rename(
      (column) => column,
      (column) => `${column}_gone`,
    );
    await ask('POST', `${USER}/login/`, 500, { body: { email: ADMIN, password: SECOND_PASSWORD } });
    await ask('POST', '/api/alert/v1/', 500, { access: made.key, body: {} });
    await ask('POST', '/api/integrations/v1/access-keys/', 500, {
      access,
      body: { name: 'SIEM 2', scopes: ['read'] },
    });
    await ask('POST', '/api/fileupload/v1/token/', 500, {
      access,
      body: { filename: 'a.txt', size: 3 },
    });
    await ask('POST', `${USER}/update_password/`, 500, {
      access,
      body: {
        old_password: SECOND_PASSWORD,
        new_password: FIRST_PASSWORD,
        confirm_new_password: FIRST_PASSWORD,
      },
    });
    expect(
      (
        await askGraphql(
          `mutation { login(input: {email: "${ADMIN}", password: "${SECOND_PASSWORD}"}) { mfa access } }`,
        )
      ).body.errors,
    ).toHaveLength(1);
    await rename(
      (column) => `${column}_gone`,
      (column) => column,
    );
    await ask('POST', `${USER}/logout/`, 204, { access });

    expect(surprises).toEqual([]);
    expect(await server.terminate()).toBe(0);
    for (const words of [
      '"Request completed"',
      'users.password_hash does not exist',
      'DrizzleQueryError',
    ])
      expect(server.output().includes(words), words).toBe(true);
    expect(secrets.size).toBeGreaterThanOrEqual(30);
    const places: Record<string, string> = {
      'the log': server.output(),
      'the errors': refusals.join('\n'),
    };
    const { rows: tables } = await database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await database.db.execute<{ row: string }>(
        sql.raw(`select t::text as row from "${name}" t`),
      );
      places[`the table ${name}`] = rows.map(({ row }) => row).join('\n');
    }
    expect(places['the table audit_log']?.includes('sign_in.failed')).toBe(true);
    const found = Object.entries(places).flatMap(([place, text]) =>
      [...secrets]
        .filter(([, secret]) => text.includes(secret))
        .map(([what]) => `${what} in ${place}`),
    );
    expect(found).toEqual([]);
  },
);
