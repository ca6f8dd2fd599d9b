import { isDay, parseMonth, type Day, type Month } from '@vedetta/machines';
import { format } from 'date-fns/format';
import * as m from '../../generated/messages/analytics/index.ts';
import { datesLocale } from '../../lib/dates.ts';
import { monthName } from '../../lib/month-panel/names.ts';

/** Days, both included. */
export interface Days {
  from: Day;
  to: Day;
}
/** What the numbers are of: a month, or any days. */
export type Period = { kind: 'month'; month: Month } | ({ kind: 'days' } & Days);

/** A day as a date whose local fields are the day's; no time zone is meant. */
const dateOf = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
const dayOf = (date: Date): Day => format(date, 'yyyy-MM-dd');

/** A day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}
/** How many days from the first to the last, both counted. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/**
 * `2 Nov`, `02 Nov 2026`, in the language of the screens.
 */
export const dayInWords = (day: Day, pattern = 'dd MMM yyyy'): string =>
  format(dateOf(day), pattern, { locale: datesLocale() });

const monthOfDay = (day: Day): Month => day.slice(0, 7);
function daysOfMonth(month: Month): Days {
  const { year, month: number } = parseMonth(month) ?? { year: 2000, month: 1 };
  return { from: `${month}-01`, to: dayOf(new Date(year, number, 0)) };
}
export const daysOf = (period: Period): Days =>
  period.kind === 'month' ? daysOfMonth(period.month) : { from: period.from, to: period.to };

/** `1 – 30 Nov 2026`, `28 Oct – 3 Nov 2026`, `4 Nov 2026`. */
export function daysInWords({ from, to }: Days): string {
  if (from === to) return dayInWords(from, 'd MMM yyyy');
  const first =
    from.slice(0, 4) !== to.slice(0, 4)
      ? 'd MMM yyyy'
      : monthOfDay(from) !== monthOfDay(to)
        ? 'd MMM'
        : 'd';
  return `${dayInWords(from, first)} – ${dayInWords(to, 'd MMM yyyy')}`;
}

/**
 * The days to compare with, in words that follow "on" (and their like in Italian); of a month that
 * is not over, as many days of the one before.
 */
export function daysBefore(period: Period, today: Day): Days & { words: string } {
  if (period.kind === 'days') {
    const length = lengthOf(period);
    return {
      from: addDays(period.from, -length),
      to: addDays(period.from, -1),
      words: m.previousDays({ length }),
    };
  }
  const month = monthOfDay(addDays(`${period.month}-01`, -1));
  const { from, to } = daysOfMonth(month);
  const name =
    `${monthName(Number(month.slice(5)))}` +
    `${month.slice(0, 4) === period.month.slice(0, 4) ? '' : ` ${month.slice(0, 4)}`}`;
  const last = `${month}-${today.slice(8)}`;
  if (period.month !== monthOfDay(today) || last >= to)
    return { from, to, words: m.previousMonth({ month: name }) };
  return {
    from,
    to: last,
    words: m.daysOfPreviousMonth({ last: Number(today.slice(8)), month: name }),
  };
}

/** What the address says: a month, days, or (also where it makes no sense) the present month. */
export function periodOf(params: URLSearchParams, today: Day): Period {
  const [from, to, month] = [
    params.get('from') ?? '',
    params.get('to') ?? '',
    params.get('month') ?? '',
  ];
  if (isDay(from) && isDay(to) && from <= to) return { kind: 'days', from, to };
  return {
    kind: 'month',
    month: parseMonth(month) === null || month > monthOfDay(today) ? monthOfDay(today) : month,
  };
}

/**
 * What the address says that makes no sense, by the names of its members: the present month is
 * shown instead.
 */
export function unreadIn(params: URLSearchParams, today: Day): string[] {
  const period = periodOf(params, today);
  const said = (name: string) => (params.get(name) ?? '') !== '';
  if (period.kind === 'days') return [];
  return [
    ...['from', 'to'].filter(said),
    ...(said('month') && params.get('month') !== period.month ? ['month'] : []),
  ];
}
