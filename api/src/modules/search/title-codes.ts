import { textsByCode } from '@vedetta/messages/render.ts';
import { foldSpelling } from '@vedetta/detection/formats/text/spelling.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
/** As searches compare, and accents aside: not everybody types those of a title. */
const fold = (text: string): string => foldSpelling(text).normalize('NFD').replace(/\p{M}/gu, '');

/** Titles, and what stands in their gaps as a message, in every language. */
const TITLES = textsByCode(/^(?:title|kind|fileKind|path|name)[A-Z]/).map(({ code, text }) => {
  const folded = fold(text);
  return { code, text: folded, words: wordsOf(folded) };
});
type Title = (typeof TITLES)[number];

const codesWhere = (says: (title: Title) => boolean): string[] => [
  ...new Set(TITLES.filter(says).map(({ code }) => code)),
];

/**
 * The codes of the titles that have a word of a search, in any language: by that word, and for the
 * last one as a beginning by the word and `:*`. Words of no title are left out.
 */
export function codesOfWords(search: string): Record<string, string[]> {
  const found = wordsOf(search.toLowerCase()).flatMap((word, n, { length }) => {
    const folded = fold(word);
    const whole = codesWhere(({ words }) => words.includes(folded));
    if (n < length - 1) return [[word, whole] as const];
    const begun = codesWhere(({ words }) => words.some((one) => one.startsWith(folded)));
    return [[word, whole] as const, [`${word}:*`, begun] as const];
  });
  return Object.fromEntries(found.filter(([, codes]) => codes.length > 0));
}

/** The codes of the titles that a search is a part of, in any language. */
export function codesOfPart(search: string): string[] {
  const part = fold(search);
  return codesWhere(({ text }) => text.includes(part));
}
