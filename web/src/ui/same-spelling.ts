const APOSTROPHES = /[’‘‛ʼ´`′]/gu;

/** A text as searches compare it: small letters, and all apostrophes alike. */
export const folded = (text: string): string => text.toLowerCase().replaceAll(APOSTROPHES, "'");

/** Whether each word of a search is part of a text. */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .split(/\s+/u)
    .every((word) => within.includes(word));
}
