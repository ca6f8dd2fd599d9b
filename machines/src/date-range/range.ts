/** A day as `2026-11-21`: no time and no zone. */
export type Day = string;
export type QuickRange = 'today' | 'lastWeek' | 'lastMonth';

export interface RangeDraft {
  from: Day | null;
  to: Day | null;
  /** The quick pick that filled it in; null once a date was edited by hand. */
  quick: QuickRange | null;
}
/** A range that may be applied. */
export interface DateRange extends RangeDraft {
  from: Day;
  to: Day;
}

/** In the order in which they are offered, with their days back. */
export const QUICK_RANGES: readonly { id: QuickRange; days: number }[] = [
  { id: 'today', days: 0 },
  { id: 'lastWeek', days: 7 },
  { id: 'lastMonth', days: 30 },
];
export const NO_RANGE: RangeDraft = { from: null, to: null, quick: null };

const MS_PER_DAY = 86_400_000;

/** Whether the text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The day some days earlier; summer time does not matter, because days are counted and not hours.
 *
 * @param day a valid day
 * @param days how many days back
 */
export function daysBefore(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * MS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * The range of a quick pick.
 *
 * @param quick which one
 * @param today the person's today, from outside: machines have no clock
 */
export function quickRange(quick: QuickRange, today: Day): DateRange {
  const days = QUICK_RANGES.find(({ id }) => id === quick)?.days ?? 0;
  return { from: daysBefore(today, days), to: today, quick };
}

/** Whether both dates are there and the first does not come after the last. */
export function isRange(draft: RangeDraft): draft is DateRange {
  return (
    draft.from !== null &&
    draft.to !== null &&
    isDay(draft.from) &&
    isDay(draft.to) &&
    draft.from <= draft.to
  );
}

/** Whether both dates are there in the wrong order. */
export function isReversed({ from, to }: RangeDraft): boolean {
  return from !== null && to !== null && from > to;
}

/** First and last moment of a range in the person's own time, the last at 23:59:59. */
export function boundsOf({ from, to }: Pick<DateRange, 'from' | 'to'>): {
  timeFrom: string;
  timeTo: string;
} {
  return { timeFrom: `${from}T00:00:00`, timeTo: `${to}T23:59:59` };
}
