import { shownLanguage, type Language } from './language.ts';

/** One for each language: making one takes as long as drawing a row of a list. */
const formats = new Map<Language, Intl.NumberFormat>();

/** A number in figures; with a plus when there are more than were counted. */
export function inFigures(count: number, isPartial = false): string {
  return `${grouped(count)}${isPartial ? '+' : ''}`;
}

function grouped(count: number): string {
  // No language that is shown writes these otherwise, and most of them are on the page before
  // anything else: they wait for no format.
  if (Number.isInteger(count) && count >= 0 && count < 1000) return String(count);
  const language = shownLanguage();
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(count);
}
