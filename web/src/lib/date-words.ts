import type { Day } from '@vedetta/machines';
import type { Language } from '../ui/language.ts';

/**
 * Names of months and days, days from Monday on. Not from `Intl`: a heat map asks for a hundred
 * names, and each format costs a telephone milliseconds.
 */
const NAMES: Record<Language, { months: string; days: string }> = {
  en: {
    months: 'January February March April May June July August September October November December',
    days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  },
  it: {
    months:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    days: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  },
};

/** `October`; `month` from 1. */
export const monthIn = (language: Language, month: number): string =>
  NAMES[language].months.split(' ')[month - 1] ?? '';
/** `Monday`; `weekday` from 0, which is Monday. */
export const weekdayIn = (language: Language, weekday: number): string =>
  NAMES[language].days.split(' ')[weekday % 7] ?? '';
/** The first three letters, which is how both languages shorten months and weekdays. */
export const inShort = (name: string): string => name.slice(0, 3);

/**
 * A day in words.
 *
 * @param pattern what the Unicode standard for dates calls `d dd MMM MMMM yy yyyy EEE EEEE`,
 * between anything that is no letter of these
 */
export function dayIn(language: Language, day: Day, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const parts: Record<string, () => string> = {
    d: () => String(Number(date)),
    dd: () => date,
    MMM: () => inShort(monthIn(language, Number(month))),
    MMMM: () => monthIn(language, Number(month)),
    yy: () => year.slice(-2),
    yyyy: () => year,
    EEE: () => inShort(weekdayIn(language, weekday)),
    EEEE: () => weekdayIn(language, weekday),
  };
  return pattern.replaceAll(/d+|M+|y+|E+/g, (part) => parts[part]?.() ?? part);
}
