import { shownLanguage } from '../../ui/language.ts';
import { monthIn, weekdayIn } from '../date-words.ts';

export { inShort } from '../date-words.ts';

/** Months as their numbers in a year. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
/** `October` in the reader's language; `month` from 1. */
export const monthName = (month: number): string => monthIn(shownLanguage(), month);
/** `Monday` in the reader's language; `weekday` from 0, which is Monday. */
export const weekdayName = (weekday: number): string => weekdayIn(shownLanguage(), weekday);
