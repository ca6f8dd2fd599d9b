import { isDay, type Day } from '@vedetta/machines';
import { format } from 'date-fns/format';
import { datesLocale } from '../dates.ts';

const DAY_MS = 86_400_000;
/** Days are counted as if there were no time zones: midnight in UTC stands for the whole of one. */
const countOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (count: number): Day => new Date(count).toISOString().slice(0, 10);
/** A date whose local fields are the day's, which is what `format` prints. */
const dateOf = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
const inWords = (day: Day, pattern: string): string =>
  format(dateOf(day), pattern, { locale: datesLocale() });

/** How a day is written, in the language of the form: `dd/mm/yyyy`. */
export const dayPattern = (): string => (datesLocale().code === 'it' ? 'gg/mm/aaaa' : 'dd/mm/yyyy');

/**
 * `21/11/2026`, in either language: day and month never change places between two people of one
 * company. Nothing for no day.
 */
export const writtenDay = (day: string | null): string =>
  day === '' || day === null ? '' : `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/**
 * Reads a day as people type it, `1/2/2026`, `01.02.2026`, `01022026`, or as programs write it,
 * `2026-02-01`.
 *
 * @returns the empty text for nothing, null for what is no day of the calendar
 */
export function readDay(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || isDay(typed)) return typed;
  const parts =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (parts === null) return null;
  const [, day = '', month = '', year = ''] = parts;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

/** Months with the days that each has at most. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * What is typed and can become no day of any calendar, such as `31/02` or `29/02/2027`; null where
 * something more could make it one, and for what has no day and month in it.
 */
export function noSuchDay(text: string): string | null {
  const typed = text.trim();
  const parts =
    /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{0,4}))?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (parts === null) return null;
  const [, day = '', month = '', year = ''] = parts;
  // The second figure of a month may be on its way, and "0" is none yet.
  if (Number(month) === 0 && year.length < 4) return null;
  const most = LONGEST[Number(month) - 1];
  if (most === undefined || Number(day) === 0 || Number(day) > most) return typed;
  return year.length === 4 && readDay(typed) === null ? typed : null;
}

/** So many days later; earlier for a negative number. */
export const daysAfter = (day: Day, days: number): Day => dayAt(countOf(day) + days * DAY_MS);

/** The same day so many months later, or the last one of a shorter month. */
export function monthsAfter(day: Day, months: number): Day {
  const first = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1),
  );
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(last, Number(day.slice(8, 10)))).padStart(2, '0')}`;
}

/** The last day of a month such as `2026-11`. */
export const lastOfMonth = (month: string): Day => daysAfter(monthsAfter(`${month}-01`, 1), -1);

/** 0 for a Monday. */
export const weekdayOf = (day: Day): number => (new Date(countOf(day)).getUTCDay() + 6) % 7;

/**
 * Six weeks from Monday to Sunday that hold the month of a day: as many for every month, so that
 * nothing moves when it is turned.
 */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = daysAfter(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => daysAfter(monday, week * 7 + weekday)),
  );
}

/** `novembre 2026`, in the language of dates. */
export const monthInWords = (day: Day): string => inWords(day, 'MMMM yyyy');
/** `sabato 21 novembre 2026`. */
export const dayInWords = (day: Day): string => inWords(day, 'EEEE d MMMM yyyy');
/** Short and whole names from Monday on. */
export const weekdays = (): { short: string; whole: string }[] =>
  (weeksOf('2024-01-01')[0] ?? []).map((day) => ({
    short: inWords(day, 'EEE'),
    whole: inWords(day, 'EEEE'),
  }));
