import { shownLanguage } from '../../ui/language.ts';

/** What a calendar calls a day, in the reader's language. */
const called = (options: Intl.DateTimeFormatOptions, month: number, day: number): string =>
  new Intl.DateTimeFormat(shownLanguage(), { ...options, timeZone: 'UTC' }).format(Date.UTC(2024, month, day));

/** Months as their numbers in a year. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
/** `October`; `month` from 1. */
export const monthName = (month: number): string => called({ month: 'long' }, month - 1, 1);
/** `Monday`; `weekday` from 0, which is Monday (as the first of January 2024 was). */
export const weekdayName = (weekday: number): string => called({ weekday: 'long' }, 0, weekday + 1);
/** The first three letters, which is how both languages shorten months and weekdays. */
export const inShort = (name: string): string => name.slice(0, 3);
