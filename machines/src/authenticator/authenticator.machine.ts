import { assign, emit, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import type { Secret } from '../support/secret.ts';

/** What another authenticator takes. */
export interface AuthenticatorOffer {
  qrSvg: string;
  /** Base32, for typing. */
  secret: string;
  /** Brought back with the first code of the other authenticator. */
  offer: Secret;
}
export interface AuthenticatorContext {
  problem: Problem | null;
  offered: AuthenticatorOffer | null;
}
export type AuthenticatorEvent =
  | { type: 'authenticator.asked' }
  /** A 6-digit code of the present authenticator, or a recovery code. */
  | { type: 'authenticator.proof.given'; code: Secret }
  /** The first 6-digit code of the other authenticator. */
  | { type: 'authenticator.code.given'; code: Secret }
  | { type: 'authenticator.cancelled' };

/** No answer to an act that cannot be repeated: the code was perhaps used up. */
export const PERHAPS_OFFERED = problem('TIMEOUT', 'perhapsOffered');
/** No answer to the last step: either authenticator may be the one that counts. */
export const PERHAPS_CHANGED = problem('TIMEOUT', 'perhapsChanged');

/**
 * Another authenticator in the place of the one that counts: a proof that it is its owner, the
 * secret, and the first code.
 *
 * Provide actors `offer` ({ code }) → AuthenticatorOffer and `confirm` ({ offer, code }) → void,
 * rejecting with a Problem. An offer that is no longer good (`CONFLICT`) begins again. Delay:
 * answerOverdue. Emits `authenticator.changed`. Tags: `open` (the dialog), `pending`, `proof` (the
 * first question), `offered` (`context.offered`).
 */
export const authenticatorMachine = setup({
  types: {
    context: {} as AuthenticatorContext,
    events: {} as AuthenticatorEvent,
    emitted: {} as { type: 'authenticator.changed' },
    tags: {} as 'open' | 'pending' | 'proof' | 'offered',
  },
  actors: {
    offer: placeholder<AuthenticatorOffer, { code: Secret }>('offer'),
    confirm: placeholder<void, { offer: Secret; code: Secret }>('confirm'),
  },
  guards: { isOver: (_, { error }: { error: unknown }) => problemOf(error).code === 'CONFLICT' },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
    forget: assign({ problem: null, offered: null }),
    forgetOffer: assign({ offered: null }),
    tell: emit({ type: 'authenticator.changed' }),
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'authenticator',
  context: { problem: null, offered: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The authenticator that the person has counts.',
      on: { 'authenticator.asked': 'asking' },
    },
    asking: {
      description: 'A code of it is asked for, or a recovery code.',
      tags: ['open', 'proof'],
      on: {
        'authenticator.proof.given': { target: 'offering', actions: 'clearProblem' },
        'authenticator.cancelled': { target: 'resting', actions: 'forget' },
      },
    },
    offering: {
      description: 'The server looks at the code and makes another secret.',
      tags: ['open', 'proof', 'pending'],
      invoke: {
        src: 'offer',
        input: ({ event }) => {
          if (event.type !== 'authenticator.proof.given')
            throw new Error('Only the proof leads here.');
          return { code: event.code };
        },
        onDone: { target: 'scanning', actions: assign({ offered: ({ event }) => event.output }) },
        onError: {
          target: 'asking',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'asking',
          actions: { type: 'report', params: { error: PERHAPS_OFFERED } },
        },
      },
    },
    scanning: {
      description:
        'The secret is on the screen; the other authenticator takes it and shows its first code.',
      tags: ['open', 'offered'],
      on: {
        'authenticator.code.given': { target: 'confirming', actions: 'clearProblem' },
        'authenticator.cancelled': { target: 'resting', actions: 'forget' },
      },
    },
    confirming: {
      description:
        'The server looks at the first code; from then on the other authenticator counts.',
      tags: ['open', 'offered', 'pending'],
      invoke: {
        src: 'confirm',
        input: ({ context, event }) => {
          if (event.type !== 'authenticator.code.given' || context.offered === null)
            throw new Error('Only the code of an offer leads here.');
          return { offer: context.offered.offer, code: event.code };
        },
        onDone: { target: 'resting', actions: ['forget', 'tell'] },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
            actions: [
              'forgetOffer',
              { type: 'report', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'scanning',
            actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        answerOverdue: {
          target: 'scanning',
          actions: { type: 'report', params: { error: PERHAPS_CHANGED } },
        },
      },
    },
  },
});
