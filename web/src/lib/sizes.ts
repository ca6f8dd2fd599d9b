import { shownLanguage } from '../ui/language.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** `412 KB`, `3.1 MB`: powers of a thousand, one decimal below a hundred. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${shown.toLocaleString(shownLanguage(), { useGrouping: false })} ${UNITS[unit] ?? 'GB'}`;
}
