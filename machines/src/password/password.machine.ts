import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { reveal } from '../support/secret.ts';
import type { Secret } from '../support/secret.ts';
import { PASSWORD_RULE, passwordChecks, PASSWORDS_DIFFER, passesChecks } from './rules.ts';
import type { PasswordChecks } from './rules.ts';

export interface NewPassword {
  /**
   * The present password, when a signed-in person changes it; null when it was forgotten and a
   * mailed link proves who asks.
   */
  oldPassword: Secret | null;
  password: Secret;
  repeatPassword: Secret;
}
export interface PasswordContext {
  /** What the password that is being typed has; never the password. */
  checks: PasswordChecks;
  /** Whether the two differ; said only once something stands in the second field. */
  differs: boolean;
  problem: Problem | null;
}
export type PasswordEvent =
  | { type: 'password.edited'; password: Secret; repeatPassword: Secret }
  | { type: 'password.submitted'; form: NewPassword }
  /** Another change, after one is done. */
  | { type: 'password.restarted' };

const NOTHING_TYPED = passwordChecks('');
const LINK_CODES = ['LINK_NOT_VALID', 'NOT_FOUND', 'GONE'];
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { password: Secret; repeatPassword: Secret } }) => ({
  password: event.password,
  repeatPassword: event.repeatPassword,
});
const sent = ({ event }: { event: { form: NewPassword } }) => ({
  password: event.form.password,
  repeatPassword: event.form.repeatPassword,
});
const refused = (path: string, message: string) =>
  ({
    type: 'report',
    params: {
      error: problem('BAD_USER_INPUT', message, { status: 422, fields: [{ path, message }] }),
    },
  }) as const;
type Typed = Pick<NewPassword, 'password' | 'repeatPassword'>;
const look = { type: 'look', params: typed } as const;

/**
 * A new password: after a mailed link, or changed by its owner.
 *
 * Provide actor `savePassword` (NewPassword) → nothing, rejecting with a Problem; code
 * LINK_NOT_VALID (or 404, 410) means that the link is used or too old. Delay: answerOverdue. Tags:
 * `form`, `canSubmit`, `pending`, `linkDead`, `done`. While it is typed, show `context.checks` and
 * `context.differs`; refused fields stand in `context.problem.fields` (`oldPassword`, `password`,
 * `repeatPassword`).
 */
export const passwordMachine = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    tags: {} as 'form' | 'canSubmit' | 'pending' | 'linkDead' | 'done',
  },
  actors: { savePassword: placeholder<void, NewPassword>('savePassword') },
  actions: {
    look: assign((_, { password, repeatPassword }: Typed) => ({
      checks: passwordChecks(reveal(password)),
      differs: reveal(repeatPassword) !== '' && reveal(password) !== reveal(repeatPassword),
    })),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
    forget: assign({ checks: NOTHING_TYPED, differs: false, problem: null }),
  },
  guards: {
    isWeak: (_, { password }: Typed) => !passesChecks(reveal(password)),
    differs: (_, { password, repeatPassword }: Typed) =>
      reveal(password) !== reveal(repeatPassword),
    isReady: (_, { password, repeatPassword }: Typed) =>
      passesChecks(reveal(password)) && reveal(password) === reveal(repeatPassword),
    isLinkDead: (_, { error }: { error: unknown }) =>
      LINK_CODES.includes(problemOf(error).code) || problemOf(error).status === 410,
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'password',
  context: { checks: NOTHING_TYPED, differs: false, problem: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The new password is typed twice; each rule says whether it is met.',
      tags: ['form'],
      initial: 'incomplete',
      on: {
        'password.edited': [
          {
            guard: { type: 'isReady', params: typed },
            target: '.ready',
            actions: ['clearProblem', look],
          },
          { target: '.incomplete', actions: ['clearProblem', look] },
        ],
        'password.submitted': [
          { guard: { type: 'isWeak', params: sent }, actions: refused('password', PASSWORD_RULE) },
          {
            guard: { type: 'differs', params: sent },
            actions: refused('repeatPassword', PASSWORDS_DIFFER),
          },
          { target: 'saving', actions: ['clearProblem', { type: 'look', params: sent }] },
        ],
      },
      states: {
        incomplete: { description: 'A rule is not met yet, or the two differ.' },
        ready: { description: 'Every rule is met and both are the same.', tags: ['canSubmit'] },
      },
    },
    saving: {
      description: 'The server judges common words and earlier passwords, and keeps the new one.',
      tags: ['form', 'pending'],
      invoke: {
        src: 'savePassword',
        input: ({ event }) => {
          if (event.type !== 'password.submitted') throw new Error('Only the form leads here.');
          return event.form;
        },
        onDone: { target: 'done', actions: 'forget' },
        onError: [
          {
            guard: { type: 'isLinkDead', params: failure },
            target: 'linkDead',
            actions: { type: 'report', params: failure },
          },
          { target: 'editing.ready', actions: { type: 'report', params: failure } },
        ],
      },
      // What was ready is ready still: whoever has no answer presses the button again.
      after: {
        answerOverdue: {
          target: 'editing.ready',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    linkDead: {
      description:
        'The link was used, replaced by a newer one, or is too old: a new one has to be asked for.',
      tags: ['linkDead'],
      type: 'final',
    },
    done: {
      description: 'The new password counts; every other session is signed out.',
      tags: ['done'],
      on: { 'password.restarted': 'editing' },
    },
  },
});
