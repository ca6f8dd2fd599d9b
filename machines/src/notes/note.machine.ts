import { assign, emit, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

export interface NoteContext {
  /** What stands in the box. */
  text: string;
  /**
   * Names the note that is being sent: the same words sent again after a failure are the same note.
   * Null before, and after any change.
   */
  key: string | null;
  problem: Problem | null;
}
export type NoteEvent =
  | { type: 'note.edited'; text: string }
  /** `key` comes from the page, new for each press: machines make none up. */
  | { type: 'note.submitted'; key: string };
export interface NoteEmitted {
  type: 'note.saved';
}

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * Writing a note, or changing one.
 *
 * Input { text }. Provide actor `saveNote` ({ text, key }) → nothing, rejecting with a Problem;
 * with the same `key` it must keep one note. Delay: answerOverdue. Emits `note.saved`: the box is
 * empty again. Tag: `pending` (what stands there cannot be changed).
 */
export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as NoteEvent,
    emitted: {} as NoteEmitted,
    input: {} as { text: string },
    tags: {} as 'pending',
  },
  actors: { saveNote: placeholder<void, { text: string; key: string }>('saveNote') },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ text, key: null, problem: null })),
    nameIt: assign(({ context }, { key }: { key: string }) => ({
      key: context.key ?? key,
      problem: null,
    })),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    empty: assign({ text: '', key: null }),
    tell: emit({ type: 'note.saved' } as const),
  },
  guards: {
    hasWords: ({ context }) => context.text.trim() !== '',
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'note',
  context: ({ input }) => ({ text: input.text, key: null, problem: null }),
  initial: 'writing',
  states: {
    writing: {
      description: 'Somebody writes; what was refused stands there with the reason.',
      on: {
        'note.edited': {
          actions: { type: 'write', params: ({ event }) => ({ text: event.text }) },
        },
        'note.submitted': {
          guard: 'hasWords',
          target: 'sending',
          actions: { type: 'nameIt', params: ({ event }) => ({ key: event.key }) },
        },
      },
    },
    sending: {
      description: 'The server keeps it and tells whom it mentions.',
      tags: ['pending'],
      invoke: {
        src: 'saveNote',
        input: ({ context: { text, key } }) => ({ text: text.trim(), key: key ?? '' }),
        onDone: { target: 'writing', actions: ['empty', 'tell'] },
        onError: { target: 'writing', actions: { type: 'report', params: failure } },
      },
      after: {
        answerOverdue: {
          target: 'writing',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
  },
});
