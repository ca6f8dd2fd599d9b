import { assign, emit, setup } from 'xstate';

/** A month as `2026-11`. */
export type Month = string;
export interface MonthPickerContext {
  /** The year on show. */
  year: number;
  /** 1 to 12; null while the year on show has no chosen month. */
  month: number | null;
  /** The month that counts now; null before the first opening. */
  applied: Month | null;
  /** The person's present month: later ones cannot be chosen. */
  current: Month;
}
export type MonthPickerEvent =
  /** `current` comes from the page: machines have no clock. */
  | { type: 'month-picker.opened'; applied: Month; current: Month }
  | { type: 'month-picker.year.chosen'; year: number }
  | { type: 'month-picker.month.chosen'; month: number }
  | { type: 'month-picker.reset' }
  | { type: 'month-picker.applied' }
  | { type: 'month-picker.closed' };
export interface MonthPickerEmitted {
  type: 'month-picker.changed';
  month: Month;
}

/** The first year there can be anything to look at. */
export const FIRST_YEAR = 2000;

/** A month from its parts; `month` counts from 1. */
export function monthOf(year: number, month: number): Month {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Reads a month; null when the calendar has no such month. */
export function parseMonth(text: string): { year: number; month: number } | null {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  return parts === null ? null : { year: Number(parts[1]), month: Number(parts[2]) };
}

/** Whether a month can be chosen: from `FIRST_YEAR` up to the present one. */
export function isOffered(year: number, month: number, current: Month): boolean {
  return (
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    year >= FIRST_YEAR &&
    monthOf(year, month) <= current
  );
}

type Opening = { applied: Month; current: Month };
const opening = ({ event }: { event: Opening }) => ({
  applied: event.applied,
  current: event.current,
});
const chosenYear = ({ event }: { event: { year: number } }) => ({ year: event.year });
const chosenMonth = ({ event }: { event: { month: number } }) => ({ month: event.month });

/**
 * The month above the analytics: a year, twelve months, Reset to the present month, Apply.
 *
 * No actors, no delays. Emits `month-picker.changed { month }`. Tags: `open`, `canApply`.
 * `isOffered(year, month, current)` says which of the twelve buttons can be pressed.
 */
export const monthPickerMachine = setup({
  types: {
    context: {} as MonthPickerContext,
    events: {} as MonthPickerEvent,
    emitted: {} as MonthPickerEmitted,
    tags: {} as 'open' | 'canApply',
  },
  actions: {
    adopt: assign((_, { applied, current }: Opening) => ({
      current,
      applied,
      ...(parseMonth(applied) ?? parseMonth(current)),
    })),
    showYear: assign({ year: (_, { year }: { year: number }) => year }),
    forgetMonth: assign({ month: null }),
    choose: assign({ month: (_, { month }: { month: number }) => month }),
    showCurrent: assign(({ context }) => parseMonth(context.current) ?? {}),
    apply: assign({
      applied: ({ context }) =>
        context.month === null ? context.applied : monthOf(context.year, context.month),
    }),
    tell: emit(({ context }): MonthPickerEmitted => ({
      type: 'month-picker.changed',
      month: context.applied ?? context.current,
    })),
  },
  guards: {
    isCurrentKnown: (_, { current }: Opening) => parseMonth(current) !== null,
    hasMonthThen: ({ context }, { year }: { year: number }) =>
      context.month !== null && isOffered(year, context.month, context.current),
    isYearOffered: ({ context }, { year }: { year: number }) => isOffered(year, 1, context.current),
    isMonthOffered: ({ context }, { month }: { month: number }) =>
      isOffered(context.year, month, context.current),
  },
}).createMachine({
  id: 'month-picker',
  context: { year: FIRST_YEAR, month: null, applied: null, current: monthOf(FIRST_YEAR, 1) },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button with the month is seen.',
      on: {
        'month-picker.opened': {
          guard: { type: 'isCurrentKnown', params: opening },
          target: 'open.chosen',
          actions: { type: 'adopt', params: opening },
        },
      },
    },
    open: {
      description: 'The year and its twelve months.',
      tags: ['open'],
      initial: 'chosen',
      on: {
        'month-picker.year.chosen': [
          {
            guard: { type: 'hasMonthThen', params: chosenYear },
            target: '.chosen',
            actions: { type: 'showYear', params: chosenYear },
          },
          {
            guard: { type: 'isYearOffered', params: chosenYear },
            target: '.unchosen',
            actions: [{ type: 'showYear', params: chosenYear }, 'forgetMonth'],
          },
        ],
        'month-picker.month.chosen': {
          guard: { type: 'isMonthOffered', params: chosenMonth },
          target: '.chosen',
          actions: { type: 'choose', params: chosenMonth },
        },
        'month-picker.reset': { target: '.chosen', actions: 'showCurrent' },
        'month-picker.closed': 'closed',
      },
      states: {
        chosen: {
          description: 'A month of the year on show is chosen.',
          tags: ['canApply'],
          on: {
            'month-picker.applied': { target: '#month-picker.closed', actions: ['apply', 'tell'] },
          },
        },
        unchosen: {
          description:
            'The month would lie in the future of the year on show: one has to be chosen.',
        },
      },
    },
  },
});
