import * as m from '../../generated/messages/analytics/index.ts';
import { inFigures } from '../../ui/figures.ts';
import { shownLanguage } from '../../ui/language.ts';
import type { Unit } from './buckets.ts';

const PER: Record<Unit, string> = {
  get day() {
    return m.alertsPerDay;
  },
  get week() {
    return m.alertsPerWeek;
  },
  get month() {
    return m.alertsPerMonth;
  },
};
/** `Alerts per day`. */
export const perUnit = (unit: Unit): string => PER[unit];

/** `8.4%`, `27%`; a dash for a part of nothing. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return `${share.toLocaleString(shownLanguage(), { maximumFractionDigits: share < 9.95 ? 1 : 0 })}%`;
}

/** `+12% on October`, `same as October`, `up from 0 in October`. */
export function changeInWords(now: number, before: number, of: string): string {
  if (now === before) return m.changeNone({ before: of });
  if (before === 0) return m.changeFromZero({ before: of });
  const change = Math.round((now / before - 1) * 100);
  return m.changePercent({
    change: `${change < 0 ? '−' : '+'}${inFigures(Math.abs(change))}%`,
    before: of,
  });
}
