import { assign, emit, setup } from 'xstate';
import { isDay, isRange, isReversed, NO_RANGE, quickRange } from './range.ts';
import type { DateRange, Day, QuickRange, RangeDraft } from './range.ts';

export interface DateRangeContext {
  draft: RangeDraft;
  applied: DateRange | null;
}
export type DateRangeEvent =
  | { type: 'date-range.opened'; applied: DateRange | null }
  | { type: 'date-range.closed' }
  | { type: 'date-range.from.edited'; day: Day | null }
  | { type: 'date-range.to.edited'; day: Day | null }
  /** `today` comes from the page: machines have no clock. */
  | { type: 'date-range.quick.chosen'; quick: QuickRange; today: Day }
  | { type: 'date-range.applied' }
  | { type: 'date-range.reset' };
export interface DateRangeEmitted {
  type: 'date-range.changed';
  range: DateRange | null;
}

/** Shown where the dates stand the wrong way round. */
export const RANGE_REVERSED = 'The start date is after the end date. Choose an earlier start date.';

type Arguments<Type extends DateRangeEvent['type']> = {
  context: DateRangeContext;
  event: Extract<DateRangeEvent, { type: Type }>;
};
const known = (day: Day | null) => (day !== null && isDay(day) ? day : null);
const editedFrom = ({ context, event }: Arguments<'date-range.from.edited'>) => ({
  draft: { from: known(event.day), to: context.draft.to, quick: null },
});
const editedTo = ({ context, event }: Arguments<'date-range.to.edited'>) => ({
  draft: { from: context.draft.from, to: known(event.day), quick: null },
});

const opened = ({ event }: Arguments<'date-range.opened'>) => ({
  draft: event.applied ?? NO_RANGE,
});

/** Where an edited draft leads; the same for both dates. */
const edits = <Params>(params: Params) =>
  [
    { guard: { type: 'isRange', params }, target: '.ready', actions: { type: 'edit', params } },
    {
      guard: { type: 'isReversed', params },
      target: '.reversed',
      actions: { type: 'edit', params },
    },
    { target: '.incomplete', actions: { type: 'edit', params } },
  ] as const;

/**
 * The filter "Time detected" and every other range of days.
 *
 * No actors, no delays. Emits `date-range.changed { range }` when a range is applied or taken away.
 * Tags: `open`, `canApply` (both dates are there, in order), `reversed` (say RANGE_REVERSED).
 * `canReset(context)`: a range exists.
 */
export const dateRangeMachine = setup({
  types: {
    context: {} as DateRangeContext,
    events: {} as DateRangeEvent,
    emitted: {} as DateRangeEmitted,
    tags: {} as 'open' | 'canApply' | 'reversed',
  },
  actions: {
    adopt: assign((_, { applied }: { applied: DateRange | null }) => ({
      applied,
      draft: applied ?? NO_RANGE,
    })),
    edit: assign({ draft: (_, { draft }: { draft: RangeDraft }) => draft }),
    pick: assign({
      draft: (_, { quick, today }: { quick: QuickRange; today: Day }) => quickRange(quick, today),
    }),
    apply: assign({
      applied: ({ context }) => (isRange(context.draft) ? context.draft : context.applied),
    }),
    clear: assign({ draft: NO_RANGE, applied: null }),
    tell: emit(({ context }): DateRangeEmitted => ({
      type: 'date-range.changed',
      range: context.applied,
    })),
  },
  guards: {
    isRange: (_, { draft }: { draft: RangeDraft }) => isRange(draft),
    isReversed: (_, { draft }: { draft: RangeDraft }) => isReversed(draft),
    isToday: (_, { today }: { today: Day }) => isDay(today),
    hasApplied: ({ context }) => context.applied !== null,
  },
}).createMachine({
  id: 'date-range',
  context: { draft: NO_RANGE, applied: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button is seen.',
      on: {
        'date-range.opened': [
          {
            guard: { type: 'isRange', params: opened },
            target: 'open.ready',
            actions: { type: 'adopt', params: ({ event }) => ({ applied: event.applied }) },
          },
          { target: 'open.incomplete', actions: { type: 'adopt', params: { applied: null } } },
        ],
      },
    },
    open: {
      description: 'The two fields and the quick picks.',
      tags: ['open'],
      initial: 'incomplete',
      on: {
        'date-range.from.edited': edits(editedFrom),
        'date-range.to.edited': edits(editedTo),
        'date-range.quick.chosen': {
          guard: { type: 'isToday', params: ({ event }) => ({ today: event.today }) },
          target: '.ready',
          actions: {
            type: 'pick',
            params: ({ event }) => ({ quick: event.quick, today: event.today }),
          },
        },
        'date-range.reset': { guard: 'hasApplied', target: 'closed', actions: ['clear', 'tell'] },
        'date-range.closed': 'closed',
      },
      states: {
        incomplete: { description: 'A date is missing.' },
        reversed: { description: 'The first day comes after the last.', tags: ['reversed'] },
        ready: {
          description: 'Both dates are there.',
          tags: ['canApply'],
          on: {
            'date-range.applied': { target: '#date-range.closed', actions: ['apply', 'tell'] },
          },
        },
      },
    },
  },
});

/** Whether "Reset" is offered: a range is applied. */
export function canResetRange({ applied }: Pick<DateRangeContext, 'applied'>): boolean {
  return applied !== null;
}
