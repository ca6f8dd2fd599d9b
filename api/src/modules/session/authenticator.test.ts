import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addColleague,
  call,
  nextCode,
  signIn,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';

const AUTHENTICATOR = '/api/user/v1/authenticator/';
let api: TestApi;
let anna: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
});
afterAll(() => api.stop());

const offer = async (person: TestPerson, token: string) =>
  call(api, 'POST', AUTHENTICATOR, { access: person.access, body: { token } });
const confirm = async (person: TestPerson, given: { offer: string; token: string }) =>
  call(api, 'POST', `${AUTHENTICATOR}confirm/`, { access: person.access, body: given });
/** The code that an authenticator with this secret shows now. */
const shown = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(api.clock.now().getTime() / 1000) });
const since = async (person: TestPerson) =>
  (await call(api, 'GET', AUTHENTICATOR, { access: person.access })).body.enrolled_at;

describe('another authenticator of one’s own', () => {
  it('counts once it has shown a code; until then the present one does, and afterwards that one no more', async () => {
    const person = await addColleague(api);
    const before = await since(person);
    const offered = await offer(person, nextCode(api, person));
    expect(offered).toMatchObject({
      status: 201,
      body: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        qr_svg: expect.stringContaining('<svg'),
        otpauth_url: expect.stringContaining(encodeURIComponent(person.email)),
      },
    });
    await signIn(api, person);
    expect(
      await confirm(person, {
        offer: offered.body.offer,
        token: shown('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'token', code: 'wrong_code' }] } });
    const confirmed = await confirm(person, {
      offer: offered.body.offer,
      token: shown(offered.body.secret),
    });
    expect(confirmed).toMatchObject({ status: 200, body: { enrolled_at: await since(person) } });
    expect(Date.parse(confirmed.body.enrolled_at)).toBeGreaterThan(Date.parse(before));
    await expect(signIn(api, person)).rejects.toThrow(/WRONG_CODE/);
    await signIn(api, { ...person, secret: offered.body.secret });
    expect(
      (await call(api, 'GET', '/api/user/v1/recovery_codes/', { access: person.access })).body,
    ).toEqual({ left: 10 });
    const { body: log } = await call(api, 'GET', '/api/audit/v1/?action=authenticator.changed', {
      access: anna.access,
    });
    expect(log.results).toMatchObject([{ actor: { email: person.email } }]);
  });

  it('is offered against a recovery code too, which is used up', async () => {
    const person = await addColleague(api);
    const [code = ''] = person.recoveryCodes;
    const offered = await offer(person, code);
    expect(offered.status).toBe(201);
    expect((await offer(person, code)).status).toBe(422);
    expect(
      (await confirm(person, { offer: offered.body.offer, token: shown(offered.body.secret) }))
        .status,
    ).toBe(200);
    expect(
      (await call(api, 'GET', '/api/user/v1/recovery_codes/', { access: person.access })).body,
    ).toEqual({ left: 9 });
  });

  it('is refused for an offer that ran out, was used, was overtaken, is another person’s or none of ours', async () => {
    const [person, other] = [await addColleague(api), await addColleague(api)];
    const [first, second] = [
      await offer(person, nextCode(api, person)),
      await offer(person, nextCode(api, person)),
    ];
    expect(
      await confirm(other, { offer: first.body.offer, token: shown(first.body.secret) }),
    ).toMatchObject({ status: 409, body: { reason: { code: 'authenticatorSetUpExpired' } } });
    expect(
      (await confirm(person, { offer: second.body.offer, token: shown(second.body.secret) }))
        .status,
    ).toBe(200);
    expect(
      (await confirm(person, { offer: second.body.offer, token: shown(second.body.secret) }))
        .status,
    ).toBe(409);
    expect(
      (await confirm(person, { offer: first.body.offer, token: shown(first.body.secret) })).status,
    ).toBe(409);
    expect((await confirm(person, { offer: 'none', token: '123456' })).status).toBe(409);
    const late = await offer(other, nextCode(api, other));
    api.clock.advance(10 * 60_000);
    const { access } = await signIn(api, other);
    expect(
      (
        await confirm(
          { ...other, access },
          { offer: late.body.offer, token: shown(late.body.secret) },
        )
      ).status,
    ).toBe(409);
  });

  it('cannot be guessed: wrong codes shut the way as they do at the log-in', async () => {
    const person = await addColleague(api);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12 && statuses.at(-1) !== 429; attempt += 1)
      statuses.push((await offer(person, '000000')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]));
  });
});
