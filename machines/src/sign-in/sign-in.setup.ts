import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import type { Secret } from '../support/secret.ts';

export interface LoginAnswer {
  /** The next step; null when `access` is given. */
  mfa: 'enroll' | 'verify' | null;
  access: string | null;
}
/** What the person scans; `secret` is for typing it by hand. */
export interface Enrolment {
  otpauthUrl: string;
  qrSvg: string;
  secret: string;
}
export interface VerifyAnswer {
  access: string;
  /** Ten one-time codes when this completed an enrolment, else empty. */
  recoveryCodes: readonly string[];
}
export interface SignInContext {
  email: string;
  /** What went wrong last, for the form; null when nothing did. */
  problem: Problem | null;
  enrolment: Enrolment | null;
  recoveryCodes: readonly string[];
  access: string | null;
  /** Seconds left of the lock-out, for the countdown. */
  lockedFor: number;
}
export type SignInEvent =
  | { type: 'sign-in.submitted'; email: string; password: Secret }
  /** A one-time code, or a recovery code where that form is open. */
  | { type: 'sign-in.code.entered'; code: Secret }
  | { type: 'sign-in.recovery.chosen' }
  | { type: 'sign-in.authenticator.chosen' }
  | { type: 'sign-in.retried' }
  | { type: 'sign-in.codes.kept' }
  /** "Back to sign-in". */
  | { type: 'sign-in.restarted' };
export interface SignInInput {
  /** Puts an address into the form. */
  email?: string;
}
export interface SignInOutput {
  access: string;
  email: string;
}

const EXPIRED = problem('PREAUTH_EXPIRED', 'preauthExpired');
const RETRY_SECONDS = 15 * 60;
const code = (error: unknown) => problemOf(error).code;

export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const output = <Answer>({ event }: { event: { output: Answer } }) => ({
  answer: event.output,
});
export const report = { type: 'report', params: failure } as const;
export const lock = { type: 'lock', params: failure } as const;
export const keepAnswer = { type: 'keepAnswer', params: output<VerifyAnswer> } as const;
export const overdue = { type: 'report', params: { error: TIMEOUT_PROBLEM } } as const;
export const expired = { type: 'report', params: { error: EXPIRED } } as const;
export const enteredCode = ({ context, event }: { context: SignInContext; event: SignInEvent }) => {
  if (event.type !== 'sign-in.code.entered') throw new Error('Only the form leads here.');
  return { email: context.email, code: event.code };
};

/**
 * Where a refused second factor leads, wherever it was entered; `back` is the form it came from.
 */
export const refusals = <Back extends string>(back: Back) =>
  [
    {
      guard: { type: 'isLockedOut', params: failure },
      target: '#sign-in.lockedOut',
      actions: lock,
    },
    {
      guard: { type: 'isExpired', params: failure },
      target: '#sign-in.credentials',
      actions: expired,
    },
    { target: back, actions: report },
  ] as const;

/** Names and types of the sign-in machine: everything but the chart. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: undefined as SignInInput | undefined,
    output: {} as SignInOutput,
    tags: {} as
      | 'credentials'
      | 'code'
      | 'recovery'
      | 'qr'
      | 'codes'
      | 'locked'
      | 'notApproved'
      | 'notActive'
      | 'qrFailed'
      | 'pending',
  },
  actors: {
    login: placeholder<LoginAnswer, { email: string; password: Secret }>('login'),
    generateQrCode: placeholder<Enrolment, { email: string }>('generateQrCode'),
    verifyToken: placeholder<VerifyAnswer, { email: string; code: Secret }>('verifyToken'),
  },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    lock: assign((_, { error }: { error: unknown }) => ({
      problem: problemOf(error),
      lockedFor: Math.ceil(problemOf(error).retryAfter ?? RETRY_SECONDS),
    })),
    tick: assign({ lockedFor: ({ context }) => Math.max(context.lockedFor - 1, 0) }),
    clearProblem: assign({ problem: null }),
    forgetSecondFactor: assign({ enrolment: null, recoveryCodes: [], access: null, lockedFor: 0 }),
    keepAnswer: assign((_, { answer }: { answer: VerifyAnswer }) => ({
      access: answer.access,
      recoveryCodes: answer.recoveryCodes,
      enrolment: null,
      problem: null,
    })),
  },
  guards: {
    hasAccess: (_, { answer }: { answer: LoginAnswer }) => answer.access !== null,
    mustEnroll: (_, { answer }: { answer: LoginAnswer }) => answer.mfa === 'enroll',
    mustVerify: (_, { answer }: { answer: LoginAnswer }) => answer.mfa === 'verify',
    hasRecoveryCodes: (_, { answer }: { answer: VerifyAnswer }) => answer.recoveryCodes.length > 0,
    isLockedOut: (_, { error }: { error: unknown }) => code(error) === 'RATE_LIMITED',
    isNotApproved: (_, { error }: { error: unknown }) => code(error) === 'NOT_APPROVED',
    isNotActive: (_, { error }: { error: unknown }) => code(error) === 'NOT_ACTIVE',
    isEnrolled: (_, { error }: { error: unknown }) => code(error) === 'ALREADY_ENROLLED',
    isExpired: (_, { error }: { error: unknown }) => code(error) === 'UNAUTHENTICATED',
  },
  delays: {
    answerOverdue: 15_000,
    preAuthExpiry: 5 * 60_000,
    lockOut: ({ context }) => context.lockedFor * 1000,
    second: 1000,
  },
});
