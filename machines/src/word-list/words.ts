const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The lines of a text that a list does not have yet, each once, however they are written.
 *
 * @param text typed or pasted, one word or phrase a line
 * @returns how many lines say something, and which of them are new
 */
export function freshWords(
  text: string,
  there: readonly string[],
): { lines: number; fresh: readonly string[] } {
  const lines = text
    .split(/[\r\n]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    lines: lines.length,
    fresh: lines.filter(
      (word, index) =>
        !there.some((known) => same(known, word)) &&
        lines.findIndex((other) => same(other, word)) === index,
    ),
  };
}

/** A list with more words, or without some; a word that is there already is not put in again. */
export const withWords = (there: readonly string[], words: readonly string[]): string[] => [
  ...there,
  ...freshWords(words.join('\n'), there).fresh,
];
export const withoutWords = (there: readonly string[], words: readonly string[]): string[] =>
  there.filter((word) => !words.some((gone) => same(gone, word)));
