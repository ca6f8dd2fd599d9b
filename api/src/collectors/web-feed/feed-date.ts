/**
 * First letters of the months, accents aside: English, Italian, German, French, Spanish,
 * Portuguese, Dutch.
 */
const MONTHS = [
  'jan|gen|ene',
  'feb|fev',
  'mar|maer|maa|mrt',
  'apr|avr|abr',
  'may|mag|mai|mei',
  'jun|giu|juin',
  'jul|lug|juil',
  'aug|ago|aou',
  'sep|set',
  'oct|ott|okt|out',
  'nov',
  'dec|dic|dez',
].map((names) => new RegExp(`^(?:${names})`));

/** Hours before (-) or after (+) UTC. Names that several zones share (IST) are not here. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  met: 1,
  mez: 1,
  cest: 2,
  mest: 2,
  mesz: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  trt: 3,
  sast: 2,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  brt: -3,
  art: -3,
  jst: 9,
  kst: 9,
  hkt: 8,
  sgt: 8,
  awst: 8,
  acst: 9.5,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
};

const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?![\d/.])/;
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\b/;
const YEAR_FIRST = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})\b/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|o|a)?[.\s-]+(?:de\s+)?([a-z]{3,12})\.?,?[\s-]+(?:de[l]?\s+)?(\d{4}|\d{2})\b/;
const MONTH_FIRST = /^([a-z]{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/;
const WEEKDAY = /^[a-z]{2,12}\.?(?:-feira)?(?:,\s*|\s+)/;
const TIME = /(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\b\.?)?/;
const DAY_MS = 86_400_000;
/** Earlier ones are the zero of some program. */
const EARLIEST = Date.UTC(1971, 0, 1);

/**
 * A moment that a feed names; null where it cannot be read, does not exist, or cannot be the time
 * of a post.
 */
export function readFeedDate(written: string, language: string | null, now: Date): Date | null {
  const text = written
    .trim()
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  const bare = text.replace(WEEKDAY, '');
  // `mar 3, 2026` is of March, `mar 3 marzo 2026` a Tuesday.
  const [day, rest] = [text, bare]
    .map((one) => [dayOf(one, language), one] as const)
    .find(([found]) => found !== null) ?? [null, ''];
  const clock = day === null ? null : timeOf(rest.slice(day.length));
  if (day === null || clock === null) return null;
  const start = Date.UTC(day.year, day.month - 1, day.day);
  const date = new Date(start);
  // 30 February would be 2 March.
  if (date.getUTCMonth() !== day.month - 1 || date.getUTCDate() !== day.day) return null;
  const at = start + clock;
  return at < EARLIEST || at > now.getTime() + DAY_MS ? null : new Date(at);
}

interface Day {
  year: number;
  month: number;
  day: number;
  length: number;
}

function dayOf(text: string, language: string | null): Day | null {
  const iso = ISO.exec(text);
  if (iso !== null)
    return {
      year: Number(iso[1]),
      month: Number(iso[2]),
      day: Number(iso[3] ?? 1),
      length: iso[0].length,
    };
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null)
    return {
      year: Number(yearFirst[1]),
      month: Number(yearFirst[3]),
      day: Number(yearFirst[4]),
      length: yearFirst[0].length,
    };
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return numericDay(numeric, language);
  const dayFirst = DAY_FIRST.exec(text);
  const [whole, day, name, year] = dayFirst ?? swapped(MONTH_FIRST.exec(text));
  const month = MONTHS.findIndex((names) => names.test(name ?? '')) + 1;
  return whole === undefined || month === 0
    ? null
    : { year: fullYear(year ?? ''), month, day: Number(day), length: whole.length };
}

const swapped = (found: RegExpExecArray | null): (string | undefined)[] =>
  found === null ? [] : [found[0], found[2], found[1], found[3]];

/** RFC 2822, section 4.3. */
function fullYear(written: string): number {
  const year = Number(written);
  return written.length > 2 ? year : year < 50 ? 2000 + year : 1900 + year;
}

/**
 * 02/03 is of February in the United States and of March elsewhere: the language of the feed says
 * which.
 */
function numericDay(
  [whole, one, separator, other, year]: RegExpExecArray,
  language: string | null,
): Day | null {
  const [first, second] = [Number(one), Number(other)];
  const of = (day: number, month: number): Day => ({
    year: Number(year),
    month,
    day,
    length: whole.length,
  });
  if (separator === '.' || first > 12 || first === second) return of(first, second);
  if (second > 12) return of(second, first);
  const [name, region] = (language ?? '').toLowerCase().split(/[-_]/);
  if (name === '' || name === undefined) return null;
  if (region === 'us' || region === 'ph') return of(second, first);
  return name === 'en' && region === undefined ? null : of(first, second);
}

/** Milliseconds from midnight UTC; null for a time or a zone that is none. */
function timeOf(rest: string): number | null {
  const found = TIME.exec(rest);
  if (found === null) return /\d/.test(rest) ? null : 0;
  const [whole, hours, minutes, seconds = '0', fraction = '0', half] = found;
  const late = half?.startsWith('p') === true;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (late ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const offset = offsetOf(rest.slice(found.index + whole.length).trim());
  return offset === null
    ? null
    : ((hour - offset) * 60 + Number(minutes)) * 60_000 +
        Math.min(Number(seconds), 59) * 1000 +
        Math.trunc(Number(`0.${fraction}`) * 1000);
}

/** Hours; without a zone it is UTC. */
function offsetOf(zone: string): number | null {
  if (zone === '') return 0;
  const numeric = /^(?:gmt|utc|ut)?\s*([+-])(\d{1,2}):?(\d{2})?$/.exec(zone.replace('\u2212', '-'));
  if (numeric !== null)
    return (numeric[1] === '-' ? -1 : 1) * (Number(numeric[2]) + Number(numeric[3] ?? 0) / 60);
  // `2026 10:00:00 +0100 CET` says it twice.
  const [first, ...more] = zone.split(' ');
  if (more.length > 0) return offsetOf(first ?? '');
  return Object.hasOwn(ZONES, zone) ? (ZONES[zone] ?? null) : null;
}
