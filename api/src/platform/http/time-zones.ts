const known = new Set<string>();
const MOST_KNOWN = 1_000;

/** Whether a name is a time zone's that PostgreSQL knows too: offsets such as `+02:00` are none. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    const isKnown =
      new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '' && /^[A-Za-z]/.test(name);
    if (isKnown && known.size < MOST_KNOWN) known.add(name);
    return isKnown;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * What a clock in a zone shows, as spreadsheets read it: `2026-11-21 10:30:00`.
 * @param zone one that `isTimeZone`.
 */
export function clockText(at: Date, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  if (clocks.size < MOST_KNOWN) clocks.set(zone, clock);
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`;
}
