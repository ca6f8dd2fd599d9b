import { shownLanguage } from './language.ts';

/** A number in figures; with a plus when there are more than were counted. */
export function inFigures(count: number, isPartial = false): string {
  return `${count.toLocaleString(shownLanguage())}${isPartial ? '+' : ''}`;
}
