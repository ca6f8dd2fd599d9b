import { assign, setup } from 'xstate';
import { PASSWORD_RULE, PASSWORDS_DIFFER, passesChecks } from '../password/rules.ts';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { reveal } from '../support/secret.ts';
import type { Secret } from '../support/secret.ts';

export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  password: Secret;
  repeatPassword: Secret;
}
export interface RegistrationContext {
  problem: Problem | null;
  /** The address as the server took it; null before. */
  email: string | null;
}
export type RegistrationEvent =
  { type: 'registration.submitted'; form: RegistrationForm } | { type: 'registration.restarted' };

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { form: RegistrationForm } }) => ({ form: event.form });
const refusedField = (path: string, message: string) =>
  problem('BAD_USER_INPUT', message, { status: 422, fields: [{ path, message }] });

/**
 * Asking to join a company.
 *
 * Provide actor `register` (RegistrationForm) → { email }. Delay: answerOverdue. Tags: `form`,
 * `pending`, `submitted`. Refused fields stand in `context.problem.fields`, named as in the form.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'form' | 'pending' | 'submitted',
  },
  actors: { register: placeholder<{ email: string }, RegistrationForm>('register') },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isWeak: (_, { form }: { form: RegistrationForm }) => !passesChecks(reveal(form.password)),
    differs: (_, { form }: { form: RegistrationForm }) =>
      reveal(form.password) !== reveal(form.repeatPassword),
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'registration',
  context: { problem: null, email: null },
  initial: 'form',
  states: {
    form: {
      description: 'Name, address and password are asked for.',
      tags: ['form'],
      on: {
        'registration.submitted': [
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
      description:
        'The server takes the request; its answer does not tell whether the address was known.',
      tags: ['form', 'pending'],
      invoke: {
        src: 'register',
        input: ({ event }) => {
          if (event.type !== 'registration.submitted') throw new Error('Only the form leads here.');
          return event.form;
        },
        onDone: {
          target: 'submitted',
          actions: assign({ email: ({ event }) => event.output.email }),
        },
        onError: { target: 'form', actions: { type: 'report', params: failure } },
      },
      after: {
        answerOverdue: {
          target: 'form',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    submitted: {
      description: 'An admin of the company will decide.',
      tags: ['submitted'],
      on: { 'registration.restarted': { target: 'form', actions: assign({ email: null }) } },
    },
  },
});
