import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import type { Secret } from '../support/secret.ts';

export interface RecoveryCodesContext {
  problem: Problem | null;
  /** Shown once; null before, and again once they were kept. */
  recoveryCodes: readonly string[] | null;
}
export type RecoveryCodesEvent =
  | { type: 'recovery-codes.asked' }
  /** The 6-digit code of the authenticator. */
  | { type: 'recovery-codes.proof.given'; code: Secret }
  | { type: 'recovery-codes.cancelled' }
  | { type: 'recovery-codes.kept' };

/** No answer to an act that cannot be repeated: the old codes may be gone. */
export const PERHAPS_RENEWED = problem(
  'TIMEOUT',
  'The server didn’t respond in time. Your previous codes may no longer work: generate new ones ' +
    'again, using the next code from your authenticator app.',
);

/**
 * Ten new recovery codes in place of the old ones, against a code of the authenticator.
 *
 * Provide actor `renewCodes` ({ code }) → { recoveryCodes }, rejecting with a Problem. Delay:
 * answerOverdue. Tags: `open` (the dialog), `pending`, `shown` (`context.recoveryCodes`, until they
 * were kept).
 */
export const recoveryCodesMachine = setup({
  types: {
    context: {} as RecoveryCodesContext,
    events: {} as RecoveryCodesEvent,
    tags: {} as 'open' | 'pending' | 'shown',
  },
  actors: {
    renewCodes: placeholder<{ recoveryCodes: readonly string[] }, { code: Secret }>('renewCodes'),
  },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
    forget: assign({ recoveryCodes: null }),
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'recovery-codes',
  context: { problem: null, recoveryCodes: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The codes that the person has count.',
      on: { 'recovery-codes.asked': 'asking' },
    },
    asking: {
      description: 'The old codes will end: a code of the authenticator is asked for.',
      tags: ['open'],
      on: {
        'recovery-codes.proof.given': { target: 'renewing', actions: 'clearProblem' },
        'recovery-codes.cancelled': { target: 'resting', actions: 'clearProblem' },
      },
    },
    renewing: {
      description: 'The server ends the old codes and answers the new ones, this once.',
      tags: ['open', 'pending'],
      invoke: {
        src: 'renewCodes',
        input: ({ event }) => {
          if (event.type !== 'recovery-codes.proof.given')
            throw new Error('Only the code leads here.');
          return { code: event.code };
        },
        onDone: {
          target: 'showing',
          actions: assign({ recoveryCodes: ({ event }) => event.output.recoveryCodes }),
        },
        onError: {
          target: 'asking',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'asking',
          actions: { type: 'report', params: { error: PERHAPS_RENEWED } },
        },
      },
    },
    showing: {
      description: 'The new codes are on the screen, to be kept.',
      tags: ['open', 'shown'],
      on: { 'recovery-codes.kept': { target: 'resting', actions: 'forget' } },
    },
  },
});
