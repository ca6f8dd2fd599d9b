import { assign, emit, setup } from 'xstate';

export interface Toast {
  id: string;
  title: string;
  description: string;
  status: 'success' | 'error';
  textToColor?: string;
  /** Milliseconds on screen; 5000 unless said otherwise. */
  duration?: number;
  /** Label of a button, e.g. "Undo"; choosing it emits `toast.answered`. */
  action?: string;
}
export interface ToastContext {
  /** The first one is on screen, the others wait. */
  queue: readonly Toast[];
}
export type ToastEvent =
  | { type: 'toast.requested'; toast: Toast }
  | { type: 'toast.dismissed' }
  | { type: 'toast.action.chosen' }
  /** Pointer over it, or focus inside: it must not vanish. */
  | { type: 'toast.held' }
  | { type: 'toast.released' };
export interface ToastEmitted {
  type: 'toast.answered';
  id: string;
}
const TOAST_DURATION = 5000;

/**
 * Short messages, one after the other. No actors. Delay: toastDuration. Tag: `visible`. Emits
 * `toast.answered { id }`. The toast on screen is `context.queue[0]`.
 */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    emitted: {} as ToastEmitted,
    tags: {} as 'visible',
  },
  actions: {
    add: assign({
      queue: ({ context }, { toast }: { toast: Toast }) =>
        context.queue.some(({ id }) => id === toast.id) ? context.queue : [...context.queue, toast],
    }),
    drop: assign({ queue: ({ context }) => context.queue.slice(1) }),
    answer: emit(({ context }): ToastEmitted => ({
      type: 'toast.answered',
      id: context.queue[0]?.id ?? '',
    })),
  },
  guards: {
    hasMore: ({ context }) => context.queue.length > 1,
    hasAction: ({ context }) => context.queue[0]?.action !== undefined,
    hasActionAndMore: ({ context }) =>
      context.queue[0]?.action !== undefined && context.queue.length > 1,
  },
  delays: { toastDuration: ({ context }) => context.queue[0]?.duration ?? TOAST_DURATION },
}).createMachine({
  id: 'toast',
  context: { queue: [] },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing to say.',
      on: {
        'toast.requested': {
          target: 'visible',
          actions: { type: 'add', params: ({ event }) => ({ toast: event.toast }) },
        },
      },
    },
    visible: {
      description: 'One message is on screen.',
      tags: ['visible'],
      initial: 'running',
      on: {
        'toast.requested': {
          actions: { type: 'add', params: ({ event }) => ({ toast: event.toast }) },
        },
        'toast.dismissed': [
          { guard: 'hasMore', target: 'visible', reenter: true, actions: 'drop' },
          { target: 'hidden', actions: 'drop' },
        ],
        'toast.action.chosen': [
          {
            guard: 'hasActionAndMore',
            target: 'visible',
            reenter: true,
            actions: ['answer', 'drop'],
          },
          { guard: 'hasAction', target: 'hidden', actions: ['answer', 'drop'] },
        ],
      },
      states: {
        running: {
          description: 'Its time runs.',
          on: { 'toast.held': 'held' },
          after: {
            toastDuration: [
              { guard: 'hasMore', target: '#toast.visible', reenter: true, actions: 'drop' },
              { target: '#toast.hidden', actions: 'drop' },
            ],
          },
        },
        held: {
          description: 'Somebody reads it: it stays.',
          on: { 'toast.released': 'running' },
        },
      },
    },
  },
});
