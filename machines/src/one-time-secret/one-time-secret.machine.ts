import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import type { Secret } from '../support/secret.ts';

/** What shall have the secret: an access key or a webhook. */
export interface SecretWish {
  name: string;
  /** Scopes of a key, kinds of events of a webhook. */
  choices: readonly string[];
  /** Where a webhook leads; null for a key. */
  url: string | null;
  /** RFC 3339; null: it never ends. */
  expiresAt: string | null;
}
export interface OneTimeSecretContext {
  problem: Problem | null;
  /** Shown once; null before, and again once it was kept. */
  secret: Secret | null;
}
export type OneTimeSecretEvent =
  { type: 'one-time-secret.submitted'; wish: SecretWish } | { type: 'one-time-secret.kept' };

/** What is said where something is missing. */
export const SECRET_GAPS = {
  name: 'Enter what it’s for.',
  url: 'Enter the URL, such as https://hooks.company.example/vedetta.',
  choices: 'Select at least one.',
} as const;
const MISSING = [
  {
    path: 'name',
    message: SECRET_GAPS.name,
    isMissing: ({ name }: SecretWish) => name.trim() === '',
  },
  {
    path: 'url',
    message: SECRET_GAPS.url,
    isMissing: ({ url }: SecretWish) => url !== null && url.trim() === '',
  },
  {
    path: 'choices',
    message: SECRET_GAPS.choices,
    isMissing: ({ choices }: SecretWish) => choices.length === 0,
  },
];
const gapsOf = (wish: SecretWish) =>
  MISSING.filter(({ isMissing }) => isMissing(wish)).map(({ path, message }) => ({
    path,
    message,
  }));

/** No answer to an act that cannot be repeated: it may have happened. */
export const PERHAPS_MADE = problem(
  'TIMEOUT',
  'The server didn’t respond in time. Check the list before you try again: it may have been created anyway.',
);
const asked = ({ event }: { event: { wish: SecretWish } }) => ({ wish: event.wish });

/**
 * Making something whose secret is shown this once: an access key or a webhook.
 *
 * Provide actor `makeSecret` (SecretWish) → { secret: Secret }. Delay: answerOverdue. Tags: `form`,
 * `pending`, `shown` (`context.secret`, until it was kept), `done`. Gaps stand in
 * `context.problem.fields` as `name`, `url`, `choices`.
 */
export const oneTimeSecretMachine = setup({
  types: {
    context: {} as OneTimeSecretContext,
    events: {} as OneTimeSecretEvent,
    tags: {} as 'form' | 'pending' | 'shown' | 'done',
  },
  actors: { makeSecret: placeholder<{ secret: Secret }, SecretWish>('makeSecret') },
  actions: {
    nameGaps: assign({
      problem: (_, { wish }: { wish: SecretWish }) =>
        problem('BAD_USER_INPUT', 'Something is missing.', { status: 422, fields: gapsOf(wish) }),
    }),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
  },
  guards: { hasGaps: (_, { wish }: { wish: SecretWish }) => gapsOf(wish).length > 0 },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'one-time-secret',
  context: { problem: null, secret: null },
  initial: 'form',
  states: {
    form: {
      description: 'Name and choices are asked for.',
      tags: ['form'],
      on: {
        'one-time-secret.submitted': [
          {
            guard: { type: 'hasGaps', params: asked },
            actions: { type: 'nameGaps', params: asked },
          },
          { target: 'submitting', actions: assign({ problem: null }) },
        ],
      },
    },
    submitting: {
      description: 'The server makes it and answers its secret, this once.',
      tags: ['form', 'pending'],
      invoke: {
        src: 'makeSecret',
        input: ({ event }) => {
          if (event.type !== 'one-time-secret.submitted')
            throw new Error('Only the form leads here.');
          return event.wish;
        },
        onDone: {
          target: 'shown',
          actions: assign({ secret: ({ event }) => event.output.secret }),
        },
        onError: {
          target: 'form',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'form',
          actions: { type: 'report', params: { error: PERHAPS_MADE } },
        },
      },
    },
    shown: {
      description: 'The secret is on the screen, to be copied.',
      tags: ['shown'],
      on: { 'one-time-secret.kept': { target: 'done', actions: assign({ secret: null }) } },
    },
    done: {
      description: 'The person has the secret; here it is gone.',
      tags: ['done'],
      type: 'final',
    },
  },
});
