const known = new Set<string>();
const MOST_KNOWN = 1_000;

/** Whether a name is a time zone's that PostgreSQL knows too: offsets such as `+02:00` are none. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    const isKnown = new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '' && /^[A-Za-z]/.test(name);
    if (isKnown && known.size < MOST_KNOWN) known.add(name);
    return isKnown;
  } catch {
    return false;
  }
}
