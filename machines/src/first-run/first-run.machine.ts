import { assign, setup } from 'xstate';
import { PASSWORD_RULE, PASSWORDS_DIFFER, passesChecks } from '../password/rules.ts';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { reveal } from '../support/secret.ts';
import type { Secret } from '../support/secret.ts';

export interface FirstRunForm {
  /** One-time code of the server's log. */
  code: Secret;
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  password: Secret;
  repeatPassword: Secret;
}
export interface FirstRunContext {
  problem: Problem | null;
  /** Address of the first admin once it is done. */
  email: string | null;
}
export type FirstRunEvent =
  { type: 'first-run.submitted'; form: FirstRunForm } | { type: 'first-run.retried' };

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { form: FirstRunForm } }) => ({ form: event.form });
const refusedField = (path: string, message: string) =>
  problem('BAD_USER_INPUT', message, { status: 422, fields: [{ path, message }] });

/**
 * First start: the company and its first admin.
 *
 * Provide actors `loadSetup` () → { required }; `completeSetup` (FirstRunForm) → { email }. Delay:
 * answerOverdue. Tags: `pending`, `form`, `unreachable` (could not ask), `notNeeded` (set up
 * already: go to sign-in), `done`. Refused fields stand in `context.problem.fields` with the paths
 * `code, company, firstName, lastName, email, password, repeatPassword` (as the GraphQL input names
 * them).
 */
export const firstRunMachine = setup({
  types: {
    context: {} as FirstRunContext,
    events: {} as FirstRunEvent,
    tags: {} as 'pending' | 'form' | 'unreachable' | 'notNeeded' | 'done',
  },
  actors: {
    loadSetup: placeholder<{ required: boolean }>('loadSetup'),
    completeSetup: placeholder<{ email: string }, FirstRunForm>('completeSetup'),
  },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isRequired: (_, { required }: { required: boolean }) => required,
    isDoneAlready: (_, { error }: { error: unknown }) => problemOf(error).code === 'ALREADY_SET_UP',
    isWeak: (_, { form }: { form: FirstRunForm }) => !passesChecks(reveal(form.password)),
    differs: (_, { form }: { form: FirstRunForm }) =>
      reveal(form.password) !== reveal(form.repeatPassword),
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'first-run',
  context: { problem: null, email: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Asks whether the set-up is still to be done.',
      tags: ['pending'],
      invoke: {
        src: 'loadSetup',
        onDone: [
          { guard: { type: 'isRequired', params: ({ event }) => event.output }, target: 'form' },
          { target: 'notNeeded' },
        ],
        onError: { target: 'unreachable', actions: { type: 'report', params: failure } },
      },
      after: {
        answerOverdue: {
          target: 'unreachable',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    unreachable: {
      description: 'The server could not be asked.',
      tags: ['unreachable'],
      on: { 'first-run.retried': { target: 'checking', actions: 'clearProblem' } },
    },
    form: {
      description: 'Code, company and first admin are asked for.',
      tags: ['form'],
      on: {
        'first-run.submitted': [
          {
            guard: { type: 'isWeak', params: typed },
            actions: { type: 'report', params: { error: refusedField('password', PASSWORD_RULE) } },
          },
          {
            guard: { type: 'differs', params: typed },
            actions: {
              type: 'report',
              params: { error: refusedField('repeatPassword', PASSWORDS_DIFFER) },
            },
          },
          { target: 'submitting', actions: 'clearProblem' },
        ],
      },
    },
    submitting: {
      description: 'The server creates the company.',
      tags: ['form', 'pending'],
      invoke: {
        src: 'completeSetup',
        input: ({ event }) => {
          if (event.type !== 'first-run.submitted') throw new Error('Only the form leads here.');
          return event.form;
        },
        onDone: { target: 'done', actions: assign({ email: ({ event }) => event.output.email }) },
        onError: [
          {
            guard: { type: 'isDoneAlready', params: failure },
            target: 'notNeeded',
            actions: { type: 'report', params: failure },
          },
          { target: 'form', actions: { type: 'report', params: failure } },
        ],
      },
      after: {
        answerOverdue: {
          target: 'form',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    notNeeded: { description: 'The set-up was done before.', tags: ['notNeeded'], type: 'final' },
    done: {
      description: 'The company exists; its first admin can sign in.',
      tags: ['done'],
      type: 'final',
    },
  },
});
