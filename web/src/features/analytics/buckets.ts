import { SEVERITIES, type SeverityName } from '../../ui/severity.tsx';
import { addDays, dayInWords, daysInWords, lengthOf, type Days } from './period.ts';

export type Unit = 'day' | 'week' | 'month';
export type Counts = Record<SeverityName, number>;
/** The alerts of some days that are drawn together. */
export interface Bucket extends Days {
  counts: Counts;
  total: number;
  /** In full, for a table and for those who hear it. */
  words: string;
  /** For the axis. */
  short: string;
}
interface DayCount {
  day: string;
  severity: SeverityName;
  count: number;
}

/** More columns than this are too narrow to point at. */
const MOST_DAYS = 92;
const MOST_WEEKS = 92;

/** What a column stands for: longer times have wider columns. */
export function unitOf(days: Days): Unit {
  const length = lengthOf(days);
  return length <= MOST_DAYS ? 'day' : length <= MOST_WEEKS * 7 ? 'week' : 'month';
}

/** The last day of the week (from Monday) or month that a day lies in. */
function endOf(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  if (unit === 'week') return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
  const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
  return next.toISOString().slice(0, 10);
}

const none = (): Counts => ({ CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFORMATIVE: 0 });

/**
 * One entry per day, week or month of the range, the empty ones as well; the first and the last are
 * cut where the range is.
 */
export function bucketsOf(
  range: Days,
  counts: readonly DayCount[],
): { unit: Unit; buckets: Bucket[] } {
  const unit = unitOf(range);
  const buckets: Bucket[] = [];
  for (let from = range.from; from <= range.to;) {
    const end = endOf(from, unit);
    const to = end < range.to ? end : range.to;
    const short = unit === 'month' ? dayInWords(from, 'MMM yy') : dayInWords(from, 'd MMM');
    buckets.push({ from, to, counts: none(), total: 0, words: daysInWords({ from, to }), short });
    from = addDays(to, 1);
  }
  let at = 0;
  for (const { day, severity, count } of [...counts].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  )) {
    while ((buckets[at]?.to ?? '9') < day) at += 1;
    const bucket = buckets[at];
    if (bucket === undefined || day < bucket.from) continue;
    bucket.counts[severity] += count;
    bucket.total += count;
  }
  return { unit, buckets };
}

/** All of them by severity. */
export function totalsOf(buckets: readonly Bucket[]): Counts {
  const totals = none();
  for (const { counts } of buckets)
    for (const severity of SEVERITIES) totals[severity] += counts[severity];
  return totals;
}
