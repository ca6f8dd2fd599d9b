import { problem } from '../support/problem.ts';
import { secret } from '../support/secret.ts';
import { testWalk } from '../support/walk-test.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { LoginAnswer } from './sign-in.setup.ts';

const PASSWORD = 'Ghiaccio-Lontano-84';
const login = (mfa: LoginAnswer['mfa'], access: string | null = null): LoginAnswer => ({
  mfa,
  access,
});
const locked = problem('RATE_LIMITED', 'Wait.', { status: 429, retryAfter: 2 });
const expired = problem('UNAUTHENTICATED', 'Sign in again.', { status: 401 });
const wrong = problem('WRONG_CODE', 'That code is not right.', { status: 401 });
const codes = Array.from({ length: 10 }, (_, index) => `recovery-${index}`);

testWalk(signInMachine, {
  input: { email: 'ada@example.com' },
  events: {
    'sign-in.submitted': [{ email: ' ada@example.com ', password: secret(PASSWORD) }],
    'sign-in.code.entered': [{ code: secret('287082') }],
    'sign-in.recovery.chosen': [{}],
    'sign-in.authenticator.chosen': [{}],
    'sign-in.retried': [{}],
    'sign-in.codes.kept': [{}],
    'sign-in.restarted': [{}],
  },
  done: {
    login: [login('enroll'), login('verify'), login(null, 'access'), login(null)],
    generateQrCode: [{ otpauthUrl: 'otpauth://totp/x', qrSvg: '<svg/>', secret: 'GEZDGNBV' }],
    verifyToken: [
      { access: 'access', recoveryCodes: codes },
      { access: 'access', recoveryCodes: [] },
    ],
  },
  errors: {
    login: [
      locked,
      problem('NOT_APPROVED', 'Wait.'),
      problem('NOT_ACTIVE', 'Ask.'),
      problem('WRONG_CREDENTIALS', 'Check them.'),
      problem('NETWORK', 'Down.'),
    ],
    generateQrCode: [
      locked,
      expired,
      problem('ALREADY_ENROLLED', 'Enter a code.'),
      problem('NETWORK', 'Down.'),
    ],
    verifyToken: [locked, expired, wrong],
  },
  project: ({ problem: last, lockedFor, access }) => [last?.code, lockedFor, access],
  invariants: {
    'the password stands nowhere in the snapshot': (snapshot) =>
      !JSON.stringify(signInMachine.getPersistedSnapshot(snapshot)).includes(PASSWORD),
    'the one-time code stands nowhere in the snapshot': (snapshot) =>
      !JSON.stringify(signInMachine.getPersistedSnapshot(snapshot)).includes('287082'),
    'recovery codes are held only while they are shown': (snapshot) =>
      snapshot.context.recoveryCodes.length > 0 === snapshot.hasTag('codes'),
    'the secret of the enrolment is held only while it is enrolled': (snapshot) =>
      snapshot.context.enrolment === null || snapshot.hasTag('qr'),
    'an access token is held only once the second factor is through': (snapshot) =>
      snapshot.context.access === null || snapshot.hasTag('codes') || snapshot.matches('done'),
    'nobody is done without an access token': (snapshot) =>
      snapshot.status !== 'done' || snapshot.output?.access === 'access',
    'a lock-out counts down and never below zero': (snapshot) => snapshot.context.lockedFor >= 0,
    'whoever waits for approval, activation or the end of a lock-out is told so': (snapshot) =>
      !(
        snapshot.hasTag('notApproved') ||
        snapshot.hasTag('notActive') ||
        snapshot.hasTag('locked')
      ) || snapshot.context.problem !== null,
  },
});
