import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPasswordHashes,
  type PasswordHashes,
} from '../../src/platform/access/password-hashes.ts';
import { THROTTLE_WINDOW_MS } from '../../src/platform/access/store/throttles.ts';
import { users } from '../../src/platform/database/schema/people.ts';
import { isLong } from '@vedetta/detection/testing/campaign.ts';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
} from '../kit.ts';

const USER = '/api/user/v1';
/** Of each kind of account at the sign-in; half as many at the calls that check no password. */
const TRIES = 200;
const BOUND_MS = 20;
/** Attempts on one account before the throttle answers. */
const BEFORE_THROTTLE = 5;

/** Dearer than elsewhere in the tests: a missing hash has to show in the times of the long run. */
const real = createPasswordHashes({ memoryCost: 8_192, timeCost: 2 });
/** The only costly work of these calls, as often as it was done. */
let hashed = 0;
const passwords: PasswordHashes = {
  hash: (password) => {
    hashed += 1;
    return real.hash(password);
  },
  verify: (stored, password) => {
    hashed += 1;
    return real.verify(stored, password);
  },
};
let api: TestApi;
let domain: string;
let known: Record<'active' | 'inactive' | 'unapproved', string>;

beforeAll(async () => {
  api = await startTestApi({ passwords });
  domain = (await signUpCompany(api)).email.split('@')[1] ?? '';
  const [active, inactive, unapproved] = [
    await addColleague(api),
    await addColleague(api),
    await addColleague(api),
  ];
  await api.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.id));
  await api.db.update(users).set({ isApproved: false }).where(eq(users.id, unapproved.id));
  known = { active: active.email, inactive: inactive.email, unapproved: unapproved.email };
});
afterAll(() => api.stop());

type Attempt = (round: number) => Promise<number>;

/**
 * Median time of each kind of attempt, in milliseconds. Each round makes one of every kind at once,
 * in turning order, so that the machine's load and the place in the queue are the same for all of
 * them.
 */
async function medians<Kind extends string>(
  attempts: Record<Kind, Attempt>,
  {
    expected,
    tries = TRIES / 2,
    before = () => undefined,
  }: { expected: number; tries?: number; before?: (round: number) => void },
): Promise<Record<Kind, number>> {
  const kinds = Object.keys(attempts) as Kind[];
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<
    Kind,
    number[]
  >;
  for (let round = 0; round < tries; round += 1) {
    before(round);
    const turned = kinds.map((_, i) => kinds[(i + round) % kinds.length]!);
    await Promise.all(
      turned.map(async (kind) => {
        const started = performance.now();
        const status = await attempts[kind](round);
        times[kind].push(performance.now() - started);
        expect(status, kind).toBe(expected);
      }),
    );
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2] ?? NaN;
  return Object.fromEntries(kinds.map((kind) => [kind, median(times[kind])])) as Record<
    Kind,
    number
  >;
}

/** What tells accounts apart does so every time; a busy machine does not. */
const MEASUREMENTS = 3;

/** Fails when every measurement finds medians (ms) that differ by more than the bound. */
async function expectAlike(
  measure: () => Promise<{ found: Record<string, number>; bound: number }>,
): Promise<void> {
  const differing: string[] = [];
  while (differing.length < MEASUREMENTS) {
    const { found, bound } = await measure();
    const values = Object.values(found);
    if (Math.max(...values) - Math.min(...values) < bound) return;
    differing.push(`${JSON.stringify(found)} differ by more than ${bound}`);
  }
  expect.fail(`medians in ms: ${differing.join('; ')}`);
}

const login =
  (email: string): Attempt =>
  async () =>
    (await call(api, 'POST', `${USER}/login/`, { body: { email, password: 'not the password' } }))
      .status;
const register =
  (email: () => string): Attempt =>
  async () => {
    const body = {
      first_name: 'Ada',
      last_name: 'Neri',
      email: email(),
      password: TEST_PASSWORD,
      re_new_password: TEST_PASSWORD,
    };
    return (await call(api, 'POST', `${USER}/create/`, { body })).status;
  };
const reset =
  (email: string): Attempt =>
  async () =>
    (await call(api, 'POST', `${USER}/password/reset/`, { body: { email } })).status;
const nextWindow = () => api.clock.advance(THROTTLE_WINDOW_MS + 240_000);
const everyFifth = (round: number) => {
  if (round % BEFORE_THROTTLE === 0) nextWindow();
};

/** Hashes that each attempt costs, and whether it was answered as expected. */
async function costs(
  attempts: Record<string, Attempt>,
  expected: number,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [kind, attempt] of Object.entries(attempts)) {
    const before = hashed;
    expect(await attempt(0), kind).toBe(expected);
    found[kind] = hashed - before;
  }
  return found;
}

describe('A5: an answer costs as many hashes of a password, whoever is asked for', () => {
  const kinds = () => ({
    unknown: login(`nobody@${domain}`),
    active: login(known.active),
    inactive: login(known.inactive),
    unapproved: login(known.unapproved),
  });

  it('at a wrong password one, and none once the throttle answers', async () => {
    nextWindow();
    for (let i = 0; i < BEFORE_THROTTLE; i += 1)
      expect(await costs(kinds(), 401)).toEqual({
        unknown: 1,
        active: 1,
        inactive: 1,
        unapproved: 1,
      });
    expect(await costs(kinds(), 429)).toEqual({
      unknown: 0,
      active: 0,
      inactive: 0,
      unapproved: 0,
    });
  });

  it('at a registration and at a forgotten password the same', async () => {
    nextWindow();
    const registered = await costs(
      { fresh: register(() => `${randomUUID()}@${domain}`), taken: register(() => known.active) },
      202,
    );
    expect(registered['fresh']).toBe(registered['taken']);
    const asked = await costs(
      {
        known: reset(known.active),
        inactive: reset(known.inactive),
        unknown: reset(`nobody@${domain}`),
      },
      202,
    );
    expect(new Set(Object.values(asked)).size).toBe(1);
  });
});

// A measurement of time: in the long run, where nothing is beside it. What makes the times alike is
// counted in every run.
describe.runIf(isLong)(
  'A5: how long an answer takes, over hundreds of tries, does not tell',
  () => {
    it('an unknown account from a wrong password, an inactive or an unapproved one', async () => {
      await expectAlike(async () => {
        const { hash, ...found } = await medians(
          {
            unknown: login(`nobody@${domain}`),
            active: login(known.active),
            inactive: login(known.inactive),
            unapproved: login(known.unapproved),
            // What would be saved by not checking: if that were not seen, neither would a
            // difference be.
            hash: async () => ((await passwords.verify(null, 'not the password')) ? 200 : 401),
          },
          { expected: 401, tries: TRIES, before: everyFifth },
        );
        expect(hash).toBeGreaterThan(1);
        return { found, bound: Math.min(BOUND_MS, hash / 2) };
      });
    });

    it('a throttled account from a throttled address that nobody has', async () => {
      nextWindow();
      const emails = { unknown: `nobody@${domain}`, ...known };
      for (const email of Object.values(emails))
        for (let i = 0; i < BEFORE_THROTTLE; i += 1) expect(await login(email)(i)).toBe(401);
      const attempts = {
        unknown: login(emails.unknown),
        active: login(emails.active),
        inactive: login(emails.inactive),
        unapproved: login(emails.unapproved),
      };
      await expectAlike(async () => ({
        found: await medians(attempts, { expected: 429 }),
        bound: BOUND_MS,
      }));
    });

    it('a registration of a new address from one of an address that has an account', async () => {
      const attempts = {
        fresh: register(() => `${randomUUID()}@${domain}`),
        taken: register(() => known.active),
      };
      await expectAlike(async () => {
        return {
          found: await medians(attempts, { expected: 202, before: everyFifth }),
          bound: BOUND_MS,
        };
      });
    });

    it('a forgotten password of an account from one of nobody', async () => {
      const attempts = {
        known: reset(known.active),
        inactive: reset(known.inactive),
        unknown: reset(`nobody@${domain}`),
      };
      await expectAlike(async () => ({
        found: await medians(attempts, { expected: 202, before: everyFifth }),
        bound: BOUND_MS,
      }));
    });
  },
);
