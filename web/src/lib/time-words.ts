import * as m from '../generated/messages/common/index.ts';

/** `42 s`, `6 min`, `1 h 20 min`, `3 days`; a dash when nothing was measured. */
export function timeInWords(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60)
    return minutes % 60 === 0
      ? `${minutes / 60} h`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return m.countedDays({ count: Math.round(minutes / 1440) });
}
