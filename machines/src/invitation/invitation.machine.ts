import { assign, setup } from 'xstate';
import { PASSWORD_RULE, PASSWORDS_DIFFER, passesChecks } from '../password/rules.ts';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { reveal } from '../support/secret.ts';
import type { Secret } from '../support/secret.ts';

/** What the invited person is shown. */
export interface InvitationSeen {
  email: string;
  company: string;
  invitedBy: string | null;
}
export interface InvitationForm {
  firstName: string;
  lastName: string;
  password: Secret;
  repeatPassword: Secret;
}
export interface InvitationContext {
  problem: Problem | null;
  seen: InvitationSeen | null;
}
export type InvitationEvent =
  { type: 'invitation.submitted'; form: InvitationForm } | { type: 'invitation.retried' };

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const typed = ({ event }: { event: { form: InvitationForm } }) => ({ form: event.form });
const refused = (path: string, message: string) =>
  ({
    type: 'report',
    params: {
      error: problem('BAD_USER_INPUT', message, { status: 422, fields: [{ path, message }] }),
    },
  }) as const;

/**
 * Accepting a mailed invitation: the account is approved at once.
 *
 * Provide actors `readInvitation` () → InvitationSeen; `accept` (InvitationForm) → nothing. Both
 * reject with a Problem; code LINK_NOT_VALID means that the link is used, withdrawn or too old.
 * Delay: answerOverdue. Tags: `pending`, `unreachable`, `form`, `linkDead`, `done`.
 */
export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    tags: {} as 'pending' | 'unreachable' | 'form' | 'linkDead' | 'done',
  },
  actors: {
    readInvitation: placeholder<InvitationSeen>('readInvitation'),
    accept: placeholder<void, InvitationForm>('accept'),
  },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isLinkDead: (_, { error }: { error: unknown }) => problemOf(error).code === 'LINK_NOT_VALID',
    isWeak: (_, { form }: { form: InvitationForm }) => !passesChecks(reveal(form.password)),
    differs: (_, { form }: { form: InvitationForm }) =>
      reveal(form.password) !== reveal(form.repeatPassword),
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'invitation',
  context: { problem: null, seen: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server says what the link invites to.',
      tags: ['pending'],
      invoke: {
        src: 'readInvitation',
        onDone: { target: 'form', actions: assign({ seen: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'isLinkDead', params: failure }, target: 'linkDead' },
          { target: 'unreachable', actions: { type: 'report', params: failure } },
        ],
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
      on: { 'invitation.retried': { target: 'reading', actions: 'clearProblem' } },
    },
    form: {
      description: 'Names and a password are asked for; the address is the invited one.',
      tags: ['form'],
      on: {
        'invitation.submitted': [
          { guard: { type: 'isWeak', params: typed }, actions: refused('password', PASSWORD_RULE) },
          {
            guard: { type: 'differs', params: typed },
            actions: refused('repeatPassword', PASSWORDS_DIFFER),
          },
          { target: 'accepting', actions: 'clearProblem' },
        ],
      },
    },
    accepting: {
      description: 'The server makes the account.',
      tags: ['form', 'pending'],
      invoke: {
        src: 'accept',
        input: ({ event }) => {
          if (event.type !== 'invitation.submitted') throw new Error('Only the form leads here.');
          return event.form;
        },
        onDone: { target: 'done' },
        onError: [
          { guard: { type: 'isLinkDead', params: failure }, target: 'linkDead' },
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
    linkDead: {
      description: 'The link was used, withdrawn, replaced or is too old.',
      tags: ['linkDead'],
      type: 'final',
    },
    done: { description: 'The account is there and approved.', tags: ['done'], type: 'final' },
  },
});
