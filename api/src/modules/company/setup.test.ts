import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  createTestDatabase,
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestDatabase,
} from '../../../test/kit.ts';
import { prepareSetupCode } from './commands/setup-code.ts';
import { parseEnv } from '../../env.ts';
import { companies, users } from '../../platform/database/schema/people.ts';

let database: TestDatabase;
let api: TestApi;
beforeEach(async () => {
  database = await createTestDatabase();
  api = await startTestApi({}, { database });
});
afterEach(async () => {
  await api.stop();
  await database.close();
});

const request = (changes: object = {}) => ({
  code: api.setupCode,
  company: 'Rossi SpA',
  first_name: 'Anna',
  last_name: 'Bianchi',
  email: 'Anna@Rossi.example',
  password: TEST_PASSWORD,
  re_new_password: TEST_PASSWORD,
  ...changes,
});
const setUp = (changes?: object) => call(api, 'POST', '/api/setup/v1/', { body: request(changes) });

describe('the first-run set-up', () => {
  it('creates the company and its first admin once', async () => {
    expect((await call(api, 'GET', '/api/setup/v1/')).body).toEqual({
      required: true,
      sends_mail: false,
    });
    expect(await setUp()).toMatchObject({
      status: 201,
      body: { email: 'anna@rossi.example', company: { name: 'Rossi SpA' } },
    });
    expect(await api.db.select().from(users)).toMatchObject([
      { email: 'anna@rossi.example', groupName: 'Admins', isActive: true, isApproved: true },
    ]);
    expect(await api.db.select().from(companies)).toMatchObject([
      { emailDomain: 'rossi.example', totalScan: null, mfaRequired: true },
    ]);
    expect((await call(api, 'GET', '/api/setup/v1/')).body).toEqual({
      required: false,
      sends_mail: false,
    });
    expect(await setUp({ email: 'eve@evil.example' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SET_UP' },
    });
    expect(await prepareSetupCode(api.services), 'no code is left').toBeNull();
  });

  it('takes the code however it is typed, and says where it stands when it is wrong', async () => {
    expect(await setUp({ code: 'wrong' })).toMatchObject({
      status: 422,
      body: {
        code: 'WRONG_CODE',
        errors: [{ path: 'code', message: expect.stringContaining('server log') }],
      },
    });
    expect(
      (await setUp({ code: ` ${api.setupCode.toUpperCase().replaceAll('-', ' ')} ` })).status,
    ).toBe(201);
  });

  it('stops guessing after five wrong codes', async () => {
    for (let i = 0; i < 5; i += 1) expect((await setUp({ code: `guess ${i}` })).status).toBe(422);
    expect((await setUp()).status).toBe(429);
    api.clock.advance(15 * 60_000 + 1_000);
    expect((await setUp()).status).toBe(201);
  });

  it('lets one of several people win who finish at the same time', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => setUp({ email: `admin${i}@rossi.example` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
    expect(await api.db.select().from(companies)).toHaveLength(1);
  });

  it('keeps its code over restarts until it is used, unless another one is preset', async () => {
    const unset = { ...api.services, env: parseEnv({}) };
    expect(await prepareSetupCode(unset)).toBe(api.setupCode);
    expect(
      await prepareSetupCode({ ...unset, env: parseEnv({ SETUP_CODE: 'another-code-1' }) }),
    ).toBe('another-code-1');
    expect(await prepareSetupCode(unset)).toBe('another-code-1');
  });

  it('keeps the rules of passwords and repeats', async () => {
    expect(await setUp({ password: 'RossiRossi!2026', re_new_password: 'x' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password' }, { path: 'password' }, { path: 're_new_password' }] },
    });
    expect((await setUp({ surprise: true })).status).toBe(422);
    expect(await api.db.select().from(users)).toEqual([]);
  });
});
