import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openLoopback } from '../../../../test/collectors/world.ts';
import { startFacebook, TOKEN_ENDS } from '../../../../test/emulators/facebook.ts';
import { startLinkedIn } from '../../../../test/emulators/linkedin.ts';
import type { VendorEmulator } from '../../../../test/emulators/emulator.ts';
import {
  addColleague,
  signIn,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../../test/kit.ts';
import { callApi } from '../../../../test/uploads.ts';
import { facebook } from '../../../collectors/facebook/facebook.ts';
import { linkedin } from '../../../collectors/linkedin/linkedin.ts';
import { createRegistry } from '../../../collectors/registry.ts';
import { openSealedMail } from '../../../platform/mail/queue.ts';
import { mails } from '../../../platform/database/schema/messages.ts';
import { warnOfEnds } from './warn-of-ends.ts';

const DAY_MS = 86_400_000;
let meta: VendorEmulator;
let work: VendorEmulator;
let api: TestApi;
let anna: TestPerson;
beforeAll(async () => {
  [meta, work] = await Promise.all([startFacebook(), startLinkedIn()]);
  api = await startTestApi({
    collectors: createRegistry([facebook, linkedin], {
      facebook: meta.settings,
      linkedin: work.settings,
    }),
  });
  openLoopback(api);
  anna = await signUpCompany(api);
  await addColleague(api, { group: 'Analysts' });
});
afterEach(() => api.db.delete(mails));
afterAll(async () => {
  await api.stop();
  await Promise.all([meta.close(), work.close()]);
});

const address = (sourceId: number) => `/api/credential/v1/${sourceId}/`;
const enter = async (sourceId: number, values: unknown) => {
  const { status, body } = await callApi(api, anna.access, 'POST', address(sourceId), { values });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const test = async (sourceId: number) =>
  (await callApi(api, anna.access, 'POST', `${address(sourceId)}test/`)).body;
/** Looks as three processes at once would. @returns the letters that were written. */
async function look() {
  await Promise.all([1, 2, 3].map(() => warnOfEnds(api.services)));
  const letters = await api.db.select().from(mails).where(eq(mails.kind, 'credential_ends'));
  return letters.map(({ recipient, sealed }) => ({
    recipient,
    ...openSealedMail(api.services, sealed ?? new Uint8Array()),
  }));
}
const inDays = (days: number) => Math.floor(api.clock.now().getTime() / 1000) + days * 86_400;

it(
  'a test learns from Meta when a token ends, and a week before each admin is written to, once ' +
    'for each end',
  async () => {
    TOKEN_ENDS.token = inDays(10);
    expect(await enter(2, meta.credential)).toMatchObject({ expires_at: null });
    expect(await test(2)).toMatchObject({
      problem: null,
      account: 'Meridiana Foods',
      expires_at: new Date(TOKEN_ENDS.token * 1000).toISOString(),
      expires_soon: false,
    });
    expect(await look()).toEqual([]);
    api.clock.advance(4 * DAY_MS);
    const [letter, ...others] = await look();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipient: anna.email,
      subject: expect.stringMatching(/^The credential for Facebook expires on \d+ \w+ \d{4}$/),
    });
    expect(letter?.text).toContain('read Facebook as Meridiana Foods expires on');
    expect(letter?.text).toContain('/admin/settings/sources/2');
    await api.db.delete(mails);
    expect(await look()).toEqual([]);

    // Another end is another warning: of what may be read, which Meta ends before the token.
    Object.assign(anna, await signIn(api, anna));
    [TOKEN_ENDS.token, TOKEN_ENDS.data] = [inDays(50), inDays(-1)];
    expect(await test(2)).toMatchObject({
      expires_soon: true,
      expires_at: new Date(TOKEN_ENDS.data * 1000).toISOString(),
    });
    expect((await look()).map(({ subject }) => subject)).toEqual([
      'The credential for Facebook has expired',
    ]);
    await api.db.delete(mails);

    // One that never ends is nothing to warn of.
    [TOKEN_ENDS.token, TOKEN_ENDS.data] = [0, 0];
    expect(await enter(2, meta.credential)).toMatchObject({ expires_at: null });
    expect(await test(2)).toMatchObject({ expires_at: null });
    expect(await look()).toEqual([]);
  },
);

it(
  'a token of LinkedIn lives for 60 days from when it was made, so it ends 60 days after it was ' +
    'entered at the latest',
  async () => {
    Object.assign(anna, await signIn(api, anna));
    const entered = await enter(3, work.credential);
    const days = (Date.parse(entered.expires_at) - api.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(59.9);
    expect(days).toBeLessThanOrEqual(60);
    expect(await test(3)).toMatchObject({ problem: null, expires_at: entered.expires_at });
    expect(await look()).toEqual([]);
    api.clock.advance(54 * DAY_MS);
    expect((await look()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('The credential for Linkedin expires on'),
    ]);
  },
);
