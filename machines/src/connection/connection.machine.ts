import { assign, setup } from 'xstate';
import { backOff, placeholder } from '../support/placeholder.ts';

export interface ConnectionContext {
  /** Probes without an answer, in a row. */
  attempts: number;
}
export type ConnectionEvent =
  /** A call or socket got no answer. */
  | { type: 'connection.failed' }
  /** Any answer of the server, a refusal included. */
  | { type: 'connection.succeeded' }
  | { type: 'connection.browser.went.offline' }
  | { type: 'connection.browser.came.online' }
  | { type: 'connection.retried' };

/**
 * Whether the server can be reached.
 *
 * Provide actor `probe` () → nothing (any small request; rejects when there is no answer). Delays:
 * retryDelay, answerOverdue. Tags: `online`, `degraded` (something failed, being looked at; say
 * nothing loud), `offline` (say so), `probing`.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    tags: {} as 'online' | 'degraded' | 'offline' | 'probing',
  },
  actors: { probe: placeholder<void>('probe') },
  actions: {
    countFailure: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetFailures: assign({ attempts: 0 }),
  },
  delays: { retryDelay: ({ context }) => backOff(context.attempts), answerOverdue: 10_000 },
}).createMachine({
  id: 'connection',
  context: { attempts: 0 },
  initial: 'online',
  states: {
    online: {
      description: 'The server answers.',
      tags: ['online'],
      entry: 'forgetFailures',
      on: {
        'connection.failed': 'degraded',
        'connection.browser.went.offline': { target: 'offline', actions: 'countFailure' },
      },
    },
    degraded: {
      description: 'Something got no answer; one probe tells whether it is the connection.',
      tags: ['degraded', 'probing'],
      on: {
        'connection.succeeded': 'online',
        'connection.browser.went.offline': { target: 'offline', actions: 'countFailure' },
      },
      invoke: {
        src: 'probe',
        onDone: 'online',
        onError: { target: 'offline', actions: 'countFailure' },
      },
      after: { answerOverdue: { target: 'offline', actions: 'countFailure' } },
    },
    offline: {
      description: 'The server cannot be reached; probes follow each other more and more slowly.',
      tags: ['offline'],
      on: { 'connection.succeeded': 'online' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Until the next probe.',
          on: { 'connection.retried': 'probing', 'connection.browser.came.online': 'probing' },
          after: { retryDelay: 'probing' },
        },
        probing: {
          description: 'Asks whether the server is back.',
          tags: ['probing'],
          invoke: {
            src: 'probe',
            onDone: '#connection.online',
            onError: { target: 'waiting', actions: 'countFailure' },
          },
          on: { 'connection.browser.went.offline': { target: 'waiting', actions: 'countFailure' } },
          after: { answerOverdue: { target: 'waiting', actions: 'countFailure' } },
        },
      },
    },
  },
});
