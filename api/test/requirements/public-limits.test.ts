import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAILURES_PER_ADDRESS } from '../../src/modules/session/commands/login.ts';
import { REGISTRATIONS_PER_ADDRESS } from '../../src/modules/users/commands/register.ts';
import { THROTTLE_WINDOW_MS } from '../../src/platform/access/store/throttles.ts';
import {
  call,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestPerson,
} from '../kit.ts';

const USER = '/api/user/v1';
let api: TestApi;
let anna: TestPerson;
let hashed = 0;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  const { passwords } = api.services;
  const hash = passwords.hash.bind(passwords);
  passwords.hash = (password) => {
    hashed += 1;
    return hash(password);
  };
});
afterAll(() => api.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const register = (email: string, address: string, more: object = {}) =>
  call(api, 'POST', `${USER}/create/`, {
    headers: from(address),
    body: {
      first_name: 'Ada',
      last_name: 'Neri',
      email,
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
      ...more,
    },
  });
const login = (email: string, password: string, address: string) =>
  call(api, 'POST', `${USER}/login/`, { headers: from(address), body: { email, password } });

it('registrations from one address are refused before any password is hashed, those from others are not', async () => {
  const domain = anna.email.split('@')[1] ?? '';
  for (let i = 0; i < REGISTRATIONS_PER_ADDRESS; i += 1)
    expect((await register(`r${i}@${domain}`, '203.0.113.7')).status).toBe(202);
  const before = hashed;
  const refused = await register(`more@${domain}`, '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(hashed).toBe(before);
  expect((await register(`other@${domain}`, '203.0.113.8')).status).toBe(202);
  api.clock.advance(THROTTLE_WINDOW_MS + 60_000);
  expect((await register(`later@${domain}`, '203.0.113.7')).status).toBe(202);
});

it('wrong passwords from one address are limited over all accounts, right ones from another are not', async () => {
  for (let i = 0; i < FAILURES_PER_ADDRESS; i += 1)
    expect((await login(`guess${i}@x.example`, 'wrong', '203.0.113.9')).status).toBe(401);
  expect((await login('one-more@x.example', 'wrong', '203.0.113.9')).status).toBe(429);
  expect((await login(anna.email, TEST_PASSWORD, '203.0.113.9')).status).toBe(429);
  expect((await login(anna.email, TEST_PASSWORD, '203.0.113.10')).status).toBe(200);
});

it.each([
  'Ada https://evil.example',
  'www.evil.example',
  'Claim at evil.example/x',
  'evil.IO',
  'Ada ada@evil.example',
  'bit.ly now',
])('a name with a link is refused at every form that strangers may send: %s', async (name) => {
  expect((await register('a@b.example', '203.0.113.11', { first_name: name })).status).toBe(422);
  const trial = { first_name: 'Ada', last_name: 'Neri', email: 'a@b.example', company: name };
  expect(
    (
      await call(api, 'POST', `${USER}/register-trial/`, {
        headers: from('203.0.113.12'),
        body: trial,
      })
    ).status,
  ).toBe(422);
});

it.each([
  'J.R.R. Tolkien',
  'St. John',
  'Anna-Maria d’Amico',
  'Meridiana S.p.A.',
  'Maersk A/S',
  'Dr. med. Ünal',
])('%s is a name', async (name) => {
  const trial = {
    first_name: name,
    last_name: 'Neri',
    email: `${randomUUID()}@b.example`,
    company: name,
  };
  expect(
    (
      await call(api, 'POST', `${USER}/register-trial/`, {
        headers: from('203.0.113.13'),
        body: trial,
      })
    ).status,
  ).toBe(202);
});
