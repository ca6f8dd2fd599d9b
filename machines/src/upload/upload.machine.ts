import { assign, enqueueActions, setup } from 'xstate';
import type { Problem } from '../support/problem.ts';
import { changed, isOver, isUnderWay, nextToStart, withFiles } from './items.ts';
import type { FileRef, UploadItem } from './items.ts';
import { transferMachine } from './transfer.machine.ts';
import type { TransferReport } from './transfer.machine.ts';

export interface UploadContext {
  /** In the order in which they were added. */
  items: readonly UploadItem[];
  /** Why nothing is sent any more; null while it is. */
  exhausted: Problem | null;
}
export type UploadEvent =
  | { type: 'upload.files.added'; files: readonly FileRef[] }
  | TransferReport
  | { type: 'upload.item.retried'; id: string }
  | { type: 'upload.item.cancelled'; id: string }
  | { type: 'upload.all.cancelled' }
  /** Takes everything off the list that is over. */
  | { type: 'upload.list.cleared' }
  | { type: 'upload.connection.lost' }
  | { type: 'upload.connection.restored' }
  | { type: 'upload.allowance.renewed' };
/** Listen with `actor.on('upload.stored', ...)`. */
export type UploadEmitted =
  | { type: 'upload.stored'; id: string; fileId: string }
  /** The File object behind the id is no longer needed. */
  | { type: 'upload.released'; id: string };

const isExhausted = (problem: Problem | null) =>
  problem !== null && (problem.code === 'TRIAL_EXHAUSTED' || problem.status === 402);
const transferId = (id: string) => `transfer.${id}`;

/**
 * The queue of uploads: three at once, the rest waits.
 *
 * Provide actor `transfer`: `transferMachine.provide({ actors: { sendFile } })`. Emits
 * `upload.stored { id, fileId }` and `upload.released { id }` (forget the File object). Tags:
 * `running`, `offline`, `exhausted`. Lists and sums: `context.items`, `totalsOf(items)`.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    tags: {} as 'running' | 'offline' | 'exhausted',
  },
  actors: { transfer: transferMachine },
  actions: {
    add: assign({
      items: ({ context }, { files }: { files: readonly FileRef[] }) =>
        withFiles(context.items, files),
    }),
    startNext: enqueueActions(({ context, enqueue }) => {
      for (const { id, name, size } of nextToStart(context.items)) {
        enqueue.assign({
          items: ({ context: now }) =>
            changed(now.items, (item) => item.id === id, {
              phase: 'sending',
              sent: 0,
              problem: null,
            }),
        });
        enqueue.spawnChild('transfer', { id: transferId(id), input: { id, name, size } });
      }
    }),
    note: enqueueActions(({ context, enqueue }, report: TransferReport) => {
      const item = context.items.find(({ id }) => id === report.id);
      // A report that was on its way when the item was cancelled changes nothing any more.
      if (item === undefined || !isUnderWay(item)) return;
      const { type: _, id, ...change } = report;
      enqueue.assign({ items: changed(context.items, (one) => one.id === id, change) });
      if (change.phase === 'stored' && change.fileId !== null) {
        enqueue.emit({ type: 'upload.stored', id, fileId: change.fileId });
        enqueue.emit({ type: 'upload.released', id });
      }
      if (change.phase === 'stored' || change.phase === 'failed') enqueue.stopChild(transferId(id));
    }),
    cancel: enqueueActions(({ context, enqueue }, { id }: { id: string | null }) => {
      const chosen = context.items.filter(
        (item) => !isOver(item) && (id === null || item.id === id),
      );
      for (const item of chosen) if (isUnderWay(item)) enqueue.stopChild(transferId(item.id));
      enqueue.assign({
        items: changed(context.items, (item) => chosen.includes(item), {
          phase: 'cancelled',
          sent: 0,
        }),
      });
    }),
    requeue: assign({
      items: ({ context }, { id }: { id: string }) =>
        changed(
          context.items,
          (item) => item.id === id && (item.phase === 'failed' || item.phase === 'cancelled'),
          { phase: 'queued', problem: null },
        ),
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      for (const item of context.items.filter(isOver))
        if (item.phase !== 'stored') enqueue.emit({ type: 'upload.released', id: item.id });
      enqueue.assign({ items: context.items.filter((item) => !isOver(item)) });
    }),
    tellAll: enqueueActions(
      ({ context, enqueue }, { type }: { type: 'transfer.paused' | 'transfer.resumed' }) => {
        for (const item of context.items.filter(isUnderWay))
          enqueue.sendTo(transferId(item.id), { type });
      },
    ),
    stopQueue: assign(({ context }, { problem }: { problem: Problem | null }) => ({
      exhausted: problem,
      items: changed(context.items, (item) => item.phase === 'queued', {
        phase: 'failed',
        problem,
      }),
    })),
    reopen: assign({ exhausted: null }),
  },
  guards: {
    saysExhausted: (_, { problem }: { problem: Problem | null }) => isExhausted(problem),
  },
}).createMachine({
  id: 'upload',
  context: { items: [], exhausted: null },
  initial: 'running',
  on: {
    'upload.item.changed': { actions: { type: 'note', params: ({ event }) => event } },
    'upload.item.cancelled': {
      actions: { type: 'cancel', params: ({ event }) => ({ id: event.id }) },
    },
    'upload.all.cancelled': { actions: { type: 'cancel', params: { id: null } } },
    'upload.list.cleared': { actions: 'clear' },
  },
  states: {
    running: {
      description: 'What is queued is sent, three at a time.',
      tags: ['running'],
      on: {
        'upload.files.added': {
          actions: [{ type: 'add', params: ({ event }) => ({ files: event.files }) }, 'startNext'],
        },
        'upload.item.retried': {
          actions: [{ type: 'requeue', params: ({ event }) => ({ id: event.id }) }, 'startNext'],
        },
        'upload.item.changed': [
          {
            guard: { type: 'saysExhausted', params: ({ event }) => ({ problem: event.problem }) },
            target: 'exhausted',
            actions: [
              { type: 'note', params: ({ event }) => event },
              { type: 'stopQueue', params: ({ event }) => ({ problem: event.problem }) },
            ],
          },
          { actions: [{ type: 'note', params: ({ event }) => event }, 'startNext'] },
        ],
        'upload.item.cancelled': {
          actions: [{ type: 'cancel', params: ({ event }) => ({ id: event.id }) }, 'startNext'],
        },
        'upload.connection.lost': {
          target: 'offline',
          actions: { type: 'tellAll', params: { type: 'transfer.paused' } },
        },
      },
    },
    offline: {
      description: 'There is no connection: files may be added, nothing is sent.',
      tags: ['offline'],
      on: {
        'upload.files.added': {
          actions: { type: 'add', params: ({ event }) => ({ files: event.files }) },
        },
        'upload.item.retried': {
          actions: { type: 'requeue', params: ({ event }) => ({ id: event.id }) },
        },
        'upload.connection.restored': {
          target: 'running',
          actions: [{ type: 'tellAll', params: { type: 'transfer.resumed' } }, 'startNext'],
        },
      },
    },
    exhausted: {
      description:
        'The allowance of scans is used up: nothing new is sent, what was under way may still end.',
      tags: ['exhausted'],
      on: {
        'upload.files.added': {
          actions: [
            { type: 'add', params: ({ event }) => ({ files: event.files }) },
            { type: 'stopQueue', params: ({ context }) => ({ problem: context.exhausted }) },
          ],
        },
        'upload.allowance.renewed': { target: 'running', actions: 'reopen' },
      },
    },
  },
});
