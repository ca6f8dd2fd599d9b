/** As the server keeps them: at most so many, each of at most so many characters. */
export const MAX_TERMS = 100_000;
export const MAX_TERM_LENGTH = 256;

export interface ReadTerms {
  /** Each once, as it was written. */
  terms: string[];
  /** Numbers of the lines that are too long, from 1. */
  tooLong: number[];
  /** Lines that say what an earlier one says. */
  doubles: number;
}

/**
 * Reads one term per line, as the server does: Unicode NFKC, one space between words, capitals make
 * no difference. Empty lines count for nothing.
 */
export function readTerms(text: string): ReadTerms {
  const found = new Map<string, string>();
  const tooLong: number[] = [];
  let doubles = 0;
  text.split(/\r\n|\r|\n/u).forEach((line, index) => {
    const term = line
      .normalize('NFKC')
      .replace(/\s+/gu, ' ')
      .replace(/^\uFEFF/u, '')
      .trim();
    if (term === '') return;
    if (term.length > MAX_TERM_LENGTH) tooLong.push(index + 1);
    else if (found.has(term.toLowerCase())) doubles += 1;
    else found.set(term.toLowerCase(), term);
  });
  return { terms: [...found.values()], tooLong, doubles };
}

/** A request may have 1 MiB; its text and what stands around the terms take little. */
export const PART_BYTES = 900_000;

/**
 * The most that a term takes in JSON: three bytes of UTF-8 for each unit, quotes, a comma, an
 * escape.
 */
const bytesOf = (term: string): number => term.length * 3 + 4;

/** Whether all of the terms can be tried at once. */
export const fitsOneRequest = (terms: readonly string[]): boolean =>
  partFrom(terms, 0, PART_BYTES) === terms.length;

/** How many of the terms from `start` on fit into one request; at least one. */
export function partFrom(terms: readonly string[], start: number, bytes: number): number {
  let size = 0;
  let end = start;
  while (end < terms.length) {
    size += bytesOf(terms[end] ?? '');
    if (size > bytes && end > start) break;
    end += 1;
  }
  return end - start;
}
