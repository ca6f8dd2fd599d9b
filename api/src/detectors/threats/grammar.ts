import type { Token } from '../text/tokens.ts';

/**
 * Sentences are written as strings that ordinary regular expressions read: every word as `kill:V `, with the letters of the
 * classes that its lexicon gives it (capital or small); punctuation as `, `. A rule is an expression made of the builders below.
 */
export type Lexicon = ReadonlyMap<string, string>;

export interface Sentence {
  written: string;
  tokens: readonly Token[];
  /** Where each token begins in `written`. */
  starts: readonly number[];
}

/** A word of any of these classes: `of('VP')`. */
export const of = (classes: string) => `[^ :]+:[A-Za-z]*[${classes}][A-Za-z]* `;
/** One of these words, given as alternatives: `is('will|shall')`. */
export const is = (words: string) => `(?:${words}):[A-Za-z]* `;
/** Any word that is of none of these classes. */
export const not = (classes: string) => `[^ :]+:(?![A-Za-z]*[${classes}])[A-Za-z]* `;
/** Up to `most` words of none of these classes; never across punctuation. */
export const upTo = (most: number, classes = '1') => `(?:${not(classes)}){0,${most}}`;
export const maybe = (...parts: string[]) => `(?:${parts.join('')})?`;
export const either = (...parts: string[]) => `(?:${parts.join('|')})`;
/** The same sentence goes on after a comma. */
export const COMMA = '(?:, )?';
export const START = '(?<=^|[,"] )';

/** A rule matches from the beginning of a word. */
export const rule = (...parts: string[]) => new RegExp(`(?<=^| )${parts.join('')}`, 'g');

/** Writes a sentence with the classes of a lexicon. */
export function sentenceOf(tokens: readonly Token[], lexicon: (word: string) => string): Sentence {
  let written = '';
  const starts: number[] = [];
  for (const { word, isMark } of tokens) {
    starts.push(written.length);
    written += isMark ? `${word} ` : `${word}:${lexicon(word)} `;
  }
  return { written, tokens, starts };
}

/** The tokens that a match covers, as a half-open range of indexes. */
export function tokensAt({ starts }: Sentence, index: number, length: number): { from: number; to: number } {
  let from = 0;
  while (from + 1 < starts.length && (starts[from + 1] ?? 0) <= index) from += 1;
  let to = from;
  while (to < starts.length && (starts[to] ?? 0) < index + length) to += 1;
  return { from, to };
}

/** Builds a lexicon: each line a class letter and its words. A word may be of several classes. */
export function lexiconOf(entries: readonly (readonly [string, Iterable<string>])[]): Lexicon {
  const lexicon = new Map<string, string>();
  for (const [letter, words] of entries) {
    for (const word of words) {
      const known = lexicon.get(word) ?? '';
      if (!known.includes(letter)) lexicon.set(word, known + letter);
    }
  }
  return lexicon;
}

export const words = (list: string) => list.trim().split(/\s+/);
