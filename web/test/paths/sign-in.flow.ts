import { problem, secret, signInMachine } from '@vedetta/machines';
import { LoginDocument } from '../../src/generated/sign-in/graphql.ts';
import type { Act, Flow } from './drive.ts';
import { nextCode, PASSWORD } from './people.ts';
import type { Tab, Stage } from './stage.ts';

interface SignInWorld extends Tab {
  /**
   * The secret of the authenticator and the recovery codes of whoever stands at the form, once they
   * are known.
   */
  factor: { secret: string; codes: string[] };
}
type SignInAct = Act<typeof signInMachine, SignInWorld>;
const locked = problem('RATE_LIMITED', 'Wait.', { status: 429, retryAfter: 300 });
const expired = problem('UNAUTHENTICATED', 'Log in again.', { status: 401 });
const fault = problem('UNAVAILABLE', 'Fault.', { status: 500 });
const down = problem('NETWORK', 'Down.');
const code = secret('000000');

/**
 * The failures of an actor, by the number of their case: what becomes of the request that the page
 * makes.
 */
const fails = (
  actor: string,
  operation: string,
  verdicts: readonly Parameters<SignInWorld['gate']['decide']>[1][],
): Record<string, SignInAct> =>
  Object.fromEntries(
    verdicts.map((verdict, number) => [
      `error ${actor} #${number}`,
      ({ gate }: SignInWorld) => gate.decide(operation, verdict),
    ]),
  );
const LOCKED = { code: 'RATE_LIMITED', status: 429, retryAfter: 300 };
const EXPIRED = { code: 'UNAUTHENTICATED', status: 401 };
const FAULT = { status: 500, body: 'Internal Server Error' };

/**
 * The sign-in on the log-in page: three real accounts, a real authenticator, faults at the edge of
 * the network.
 */
export async function signInFlow(stage: Stage): Promise<Flow<typeof signInMachine, SignInWorld>> {
  const [unapproved, inactive, known, twice, ...fresh] = await Promise.all([
    stage.register('waiting', null),
    stage.register('switched-off', 'deactivate'),
    stage.colleague('known'),
    stage.register('twice'),
    stage.register('fresh-1'),
    stage.register('fresh-2'),
  ]);
  const nextPerson = new Map<string, () => string>([
    ['done login #0', () => fresh[0]?.email ?? ''],
    ['done login #1', () => known.email],
    ['error login #1', () => unapproved.email],
    ['error login #2', () => inactive.email],
  ]);
  let wrong = 0;
  const overdue: SignInAct = async ({ page, gate }) => {
    await page.clock.fastForward(15_000);
    gate.forget('Login', 'GenerateQrCode', 'VerifyToken');
  };

  const enter: SignInAct = async (world, { before, ahead }) => {
    const { page } = world;
    const isRight = ahead[0]?.startsWith('done verifyToken') === true;
    if (before.hasTag('recovery')) {
      await page
        .getByLabel('Recovery code', { exact: true })
        .fill(isRight ? (world.factor.codes.pop() ?? '') : 'aaaa-bbbb-cccc');
      await page.getByRole('button', { name: 'Verify' }).click();
    } else {
      if (before.hasTag('qr'))
        world.factor = {
          secret: (await page.locator('.qr-text').innerText()).replaceAll(' ', ''),
          codes: [],
        };
      await page
        .getByLabel('6-digit code')
        .fill(isRight ? nextCode(world.factor.secret) : '000000');
    }
    await world.gate.met('VerifyToken');
  };

  return {
    machine: signInMachine,
    cases: {
      events: {
        'sign-in.submitted': [{ email: '', password: secret(PASSWORD) }],
        'sign-in.code.entered': [{ code }],
        'sign-in.recovery.chosen': [{}],
        'sign-in.authenticator.chosen': [{}],
        'sign-in.retried': [{}],
        'sign-in.codes.kept': [{}],
        'sign-in.restarted': [{}],
      },
      done: {
        login: [
          { mfa: 'enroll', access: null },
          { mfa: 'verify', access: null },
          { mfa: null, access: 'a' },
          { mfa: null, access: null },
        ],
        generateQrCode: [{ otpauthUrl: '', qrSvg: '', secret: '' }],
        verifyToken: [
          { access: 'a', recoveryCodes: ['one'] },
          { access: 'a', recoveryCodes: [] },
        ],
      },
      errors: {
        login: [
          locked,
          problem('NOT_APPROVED', ''),
          problem('NOT_ACTIVE', ''),
          problem('WRONG_CREDENTIALS', ''),
          down,
          fault,
        ],
        generateQrCode: [locked, expired, problem('ALREADY_ENROLLED', ''), down, fault],
        verifyToken: [locked, expired, problem('WRONG_CODE', ''), down, fault],
      },
      project: ({ problem: last, access }) => [last === null, access],
    },
    open: async () => {
      const tab = await stage.tab(null);
      tab.gate.hold('Login', 'GenerateQrCode', 'VerifyToken');
      await tab.page.goto(`${stage.url}/login`);
      return { ...tab, factor: known };
    },
    close: ({ close }) => close(),
    acts: {
      'sign-in.submitted': async (world, { ahead: [who = '', then = ''] }) => {
        const { page, gate } = world;
        // Nobody is locked out for real: a wrong password is that of somebody else each time.
        const stranger = `nobody-${(wrong += 1)}@meridiana.example`;
        const email =
          then === 'error generateQrCode #2'
            ? twice.email
            : who === 'error login #3'
              ? stranger
              : nextPerson.get(who)?.();
        world.factor = known;
        await page.getByLabel('Email').fill(email ?? known.email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Log in' }).click();
        await gate.met('Login');
      },
      'done login #0': ({ gate }) => gate.decide('Login', 'pass'),
      'done login #1': ({ gate }) => gate.decide('Login', 'pass'),
      'done login #2': async ({ gate }) => {
        const { access } = await stage.session(known);
        await gate.decide('Login', {
          status: 200,
          body: JSON.stringify({ data: { login: { mfa: null, access } } }),
        });
      },
      'done login #3': ({ gate }) =>
        gate.decide('Login', {
          status: 200,
          body: '{"data":{"login":{"mfa":null,"access":null}}}',
        }),
      ...fails('login', 'Login', [LOCKED, 'pass', 'pass', 'pass', 'cut', FAULT]),
      'after answerOverdue': overdue,
      'done generateQrCode': ({ gate }) => gate.decide('GenerateQrCode', 'pass'),
      ...fails('generateQrCode', 'GenerateQrCode', [LOCKED, EXPIRED, 'pass', 'cut', FAULT]),
      'error generateQrCode #2': async (world) => {
        // In another tab of the same browser they were faster: enrolled, and logged in again.
        world.factor = await stage.enrol(twice.email);
        const input = { email: twice.email, password: PASSWORD };
        await world.context.request.post(`${stage.url}/graphql`, {
          data: { query: LoginDocument.toString(), variables: { input } },
        });
        await world.gate.decide('GenerateQrCode', { code: 'ALREADY_ENROLLED', status: 409 });
      },
      'sign-in.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
      'sign-in.restarted': ({ page }) =>
        page.getByRole('button', { name: /^(Back to login|Log in with another account)$/ }).click(),
      'sign-in.recovery.chosen': ({ page }) =>
        page.getByRole('button', { name: 'Use a recovery code' }).click(),
      'sign-in.authenticator.chosen': ({ page }) =>
        page.getByRole('button', { name: 'Use the authenticator app' }).click(),
      'sign-in.code.entered': enter,
      'done verifyToken #0': async ({ gate }, { before }) => {
        await gate.decide('VerifyToken', 'pass');
        // Enrolled: the next one who has to is somebody else.
        if (before.hasTag('qr')) fresh.shift();
      },
      'done verifyToken #1': async ({ gate }, { before }) => {
        // Our server sends recovery codes with every enrolment; the page must not need them.
        const { access } = await stage.session(known);
        const answer = JSON.stringify({ data: { verifyToken: { access, recoveryCodes: [] } } });
        await gate.decide(
          'VerifyToken',
          before.hasTag('qr') ? { status: 200, body: answer } : 'pass',
        );
      },
      ...fails('verifyToken', 'VerifyToken', [LOCKED, EXPIRED, 'pass', 'cut', FAULT]),
      'sign-in.codes.kept': async ({ page }) => {
        await page.getByLabel('I’ve saved them').check();
        await page.getByRole('button', { name: 'Continue' }).click();
      },
      // A page that slept hears of both delays at once: the one that is due first counts.
      'after preAuthExpiry': async ({ page, gate }) => {
        await page.clock.fastForward(5 * 60_000);
        gate.forget('Login', 'GenerateQrCode', 'VerifyToken');
      },
      'after second': async ({ page }) => {
        const left = await page.getByRole('timer').innerText();
        await page.clock.runFor(1000);
        await page.getByRole('timer').getByText(left, { exact: true }).waitFor({ state: 'hidden' });
      },
      'after lockOut': async ({ page }) => {
        await page.clock.fastForward(300_000);
      },
    },
    shows: {
      credentials: ({ page }) => page.getByRole('heading', { name: 'Log in' }),
      code: ({ page }) => page.getByLabel('6-digit code'),
      recovery: ({ page }) => page.getByLabel('Recovery code', { exact: true }),
      qr: ({ page }) =>
        page
          .locator('.qr')
          .getByText('Generating your code…')
          .or(page.getByAltText('QR code for your authenticator app')),
      qrFailed: ({ page }) => page.getByRole('button', { name: 'Try again' }),
      codes: ({ page }) => page.getByRole('list', { name: 'Recovery codes' }),
      locked: ({ page }) => page.getByRole('timer'),
      notApproved: ({ page }) => page.getByRole('heading', { name: 'Waiting for approval' }),
      notActive: ({ page }) =>
        page.getByRole('heading', { name: 'Your account has been deactivated' }),
      pending: ({ page }) =>
        page.locator('[aria-busy="true"]').or(page.getByText('Generating your code…')),
    },
    also: async ({ page }, snapshot) => {
      if (snapshot.status === 'done') await page.waitForURL('**/threat-manager');
      else if (snapshot.context.problem !== null)
        await page.getByRole('alert').or(page.locator('.banner, .field-error')).first().waitFor();
    },
    cannot: {},
  };
}
