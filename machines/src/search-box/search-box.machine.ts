import { assign, emit, setup } from 'xstate';

export interface SearchBoxContext {
  /** What stands in the box. */
  text: string;
  /** What the list is searched by, trimmed. */
  applied: string;
  /** What it was searched by before. */
  before: string;
}
export type SearchBoxEvent =
  | { type: 'search-box.typed'; text: string }
  | { type: 'search-box.submitted' }
  | { type: 'search-box.cleared' }
  /** The address says something else: somebody went back, or took the filters away. */
  | { type: 'search-box.address.changed'; text: string };
/** `instead`: what the list was searched by until then, as far as the box knows. */
export interface SearchBoxEmitted {
  type: 'search-box.applied';
  text: string;
  instead: string;
}

const text = ({ event }: { event: { text: string } }) => ({ text: event.text });

/**
 * The search box of a list: what is typed is the person's for as long as they type; the list
 * follows when they pause or press Enter. The threat manager's box is a region of `filters`, which
 * has the same rules.
 *
 * Input { text }. No actors. Delay: searchPause (250 ms). Emits
 * `search-box.applied { text, instead }`. Tag: `searching` (typed, not yet applied).
 */
export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBoxContext,
    events: {} as SearchBoxEvent,
    emitted: {} as SearchBoxEmitted,
    input: {} as { text: string },
    tags: {} as 'searching',
  },
  actions: {
    type: assign({ text: (_, { text: typed }: { text: string }) => typed }),
    apply: assign(({ context }) => ({ applied: context.text.trim(), before: context.applied })),
    adopt: assign((_, { text: led }: { text: string }) => ({ text: led, applied: led })),
    tell: emit(({ context }): SearchBoxEmitted => ({
      type: 'search-box.applied',
      text: context.applied,
      instead: context.before,
    })),
  },
  guards: {
    isNew: ({ context }) => context.text.trim() !== context.applied,
    isSearched: ({ context }) => context.applied !== '',
    isOther: ({ context }, { text: led }: { text: string }) => led !== context.applied,
  },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'search-box',
  context: ({ input }) => ({ text: input.text, applied: input.text, before: input.text }),
  initial: 'resting',
  on: {
    'search-box.typed': {
      target: '.typing',
      reenter: true,
      actions: { type: 'type', params: text },
    },
    'search-box.cleared': [
      {
        guard: 'isSearched',
        target: '.resting',
        actions: [{ type: 'type', params: { text: '' } }, 'apply', 'tell'],
      },
      { target: '.resting', actions: { type: 'type', params: { text: '' } } },
    ],
    'search-box.address.changed': {
      guard: { type: 'isOther', params: text },
      target: '.resting',
      actions: { type: 'adopt', params: text },
    },
  },
  states: {
    resting: { description: 'What stands there is what the list shows.' },
    typing: {
      description: 'Somebody types; the list follows when they pause.',
      tags: ['searching'],
      on: {
        'search-box.submitted': [
          { guard: 'isNew', target: 'resting', actions: ['apply', 'tell'] },
          { target: 'resting' },
        ],
      },
      after: {
        searchPause: [
          { guard: 'isNew', target: 'resting', actions: ['apply', 'tell'] },
          { target: 'resting' },
        ],
      },
    },
  },
});
