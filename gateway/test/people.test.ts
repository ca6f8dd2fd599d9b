import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addColleague, nextCode, signIn, TEST_PASSWORD } from '../../api/test/kit.ts';
import { letterTo, secretsOf, startTestMailing } from '../../api/test/letters.ts';
import { codeOf, startRealProduct, type RealProduct } from './real.ts';

let product: RealProduct;
let mailing: ReturnType<typeof startTestMailing>;
beforeAll(async () => {
  product = await startRealProduct();
  mailing = startTestMailing(product.api);
});
afterAll(async () => {
  await mailing.stop();
  await product.stop();
});
const NEW_PASSWORD = 'zT4#mopl-Werqa-27';
const twice = { password: TEST_PASSWORD, repeatPassword: TEST_PASSWORD };

describe('invitations', () => {
  const INVITE =
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id email group state invitedBy { id } } }';

  test('are sent, read by their link, accepted once, and listed while open', async () => {
    const { admin, as, api } = product;
    const email = 'greta@lookout.example';
    const invited = await as(admin)(INVITE, { input: { email, group: 'VIEWERS' } });
    expect(invited.ok.inviteUser).toMatchObject({
      email,
      group: 'VIEWERS',
      state: 'PENDING',
      invitedBy: { id: String(admin.id) },
    });
    expect(
      (await as(admin)('{ invitations(state: PENDING) { count results { email } } }')).ok
        .invitations,
    ).toEqual({ count: 1, results: [{ email }] });
    const { invitation: token } = secretsOf(await letterTo(api, email, 'invite'));
    expect(
      (
        await as(null)(
          'query ($token: String!) { invitationByToken(token: $token) { email group } }',
          { token },
        )
      ).ok.invitationByToken,
    ).toEqual({ email, group: 'VIEWERS' });
    const accept = () =>
      as(null)(
        'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { email } }',
        { input: { token, firstName: 'Greta', lastName: 'Sala', ...twice } },
      );
    expect((await accept()).ok).toEqual({ acceptInvitation: { email } });
    expect((await accept()).errors[0]?.extensions).toMatchObject({ status: 400 });
    expect((await as(admin)('{ invitations { count } }')).ok.invitations.count).toBe(0);
  });

  test('can be withdrawn, and a refused address is named by its field', async () => {
    const { admin, as } = product;
    const { data } = await as(admin)(INVITE, { input: { email: 'late@lookout.example' } });
    expect(data.inviteUser.group).toBe('ANALYSTS');
    expect(
      (await as(admin)(`mutation { withdrawInvitation(id: ${data.inviteUser.id}) }`)).ok,
    ).toEqual({ withdrawInvitation: data.inviteUser.id });
    expect(
      (await as(admin)(INVITE, { input: { email: 'no address' } })).errors[0]?.extensions,
    ).toMatchObject({ status: 422, errors: [{ path: 'email' }] });
    expect(
      (await as(admin)(INVITE, { input: { email: 'x@lookout.example', group: 'TRIAL_USERS' } }))
        .errors[0]?.extensions,
    ).toMatchObject({ status: 422, errors: [{ path: 'group' }] });
  });
});

describe('one’s own account', () => {
  test('shows its devices, signs out the others and goes on after a change of password', async () => {
    const { as, api } = product;
    const person = await addColleague(api);
    await signIn(api, person);
    const before = await as(person)('{ sessions { current address userAgent } recoveryCodesLeft }');
    expect(before.errors).toEqual([]);
    expect(before.ok.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([
      false,
      true,
    ]);
    expect(before.ok.recoveryCodesLeft).toBe(10);
    expect(
      (await as(person)('mutation { revokeOtherSessions { revoked } }')).ok.revokeOtherSessions,
    ).toEqual({ revoked: 1 });

    const change = (oldPassword: string) =>
      as(person)(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { access } }',
        { input: { oldPassword, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD } },
      );
    expect((await change('wrong')).errors[0]?.extensions).toMatchObject({
      errors: [{ path: 'oldPassword' }],
    });
    const changed = await change(TEST_PASSWORD);
    expect(changed.headers.getSetCookie()).toEqual([
      expect.stringContaining('__Host-vedetta_refresh='),
    ]);
    expect(codeOf(await as(person)('{ viewer { isAdmin } }'))).toBe('UNAUTHENTICATED');
    expect((await as(changed.ok.changePassword)('{ viewer { isAdmin } }')).errors).toEqual([]);
  });

  test('gets new recovery codes for a code of the authenticator, and chooses which letters come', async () => {
    const { as, api } = product;
    const person = await addColleague(api);
    const renewed = await as(person)(
      'mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes } }',
      { input: { token: nextCode(api, person) } },
    );
    expect(renewed.ok.renewRecoveryCodes.recoveryCodes).toHaveLength(10);
    const chosen = await as(person)(
      `mutation { updateUser(input: {id: ${person.id}, mailContexts: [COMMENT_MENTION]}) { mailContexts } }`,
    );
    expect(chosen.ok.updateUser).toEqual({ mailContexts: ['COMMENT_MENTION'] });
  });

  test('comes back after a forgotten password by the mailed link', async () => {
    const { as, api } = product;
    const person = await addColleague(api);
    const asked = await as(null)(
      `mutation { requestPasswordReset(input: {email: "${person.email}"}) { email } }`,
    );
    expect(asked.data).toEqual({ requestPasswordReset: { email: person.email } });
    const { uid, token } = secretsOf(await letterTo(api, person.email, 'password'));
    const confirm = (repeatPassword: string) =>
      as(null)(
        'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) }',
        { input: { uid, token, newPassword: NEW_PASSWORD, repeatPassword } },
      );
    const works = () =>
      as(null)(
        'query ($uid: ID!, $token: String!) { passwordResetByToken(uid: $uid, token: $token) }',
        { uid, token },
      );
    expect((await works()).ok).toEqual({ passwordResetByToken: true });
    expect((await confirm('another')).errors[0]?.extensions).toMatchObject({
      status: 422,
      errors: [{ path: 'repeatPassword' }],
    });
    expect((await confirm(NEW_PASSWORD)).ok).toEqual({ confirmPasswordReset: true });
    expect(codeOf(await works())).toBe('LINK_NOT_VALID');
    expect((await signIn(api, { ...person, password: NEW_PASSWORD })).access).toEqual(
      expect.any(String),
    );
  });
});

test('an admin sees the groups, resets a second factor and deletes an account', async () => {
  const { admin, as, api } = product;
  const person = await addColleague(api, { group: 'Viewers' });
  const groups = (await as(admin)('{ groups { name capabilities userCount } }')).ok.groups;
  expect(groups.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['ADMINS', 'ANALYSTS', 'VIEWERS']),
  );
  expect((await as(admin)(`mutation { resetMfa(userId: ${person.id}) }`)).ok).toEqual({
    resetMfa: String(person.id),
  });
  expect((await as(admin)(`{ user(id: ${person.id}) { mfaEnrolled } }`)).ok.user).toEqual({
    mfaEnrolled: false,
  });
  expect((await as(admin)(`mutation { deleteUser(id: ${person.id}) }`)).ok).toEqual({
    deleteUser: String(person.id),
  });
  expect(codeOf(await as(admin)(`{ user(id: ${person.id}) { id } }`))).toBe('NOT_FOUND');
  expect(
    (await as(admin)(`mutation { deleteUser(id: ${admin.id}) }`)).errors[0]?.extensions,
  ).toMatchObject({ status: 409 });
});

test('a trial is asked for, activated by its letter, and shows its allowance', async () => {
  const { as, api } = product;
  const email = 'luca@trial.example';
  const asked = await as(null)(
    'mutation ($input: RegisterTrialInput!) { registerTrial(input: $input) { email } }',
    { input: { firstName: 'Luca', lastName: 'Neri', email, company: 'Trial Co' } },
  );
  expect(asked.data).toEqual({ registerTrial: { email } });
  const { token } = secretsOf(await letterTo(api, email, 'free trial'));
  const read = () =>
    as(null)('query ($token: String!) { trialByToken(token: $token) { email company } }', {
      token,
    });
  expect((await read()).ok.trialByToken).toEqual({ email, company: 'Trial Co' });
  const activated = await as(null)(
    'mutation ($input: ActivateTrialInput!) { activateTrial(input: $input) { email } }',
    { input: { token, ...twice } },
  );
  expect(activated.data).toEqual({ activateTrial: { email } });
  expect(codeOf(await read())).toBe('LINK_NOT_VALID');
});
