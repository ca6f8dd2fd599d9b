import type { Day, Month } from 'date-fns';
import { shownLanguage } from '../../ui/language.ts';
import { localeOf } from '../dates.ts';

/**
 * What calendars call things in the reader's language. Not by `Intl`: a heat map asks for a hundred
 * names, and each format it makes costs a telephone milliseconds.
 */
const words = () => localeOf(shownLanguage()).localize;

/** Months as their numbers in a year. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
/** `October`; `month` from 1. */
export const monthName = (month: number): string =>
  words().month((month - 1) as Month, { width: 'wide' });
/** `Monday`; `weekday` from 0, which is Monday. */
export const weekdayName = (weekday: number): string =>
  words().day(((weekday + 1) % 7) as Day, { width: 'wide' });
/** The first three letters, which is how both languages shorten months and weekdays. */
export const inShort = (name: string): string => name.slice(0, 3);
