/** `42 s`, `6 min`, `1 h 20 min`, `3 days`; a dash when nothing was measured. */
export function timeInWords(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.round(minutes / 1440)} days`;
}

/** `8.4%`, `27%`; a dash for a part of nothing. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return `${share > 0 && share < 9.95 ? Number(share.toFixed(1)) : Math.round(share)}%`;
}

/** `+12% on October`, `same as October`, `none in October`. */
export function changeInWords(now: number, before: number, of: string): string {
  if (before === 0) return `none in ${of}`;
  const change = Math.round((now / before - 1) * 100);
  if (now === before) return `same as ${of}`;
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toLocaleString('en')}% on ${of}`;
}

/** `1 alert`, `214 alerts`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
