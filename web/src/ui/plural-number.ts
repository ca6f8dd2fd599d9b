import { number as formatted } from '@messageformat/runtime';

/**
 * The number of a plural, as messages write it. No language that is shown writes the small ones
 * otherwise, and nearly all are small: they wait for no format, of which the first costs a
 * telephone 60 ms before anything is drawn.
 */
export function number(language: string, value: number, offset: number): string {
  const shown = value - offset;
  return Number.isInteger(shown) && shown >= 0 && shown < 1000
    ? String(shown)
    : formatted(language, value, offset);
}
