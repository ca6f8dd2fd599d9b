import { printable } from '../text/words.ts';
import type { Range } from '../written/reading.ts';

/**
 * A message of a chat that somebody downloaded or copied: where its words stand in the file, and
 * what the file says of it.
 */
export interface Turn extends Range {
  who: string;
  /** As the file writes it, or `2024-03-12 18:22 UTC` where it counts seconds. */
  when: string;
}

const LONGEST_NAME = 60;
const LONGEST_TIME = 40;

/** @returns null where nobody is named */
export function turnOf(range: Range, who: string, when: string): Turn | null {
  // WhatsApp puts a tilde before names that are not among one's contacts.
  const name = printable(mended(who).replace(/^~\s*/, ''), LONGEST_NAME);
  return name === ''
    ? null
    : { start: range.start, end: range.end, who: name, when: printable(when, LONGEST_TIME) };
}

/**
 * Facebook's and Instagram's downloads write each byte of UTF-8 as a letter of its own: `Ã²` is
 * `ò`.
 */
function mended(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[^\u0000-\u00ff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
/** Seconds since 1970 of the years 2001 to 2096. */
const SECONDS = { least: 1e9, most: 4e9 };

/**
 * A time as data write it: ISO 8601, seconds or milliseconds since 1970, anything else as it
 * stands.
 */
export function timeInWords(value: string | number): string {
  const iso = typeof value === 'string' ? ISO.exec(value.trim()) : null;
  if (iso !== null) {
    const [, day = '', time = '', zone] = iso;
    return [
      day,
      time,
      ...(zone === undefined ? [] : [/^(?:Z|[+-]00:?00)$/.test(zone) ? 'UTC' : zone]),
    ].join(' ');
  }
  const number = Number(value);
  const seconds = number > SECONDS.most ? number / 1000 : number;
  if (!(seconds >= SECONDS.least && seconds <= SECONDS.most)) return String(value);
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().split('T');
  return `${day} ${time.slice(0, 5)} UTC`;
}
