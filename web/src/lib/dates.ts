import { enUS } from 'date-fns/locale/en-US';
import { it } from 'date-fns/locale/it';
import * as m from '../generated/messages/common/index.ts';
import { shownLanguage, type Language } from '../ui/language.ts';

let zone: string | null = null;

/** What date-fns knows of a language: names of days and months, and how dates are written. */
export const localeOf = (language: Language) => (language === 'it' ? it : enUS);

/** The names of months and days, in the language of the text around them. */
export const datesLocale = () => localeOf(shownLanguage());

/**
 * Sets the time zone that every date is shown in; null is the browser's own. An unknown name is
 * ignored.
 */
export function showTimesIn(name: string | null): void {
  if (name !== null && !isTimeZone(name)) return;
  zone = name;
}

/** Not in every browser yet, nor in the compiler's library. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
/**
 * Asked for once, and where it can be without `Intl`: the first format of a page costs a telephone
 * 100 ms.
 */
let ownZone: string | undefined;

/** The name of the time zone that dates are shown in, e.g. `Europe/Rome`. */
export function shownZone(): string {
  return (
    zone ??
    (ownZone ??= Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)
  );
}

/** Whether this browser knows the IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const ON_A_CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;
/**
 * Of the zone that was asked for last: a list has a date in each row, and making one takes longer
 * than the row.
 */
let clock: { zone: string; format: Intl.DateTimeFormat } | undefined;

/** What a clock shows; the month counts from 1. */
type Clock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

/**
 * What a clock in the chosen zone shows. Never a local `Date`: the browser's zone may have no such
 * hour.
 */
function onTheClock(date: Date): Clock {
  if (zone === null) {
    return {
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
      second: date.getSeconds(),
    };
  }
  if (clock?.zone !== zone)
    clock = { zone, format: new Intl.DateTimeFormat('en', { ...ON_A_CLOCK, timeZone: zone }) };
  const parts = clock.format.formatToParts(date);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}

const two = (number: number): string => String(number).padStart(2, '0');
const monthName = ({ month }: Clock): string =>
  datesLocale().localize.month(MONTHS[month - 1] ?? 0, {
    width: 'abbreviated',
    context: 'formatting',
  });
const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const timeText = ({ hour, minute, second }: Clock): string =>
  `${two(hour)}:${two(minute)}:${two(second)}`;
const dayText = (shown: Clock): string =>
  `${two(shown.day)} ${monthName(shown)} ${String(shown.year).padStart(4, '0')}`;
const isoDay = ({ year, month, day }: Clock): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

function parsed(value: string | Date): Date | null {
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * `Nov 21, 10:30:00` ('MMM d, HH:mm:ss'); a moment of another year than the present one is told
 * with its year, as `formatFull` does. An unreadable date shows as a dash.
 *
 * @param now milliseconds since the epoch
 */
export function formatMoment(value: string | Date, now: number = Date.now()): string {
  const date = parsed(value);
  if (date === null) return '—';
  const shown = onTheClock(date);
  return shown.year === onTheClock(new Date(now)).year
    ? `${monthName(shown)} ${shown.day}, ${timeText(shown)}`
    : formatFull(date);
}

/** `21 Nov 2026` ('dd MMM yyyy'). */
export function formatDay(value: string | Date): string {
  const date = parsed(value);
  return date === null ? '—' : dayText(onTheClock(date));
}

/**
 * `21 Nov 2026, 10:30:00`: a moment of another year, or one that is copied to where nobody knows
 * which year it was.
 */
export function formatFull(value: string | Date): string {
  const date = parsed(value);
  if (date === null) return '—';
  const shown = onTheClock(date);
  return `${dayText(shown)}, ${timeText(shown)}`;
}

/** Today as a clock in the chosen zone shows it, `2026-11-21`. */
export function today(now: number = Date.now()): string {
  return dayOf(new Date(now));
}

/** The day of a moment in the chosen zone, `2026-11-21`; empty for an unreadable one. */
export function dayOf(value: string | Date): string {
  const date = parsed(value);
  return date === null ? '' : isoDay(onTheClock(date));
}

/**
 * The moment at which a clock in the chosen zone shows a time.
 *
 * @param clock without a zone, `2026-11-21T23:59:59`
 * @returns RFC 3339 in UTC
 */
export function momentOf(clock: string): string {
  const wanted = Date.parse(`${clock}Z`);
  let at = wanted;
  // Twice: the first guess may lie on the other side of a change to summer time.
  for (let pass = 0; pass < 2; pass += 1) {
    const shown = onTheClock(new Date(at));
    at += wanted - Date.parse(`${isoDay(shown)}T${timeText(shown)}Z`);
  }
  return new Date(at).toISOString();
}

/**
 * The last moment at which a clock shows a time: days of lists end with it, so that they hold what
 * numbers count until midnight.
 */
export const endOfSecond = (clock: string): string =>
  new Date(Date.parse(momentOf(clock)) + 999).toISOString();

const MINUTE = 60_000;
const UNITS: readonly [milliseconds: number, words: (count: number) => string][] = [
  [365 * 24 * 60 * MINUTE, (count) => m.years({ count })],
  [30 * 24 * 60 * MINUTE, (count) => m.months({ count })],
  [24 * 60 * MINUTE, (count) => m.days({ count })],
  [60 * MINUTE, (count) => m.hours({ count })],
  [MINUTE, (count) => m.minutes({ count })],
];

/**
 * `3 mins`, `1 hour`, `2 days`; null for less than a minute or for the future (clocks differ a
 * little).
 *
 * @param now milliseconds since the epoch
 */
export function timeSpan(value: string | Date, now: number = Date.now()): string | null {
  const date = parsed(value);
  if (date === null) return '—';
  const past = now - date.getTime();
  for (const [size, words] of UNITS) {
    const count = Math.floor(past / size);
    if (count >= 1) return words(count);
  }
  return null;
}

/** `3 mins ago` or `Just now`. */
export function timeAgo(value: string | Date, now: number = Date.now()): string {
  const span = timeSpan(value, now);
  if (span === '—') return span;
  return span === null ? m.justNow : m.ago({ span });
}
