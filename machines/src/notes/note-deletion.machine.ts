import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

export interface NoteDeletionContext {
  id: string;
  problem: Problem | null;
}
export type NoteDeletionEvent =
  | { type: 'note-deletion.undone' }
  /** The page is left: whoever left it wanted the note gone. */
  | { type: 'note-deletion.page.left' };

/** Milliseconds in which a deletion can be taken back, as with a dismissal. */
export const NOTE_UNDO_WINDOW = 8000;
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * Deleting a note: it is hidden at once, and the server is asked when nobody can take it back any more. One actor per note.
 *
 * Input { id }. Provide actor `deleteNote` ({ id }) → nothing, rejecting with a Problem. Delays: undoWindow, answerOverdue.
 * Tags: `hidden` (do not show the note), `undoable`, `pending`, `deleted`, `failed` (`context.problem` says why; the note is there).
 */
export const noteDeletionMachine = setup({
  types: {
    context: {} as NoteDeletionContext,
    events: {} as NoteDeletionEvent,
    input: {} as { id: string },
    tags: {} as 'hidden' | 'undoable' | 'pending' | 'deleted' | 'failed',
  },
  actors: { deleteNote: placeholder<void, { id: string }>('deleteNote') },
  actions: { report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }) },
  guards: { isGone: (_, { error }: { error: unknown }) => problemOf(error).code === 'NOT_FOUND' },
  delays: { undoWindow: NOTE_UNDO_WINDOW, answerOverdue: 20_000 },
}).createMachine({
  id: 'note-deletion',
  context: ({ input }) => ({ id: input.id, problem: null }),
  initial: 'undoable',
  states: {
    undoable: {
      description: 'It is hidden and can be taken back; the server knows nothing yet.',
      tags: ['hidden', 'undoable'],
      on: { 'note-deletion.undone': 'kept', 'note-deletion.page.left': 'deleting' },
      after: { undoWindow: 'deleting' },
    },
    deleting: {
      description: 'The server deletes it.',
      tags: ['hidden', 'pending'],
      invoke: {
        src: 'deleteNote',
        input: ({ context }) => ({ id: context.id }),
        onDone: 'deleted',
        onError: [
          { guard: { type: 'isGone', params: failure }, target: 'deleted' },
          { target: 'failed', actions: { type: 'report', params: failure } },
        ],
      },
      after: { answerOverdue: { target: 'failed', actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } } } },
    },
    kept: { description: 'It was taken back and stands there as before.', type: 'final' },
    deleted: { description: 'It is gone, by this act or by another.', tags: ['hidden', 'deleted'], type: 'final' },
    failed: { description: 'It could not be deleted and stands there again.', tags: ['failed'], type: 'final' },
  },
});
