import { assign, fromCallback, sendParent, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { backOff, nothing } from '../support/placeholder.ts';
import { isTransient, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import type { FileRef, UploadPhase } from './items.ts';

export interface TransferContext extends FileRef {
  phase: UploadPhase;
  sent: number;
  attempts: number;
  problem: Problem | null;
  fileId: string | null;
}
/** What `sendFile` tells: bytes sent so far, then exactly one of the other two. */
export type SendFileEvent =
  | { type: 'transfer.progressed'; sent: number }
  | { type: 'transfer.stored'; fileId: string }
  | { type: 'transfer.failed'; error: unknown };
export type TransferEvent =
  SendFileEvent | { type: 'transfer.paused' } | { type: 'transfer.resumed' };
/** What a transfer reports to the queue. */
export interface TransferReport {
  type: 'upload.item.changed';
  id: string;
  phase: UploadPhase;
  sent: number;
  problem: Problem | null;
  fileId: string | null;
}

/** Attempts before a transfer gives up and leaves the next one to the person. */
const ATTEMPTS = 5;
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The chart of one transfer, alone; `transferMachine` is the one that reports to its queue. */
export const transferChart = setup({
  types: { context: {} as TransferContext, events: {} as TransferEvent, input: {} as FileRef },
  actors: {
    sendFile: fromCallback<EventObject, FileRef, SendFileEvent>(() => {
      throw new Error('Provide the actor "sendFile".');
    }),
  },
  actions: {
    report: nothing,
    begin: assign({ phase: 'sending', sent: 0 }),
    fail: assign({
      attempts: ({ context }) => context.attempts + 1,
      problem: (_, { error }: { error: unknown }) => problemOf(error),
    }),
  },
  guards: {
    mayTryAgain: ({ context }, { error }: { error: unknown }) =>
      isTransient(error) && context.attempts + 1 < ATTEMPTS,
  },
  delays: {
    stalled: 60_000,
    retryDelay: ({ context }) => backOff(context.attempts, context.problem?.retryAfter ?? null),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({
    ...input,
    phase: 'sending',
    sent: 0,
    attempts: 0,
    problem: null,
    fileId: null,
  }),
  initial: 'sending',
  states: {
    sending: {
      description:
        'A one-time token is fetched and the bytes go out; leaving this state cuts the request.',
      entry: ['begin', 'report'],
      invoke: { src: 'sendFile', input: ({ context: { id, name, size } }) => ({ id, name, size }) },
      on: {
        'transfer.stored': {
          target: 'stored',
          actions: assign({ fileId: ({ event }) => event.fileId }),
        },
        'transfer.failed': [
          {
            guard: { type: 'mayTryAgain', params: failure },
            target: 'waiting',
            actions: { type: 'fail', params: failure },
          },
          { target: 'failed', actions: { type: 'fail', params: failure } },
        ],
        'transfer.paused': 'paused',
      },
      initial: 'moving',
      states: {
        moving: {
          description: 'Bytes move; silence for a minute counts as a failure.',
          on: {
            'transfer.progressed': {
              target: 'moving',
              reenter: true,
              actions: [
                assign({
                  sent: ({ context, event }) =>
                    Math.min(Math.max(event.sent, context.sent), context.size),
                }),
                'report',
              ],
            },
          },
          after: {
            stalled: [
              {
                guard: { type: 'mayTryAgain', params: { error: TIMEOUT_PROBLEM } },
                target: '#transfer.waiting',
                actions: { type: 'fail', params: { error: TIMEOUT_PROBLEM } },
              },
              {
                target: '#transfer.failed',
                actions: { type: 'fail', params: { error: TIMEOUT_PROBLEM } },
              },
            ],
          },
        },
      },
    },
    waiting: {
      description: 'The last attempt failed for a passing reason; the next one follows by itself.',
      entry: [assign({ phase: 'retrying', sent: 0 }), 'report'],
      on: { 'transfer.paused': 'paused', 'transfer.resumed': 'sending' },
      after: { retryDelay: 'sending' },
    },
    paused: {
      description: 'There is no connection; it starts again when there is.',
      entry: [assign({ phase: 'paused', sent: 0 }), 'report'],
      on: { 'transfer.resumed': 'sending' },
    },
    stored: {
      description: 'The server has the file.',
      type: 'final',
      entry: [
        assign({ phase: 'stored', sent: ({ context }) => context.size, problem: null }),
        'report',
      ],
    },
    failed: {
      description: 'The server refused it, or too many attempts failed.',
      type: 'final',
      entry: [assign({ phase: 'failed', sent: 0 }), 'report'],
    },
  },
});

/**
 * One file on its way: token, bytes, retries with back-off. Spawned by the queue, one per file.
 *
 * Provide actor `sendFile`, a callback ({ id, name, size }) that fetches the token and sends the
 * bytes, calls `sendBack` with `transfer.progressed { sent }`, then `transfer.stored { fileId }` or
 * `transfer.failed { error: Problem }`, and returns a function that aborts the request. Delays:
 * stalled, retryDelay.
 */
export const transferMachine = transferChart.provide({
  actions: {
    report: sendParent(({ context }: { context: TransferContext }): TransferReport => ({
      type: 'upload.item.changed',
      id: context.id,
      phase: context.phase,
      sent: context.sent,
      problem: context.problem,
      fileId: context.fileId,
    })),
  },
});
