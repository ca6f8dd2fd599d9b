import { assign, emit, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

export interface WordChange {
  kind: 'add' | 'remove' | 'restore';
  words: readonly string[];
}
export interface WordListContext {
  /** The list as the server told it last. */
  words: readonly string[];
  /** Changes in the order in which they were asked for; the first one is under way. */
  queue: readonly WordChange[];
  /** What was taken out here and can be put back. */
  removed: readonly string[];
  problem: Problem | null;
}
export type WordListEvent =
  | { type: 'word-list.told'; words: readonly string[] }
  | { type: 'word-list.edited' }
  | { type: 'word-list.added'; words: readonly string[] }
  | { type: 'word-list.removed'; word: string }
  | { type: 'word-list.undone'; word: string };
export type WordListEmitted =
  | { type: 'word-list.saved'; change: WordChange }
  | { type: 'word-list.refused'; change: WordChange; problem: Problem };
/** What the server is asked for: the change, and the list that it changes. */
export interface WordWish {
  change: WordChange;
  words: readonly string[];
}

const NONE: WordChange = { kind: 'add', words: [] };
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const headOf = ({ queue }: WordListContext) => queue[0] ?? NONE;
const restored = ({ event }: { event: { word: string } }): { word: string } => ({
  word: event.word,
});

/**
 * A list of words that is changed on the server at once, one change after the other, and from which
 * a removal can be taken back.
 *
 * Input { words }. Provide actor `saveWords` ({ change, words }) → { words }, the list as it is
 * then; it rejects with a Problem, and the same change twice must change nothing more. Delay:
 * answerOverdue. Emits `word-list.saved { change }` and `word-list.refused { change, problem }`.
 * Tag: `pending`. `context.problem` is the last refusal until somebody types or asks for something
 * else.
 */
export const wordListMachine = setup({
  types: {
    context: {} as WordListContext,
    events: {} as WordListEvent,
    emitted: {} as WordListEmitted,
    input: {} as { words: readonly string[] },
    tags: {} as 'pending',
  },
  actors: { saveWords: placeholder<{ words: readonly string[] }, WordWish>('saveWords') },
  actions: {
    adopt: assign({ words: (_, { words }: { words: readonly string[] }) => words }),
    clearProblem: assign({ problem: null }),
    ask: assign({
      queue: ({ context }, change: WordChange) => [...context.queue, change],
      problem: null,
    }),
    tellSaved: emit(({ context }): WordListEmitted => ({
      type: 'word-list.saved',
      change: headOf(context),
    })),
    settle: assign(({ context }) => {
      const { kind, words } = headOf(context);
      const others = context.removed.filter((word) => !words.includes(word));
      return {
        queue: context.queue.slice(1),
        removed: kind === 'remove' ? [...others, ...words] : others,
      };
    }),
    tellRefused: emit(({ context }, { error }: { error: unknown }): WordListEmitted => ({
      type: 'word-list.refused',
      change: headOf(context),
      problem: problemOf(error),
    })),
    giveUp: assign({
      queue: ({ context }) => context.queue.slice(1),
      problem: (_, { error }: { error: unknown }) => problemOf(error),
    }),
  },
  guards: {
    isSomething: (_, { words }: { words: readonly string[] }) => words.length > 0,
    canBePutBack: ({ context }, { word }: { word: string }) =>
      context.removed.includes(word) &&
      !context.queue.some(({ kind, words }) => kind === 'restore' && words.includes(word)),
    hasMore: ({ context }) => context.queue.length > 1,
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'word-list',
  context: ({ input }) => ({ words: input.words, queue: [], removed: [], problem: null }),
  initial: 'resting',
  on: {
    'word-list.told': {
      actions: { type: 'adopt', params: ({ event }) => ({ words: event.words }) },
    },
    'word-list.edited': { actions: 'clearProblem' },
  },
  states: {
    resting: {
      description: 'The list is what the server has.',
      on: {
        'word-list.added': {
          guard: { type: 'isSomething', params: ({ event }) => ({ words: event.words }) },
          target: 'saving',
          actions: { type: 'ask', params: ({ event }) => ({ kind: 'add', words: event.words }) },
        },
        'word-list.removed': {
          target: 'saving',
          actions: {
            type: 'ask',
            params: ({ event }) => ({ kind: 'remove', words: [event.word] }),
          },
        },
        'word-list.undone': {
          guard: { type: 'canBePutBack', params: restored },
          target: 'saving',
          actions: {
            type: 'ask',
            params: ({ event }) => ({ kind: 'restore', words: [event.word] }),
          },
        },
      },
    },
    saving: {
      description: 'The server makes the first change; what is asked for meanwhile follows.',
      tags: ['pending'],
      invoke: {
        src: 'saveWords',
        input: ({ context }) => ({ change: headOf(context), words: context.words }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'adopt', params: ({ event }) => event.output },
              'tellSaved',
              'settle',
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'adopt', params: ({ event }) => event.output },
              'tellSaved',
              'settle',
            ],
          },
        ],
        onError: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'tellRefused', params: failure },
              { type: 'giveUp', params: failure },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'tellRefused', params: failure },
              { type: 'giveUp', params: failure },
            ],
          },
        ],
      },
      on: {
        'word-list.added': {
          guard: { type: 'isSomething', params: ({ event }) => ({ words: event.words }) },
          actions: { type: 'ask', params: ({ event }) => ({ kind: 'add', words: event.words }) },
        },
        'word-list.removed': {
          actions: {
            type: 'ask',
            params: ({ event }) => ({ kind: 'remove', words: [event.word] }),
          },
        },
        'word-list.undone': {
          guard: { type: 'canBePutBack', params: restored },
          actions: {
            type: 'ask',
            params: ({ event }) => ({ kind: 'restore', words: [event.word] }),
          },
        },
      },
      after: {
        answerOverdue: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'tellRefused', params: { error: TIMEOUT_PROBLEM } },
              { type: 'giveUp', params: { error: TIMEOUT_PROBLEM } },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'tellRefused', params: { error: TIMEOUT_PROBLEM } },
              { type: 'giveUp', params: { error: TIMEOUT_PROBLEM } },
            ],
          },
        ],
      },
    },
  },
});
