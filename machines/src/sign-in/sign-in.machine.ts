import { assign } from 'xstate';
import {
  enteredCode,
  expired,
  failure,
  keepAnswer,
  lock,
  output,
  overdue,
  refusals,
  report,
  signInSetup,
} from './sign-in.setup.ts';

/**
 * Sign-in with a second factor.
 *
 * Provide actors `login` ({ email, password: Secret }) → LoginAnswer; `generateQrCode` ({ email })
 * → Enrolment; `verifyToken` ({ email, code: Secret }) → VerifyAnswer. They reject with a Problem;
 * use `reveal()` on the Secret inside. Delays: answerOverdue, preAuthExpiry (5 minutes), lockOut
 * (from the server's Retry-After), second. Tags: `credentials` (first form), `code`, `recovery`,
 * `qr`, `codes`, `locked`, `notApproved`, `notActive`, `qrFailed`, `pending`. Output when done: {
 * access, email }, to be sent to the session as `session.opened`.
 *
 * Passwords and codes travel as Secret in events and actor input and never stand in the context.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'sign-in',
  context: ({ input }) => ({
    email: input?.email ?? '',
    problem: null,
    enrolment: null,
    recoveryCodes: [],
    access: null,
    lockedFor: 0,
  }),
  output: ({ context }) => ({ access: context.access ?? '', email: context.email }),
  initial: 'credentials',
  states: {
    credentials: {
      description: 'E-mail and password are asked for.',
      tags: ['credentials'],
      entry: 'forgetSecondFactor',
      on: {
        'sign-in.submitted': {
          target: 'submitting',
          actions: assign({ email: ({ event }) => event.email.trim(), problem: null }),
        },
      },
    },
    submitting: {
      description: 'The server checks the password.',
      tags: ['credentials', 'pending'],
      invoke: {
        src: 'login',
        input: ({ context, event }) => {
          if (event.type !== 'sign-in.submitted') throw new Error('Only the form leads here.');
          return { email: context.email, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'hasAccess', params: output },
            target: 'done',
            actions: assign({ access: ({ event }) => event.output.access }),
          },
          { guard: { type: 'mustEnroll', params: output }, target: 'secondFactor.enrolling' },
          { guard: { type: 'mustVerify', params: output }, target: 'secondFactor.verifying' },
          { target: 'credentials', actions: { type: 'report', params: { error: null } } },
        ],
        onError: [
          { guard: { type: 'isLockedOut', params: failure }, target: 'lockedOut', actions: lock },
          {
            guard: { type: 'isNotApproved', params: failure },
            target: 'notApproved',
            actions: report,
          },
          { guard: { type: 'isNotActive', params: failure }, target: 'notActive', actions: report },
          { target: 'credentials', actions: report },
        ],
      },
      after: { answerOverdue: { target: 'credentials', actions: overdue } },
    },
    secondFactor: {
      description: 'The password was right; the pre-authentication cookie lasts five minutes.',
      initial: 'verifying',
      on: { 'sign-in.restarted': { target: 'credentials', actions: 'clearProblem' } },
      after: { preAuthExpiry: { target: 'credentials', actions: expired } },
      states: {
        enrolling: {
          description: 'First sign-in: an authenticator is enrolled.',
          exit: assign({ enrolment: null }),
          initial: 'loading',
          states: {
            loading: {
              description: 'The QR code is made.',
              tags: ['qr', 'pending'],
              invoke: {
                src: 'generateQrCode',
                input: ({ context }) => ({ email: context.email }),
                onDone: {
                  target: 'showing',
                  actions: assign({ enrolment: ({ event }) => event.output, problem: null }),
                },
                onError: [
                  {
                    guard: { type: 'isEnrolled', params: failure },
                    target: '#sign-in.secondFactor.verifying',
                  },
                  ...refusals('failed'),
                ],
              },
              after: { answerOverdue: { target: 'failed', actions: overdue } },
            },
            failed: {
              description: 'The QR code could not be loaded.',
              tags: ['qrFailed'],
              on: { 'sign-in.retried': { target: 'loading', actions: 'clearProblem' } },
            },
            showing: {
              description: 'The QR code is shown and the first code is asked for.',
              tags: ['qr', 'code'],
              on: { 'sign-in.code.entered': { target: 'confirming', actions: 'clearProblem' } },
            },
            confirming: {
              description: 'The server checks the first code.',
              tags: ['qr', 'code', 'pending'],
              invoke: {
                src: 'verifyToken',
                input: enteredCode,
                onDone: [
                  {
                    guard: { type: 'hasRecoveryCodes', params: output },
                    target: '#sign-in.recoveryCodes',
                    actions: keepAnswer,
                  },
                  { target: '#sign-in.done', actions: keepAnswer },
                ],
                onError: refusals('showing'),
              },
              after: { answerOverdue: { target: 'showing', actions: overdue } },
            },
          },
        },
        verifying: {
          description: 'The authenticator is known; a code is asked for.',
          initial: 'code',
          states: {
            code: {
              description: 'A one-time code of the authenticator is asked for.',
              tags: ['code'],
              on: {
                'sign-in.code.entered': { target: 'checkingCode', actions: 'clearProblem' },
                'sign-in.recovery.chosen': { target: 'recovery', actions: 'clearProblem' },
              },
            },
            recovery: {
              description: 'One of the recovery codes is asked for.',
              tags: ['recovery'],
              on: {
                'sign-in.code.entered': { target: 'checkingRecovery', actions: 'clearProblem' },
                'sign-in.authenticator.chosen': { target: 'code', actions: 'clearProblem' },
              },
            },
            checkingCode: {
              description: 'The server checks the one-time code.',
              tags: ['code', 'pending'],
              invoke: {
                src: 'verifyToken',
                input: enteredCode,
                onDone: { target: '#sign-in.done', actions: keepAnswer },
                onError: refusals('code'),
              },
              after: { answerOverdue: { target: 'code', actions: overdue } },
            },
            checkingRecovery: {
              description: 'The server checks the recovery code, which is spent by it.',
              tags: ['recovery', 'pending'],
              invoke: {
                src: 'verifyToken',
                input: enteredCode,
                onDone: { target: '#sign-in.done', actions: keepAnswer },
                onError: refusals('recovery'),
              },
              after: { answerOverdue: { target: 'recovery', actions: overdue } },
            },
          },
        },
      },
    },
    recoveryCodes: {
      description: 'Ten recovery codes are shown, this once.',
      tags: ['codes'],
      on: { 'sign-in.codes.kept': 'done' },
    },
    lockedOut: {
      description: 'Too many wrong passwords or codes; the form comes back when the time is over.',
      tags: ['locked'],
      initial: 'counting',
      on: { 'sign-in.restarted': { target: 'credentials', actions: 'clearProblem' } },
      after: { lockOut: { target: 'credentials', actions: 'clearProblem' } },
      states: {
        counting: {
          description: 'Another second of the countdown.',
          after: { second: { target: 'counting', reenter: true, actions: 'tick' } },
        },
      },
    },
    notApproved: {
      description: 'The password was right, but an admin has not approved the registration yet.',
      tags: ['notApproved'],
      on: { 'sign-in.restarted': { target: 'credentials', actions: 'clearProblem' } },
    },
    notActive: {
      description: 'The password was right, but the account is switched off.',
      tags: ['notActive'],
      on: { 'sign-in.restarted': { target: 'credentials', actions: 'clearProblem' } },
    },
    done: {
      description: 'Signed in.',
      type: 'final',
      entry: assign({ recoveryCodes: [], problem: null }),
    },
  },
});
