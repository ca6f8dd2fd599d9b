import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

/** What an English line says, for other languages. */
interface Reason {
  code: string;
  params: readonly { name: string; value: string }[];
}
/** An alert that would be raised, hidden, or of another severity. */
export interface RescanExample {
  act: 'RAISED' | 'HIDDEN' | 'CHANGED';
  mediaId: string;
  title: string;
  titleReason: Reason;
  summary: string;
  /** What `summary` is the English of; null for a quotation alone. */
  summaryReason: Reason | null;
  severity: 'INFORMATIVE' | 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';
}
/** How far the server is, and what it saw so far. */
export interface RescanSeen {
  id: string;
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'CANCELED' | 'FAILED';
  /** Items of so many days are looked at. */
  days: number;
  itemsTotal: number;
  itemsDone: number;
  itemsFailed: number;
  raised: number;
  hidden: number;
  changed: number;
  examples: readonly RescanExample[];
  problem: string | null;
}
export interface RescanContext {
  /** What was seen last; null before the first answer. */
  seen: RescanSeen | null;
  problem: Problem | null;
}
export type RescanEvent =
  { type: 'rescan.started' } | { type: 'rescan.canceled' } | { type: 'rescan.retried' };

const isOver = ({ status }: RescanSeen): boolean =>
  status === 'DONE' || status === 'CANCELED' || status === 'FAILED';

/**
 * Stored items looked at once more by the server: it is asked, then read again and again until it
 * is done. Whoever leaves has it stopped by `cancel`; a reading that gets lost is repeated when
 * asked for, and the server goes on meanwhile.
 *
 * Provide actors `start` (nothing) → RescanSeen, `read` (id) → RescanSeen, `cancel` (id) →
 * RescanSeen. Delays: answerOverdue, nextLook. Tags: `idle`, `pending` (`seen` tells how far),
 * `stopped` (`problem`), `done` (`seen` is over: done, canceled or failed).
 */
export const rescanMachine = setup({
  types: {
    context: {} as RescanContext,
    events: {} as RescanEvent,
    tags: {} as 'idle' | 'pending' | 'stopped' | 'done',
  },
  actors: {
    start: placeholder<RescanSeen>('start'),
    read: placeholder<RescanSeen, { id: string }>('read'),
    cancel: placeholder<RescanSeen, { id: string }>('cancel'),
  },
  actions: {
    see: assign((_, { seen }: { seen: RescanSeen }) => ({ seen, problem: null })),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    begin: assign({ seen: null, problem: null }),
  },
  guards: {
    isOver: (_, seen: RescanSeen) => isOver(seen),
    isKnown: ({ context }) => context.seen !== null,
  },
  delays: { answerOverdue: 30_000, nextLook: 400 },
}).createMachine({
  id: 'rescan',
  context: { seen: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked for yet.',
      tags: ['idle'],
      on: { 'rescan.started': { target: 'starting', actions: 'begin' } },
    },
    starting: {
      description: 'The server is asked to begin.',
      tags: ['pending'],
      invoke: {
        src: 'start',
        onDone: {
          target: 'waiting',
          actions: { type: 'see', params: ({ event }) => ({ seen: event.output }) },
        },
        onError: {
          target: 'stopped',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'stopped',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    waiting: {
      description: 'The server is at work; in a moment it is asked how far it is.',
      tags: ['pending'],
      on: { 'rescan.canceled': 'canceling' },
      after: { nextLook: 'reading' },
    },
    reading: {
      description: 'The server is asked how far it is.',
      tags: ['pending'],
      on: { 'rescan.canceled': 'canceling' },
      invoke: {
        src: 'read',
        input: ({ context }) => ({ id: context.seen?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'see', params: ({ event }) => ({ seen: event.output }) },
          },
          {
            target: 'waiting',
            actions: { type: 'see', params: ({ event }) => ({ seen: event.output }) },
          },
        ],
        onError: {
          target: 'stopped',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'stopped',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    canceling: {
      description: 'The server is asked to stop.',
      tags: ['pending'],
      invoke: {
        src: 'cancel',
        input: ({ context }) => ({ id: context.seen?.id ?? '' }),
        onDone: {
          target: 'done',
          actions: { type: 'see', params: ({ event }) => ({ seen: event.output }) },
        },
        onError: {
          target: 'stopped',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'stopped',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    stopped: {
      description: 'An answer was refused or got lost; what the server does is not known.',
      tags: ['stopped'],
      on: {
        'rescan.retried': [
          { guard: 'isKnown', target: 'reading', actions: assign({ problem: null }) },
          { target: 'starting', actions: 'begin' },
        ],
        'rescan.started': { target: 'starting', actions: 'begin' },
      },
    },
    done: {
      description: 'The server has ended it.',
      tags: ['done'],
      on: { 'rescan.started': { target: 'starting', actions: 'begin' } },
    },
  },
});
