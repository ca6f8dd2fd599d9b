import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

export interface NoteDeletionContext {
  id: string;
  /** It was taken back before the server had answered. */
  isRegretted: boolean;
  problem: Problem | null;
}
export type NoteDeletionEvent = { type: 'note-deletion.undone' };

/** Milliseconds in which a deletion can be taken back, as with a dismissal. */
export const NOTE_UNDO_WINDOW = 8000;
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * Deleting a note: it is hidden at once and the server is asked at once, so that colleagues and a
 * reload see it gone (docs/decisions/200); for a moment the server gives it back. One actor per
 * note. Nothing is lost when it is stopped: what was asked stands.
 *
 * Input { id }. Provide actors `deleteNote` and `restoreNote` ({ id }) → nothing, rejecting with a
 * Problem. Delays: undoWindow, answerOverdue. Tags: `hidden` (do not show the note), `undoable`,
 * `pending`, `deleted`, `failed` (`context.problem` says why; with `deleted`, it could not be
 * brought back, else it could not be deleted).
 */
export const noteDeletionMachine = setup({
  types: {
    context: {} as NoteDeletionContext,
    events: {} as NoteDeletionEvent,
    input: {} as { id: string },
    tags: {} as 'hidden' | 'undoable' | 'pending' | 'deleted' | 'failed',
  },
  actors: {
    deleteNote: placeholder<void, { id: string }>('deleteNote'),
    restoreNote: placeholder<void, { id: string }>('restoreNote'),
  },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    regret: assign({ isRegretted: true }),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => problemOf(error).code === 'NOT_FOUND',
    isRegretted: ({ context }) => context.isRegretted,
  },
  delays: { undoWindow: NOTE_UNDO_WINDOW, answerOverdue: 20_000 },
}).createMachine({
  id: 'note-deletion',
  context: ({ input }) => ({ id: input.id, isRegretted: false, problem: null }),
  initial: 'deleting',
  states: {
    deleting: {
      description:
        'The server deletes it. Whoever takes it back meanwhile waits for the answer: the two ' +
        'requests must not overtake each other.',
      tags: ['pending'],
      initial: 'wanted',
      states: {
        wanted: {
          description: 'It is hidden already.',
          tags: ['hidden', 'undoable'],
          on: { 'note-deletion.undone': { target: 'regretted', actions: 'regret' } },
        },
        regretted: {
          description: 'It is shown again, and brought back once the server has answered.',
        },
      },
      invoke: {
        src: 'deleteNote',
        input: ({ context }) => ({ id: context.id }),
        onDone: [{ guard: 'isRegretted', target: 'restoring' }, { target: 'undoable' }],
        onError: [
          { guard: { type: 'isGone', params: failure }, target: 'deleted' },
          { target: 'failed', actions: { type: 'report', params: failure } },
        ],
      },
      after: {
        answerOverdue: {
          target: 'failed',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    undoable: {
      description: 'It is gone for everybody, and can be taken back.',
      tags: ['hidden', 'undoable'],
      on: { 'note-deletion.undone': 'restoring' },
      after: { undoWindow: 'deleted' },
    },
    restoring: {
      description: 'It is shown again while the server brings it back.',
      tags: ['pending'],
      invoke: {
        src: 'restoreNote',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'kept',
        onError: { target: 'lost', actions: { type: 'report', params: failure } },
      },
      after: {
        answerOverdue: {
          target: 'lost',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    kept: { description: 'It was taken back and stands there as before.', type: 'final' },
    deleted: {
      description: 'It is gone, by this act or by another.',
      tags: ['hidden', 'deleted'],
      type: 'final',
    },
    lost: {
      description: 'It was to be taken back and could not be.',
      tags: ['hidden', 'deleted', 'failed'],
      type: 'final',
    },
    failed: {
      description: 'It could not be deleted and stands there again.',
      tags: ['failed'],
      type: 'final',
    },
  },
});
