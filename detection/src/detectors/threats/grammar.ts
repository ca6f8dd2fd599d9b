import type { Token } from '../../formats/text/tokens.ts';
import { type Beginning, beginningOf, mayBegin } from './beginnings.ts';
import { alternativesOf } from './expressions.ts';
import { neededWords, type Lists } from './needed-words.ts';

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
  /** The letters that each token is given; none of a mark. */
  classes: readonly string[];
}

/** A word of any of these classes: `of('VP')`. */
export const of = (classes: string) => `[^ :]+:[A-Za-z]*[${classes}][A-Za-z]* `;
/** A word that is of each of these classes: `all('uV')`. */
export const all = (classes: string) =>
  `[^ :]+:${[...classes].map((one) => `(?=[A-Za-z]*${one})`).join('')}[A-Za-z]+ `;
/** One of these words, given as alternatives: `is('will|shall')`. */
export const is = (words: string) => `(?:${words}):[A-Za-z]* `;
/** Any word that is of none of these classes. */
export const not = (classes: string) => `[^ :]+:(?![A-Za-z]*[${classes}])[A-Za-z]* `;
/** Up to `most` words of none of these classes; never across punctuation. */
export const upTo = (most: number, classes = '1') => `(?:${not(classes)}){0,${most}}`;
export const maybe = (...parts: string[]) => `(?:${parts.join('')})?`;
export const either = (...parts: string[]) => `(?:${parts.join('|')})`;
/** How far `notBeside` looks, in words. A text that is not cut into sentences must not be read to its ends at every match. */
const BESIDE = 25;
/** None of these words stands near by in the same sentence, on either side. For texts that are not cut into sentences; else `nowhere`. */
export const notBeside = (words: string) =>
  `(?!(?:[^ .?]+ ){0,${BESIDE}}?(?:${words}):)(?<!(?:^| )(?:${words}):[A-Za-z]* (?:[^ .?]+ ){0,${BESIDE}})`;
/** The same sentence goes on after a comma. */
const MARKED = '(?=[^ :]+:[A-Za-z]*';
/** Before a word at which the phrase of this letter begins; see `withPhrases`. */
export const begins = (letter: string) => `${MARKED}${letter})`;
/** None of these words stands anywhere in the sentence: what makes it an errand, a pleasure or care. */
export const nowhere = (words: string) => `(?!.*(?<=^| )(?:${words}):)(?<!(?:^| )(?:${words}):.*)`;
export const COMMA = '(?:, )?';
export const START = '(?<=^|[,"] )';

/** What every match of a rule holds: one word of each of these sets, and something that each of these long parts matches. */
interface Needs {
  words: Lists;
  parts: readonly string[];
  /** The ways in which it may match, in the order in which they are tried at a word. Made at first use: most rules are never tried. */
  ways: () => readonly Way[];
}
type Way = Tried & { words: Lists };
const NEEDS = new WeakMap<RegExp, Needs>();
/** Parts as long as this are tried once in a sentence for all the rules that have them. */
const LONG = 500;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A rule matches from the beginning of a word. What it cannot match without is kept beside it, for `RuleIndex`. */
export function rule(...parts: string[]): RegExp {
  const whole = parts.join('');
  const pattern = new RegExp(`(?<=^| )${whole}`, 'g');
  NEEDS.set(pattern, {
    words: neededWords(whole),
    ways: once(() =>
      alternativesOf(whole).map((way) => ({ ...triedOf(way), words: neededWords(way) })),
    ),
    parts: parts.filter(
      (part) => (part.length >= LONG || part.includes(MARKED)) && !part.endsWith(')?'),
    ),
  });
  return pattern;
}

function needsOf(pattern: RegExp): Needs {
  const needs = NEEDS.get(pattern);
  if (needs === undefined) throw new TypeError(`${String(pattern)} was not made by rule().`);
  return needs;
}

/** Where a rule matches, one behind the other, as ranges of tokens: what `matchAll` finds, but quicker, since most ways of a rule lack their words. */
export function matchesOf(pattern: RegExp, sentence: Sentence): { from: number; to: number }[] {
  const words = wordSetOf(sentence);
  const ways = needsOf(pattern)
    .ways()
    .filter(({ words: lists }) => lists.every((list) => list.some((word) => words.has(word))));
  const found: { from: number; to: number }[] = [];
  if (ways.length === 0) return found;
  for (let at = 0; at < sentence.tokens.length;) {
    const match = firstOf(ways, sentence, at);
    const range = match === null ? null : tokensAt(sentence, match.index, match[0].length);
    if (range !== null) found.push(range);
    at = Math.max(at + 1, range?.to ?? 0);
  }
  return found;
}

const WORD_SETS = new WeakMap<Sentence, ReadonlySet<string>>();
function wordSetOf(sentence: Sentence): ReadonlySet<string> {
  const words = WORD_SETS.get(sentence) ?? new Set(sentence.tokens.map(({ word }) => word));
  WORD_SETS.set(sentence, words);
  return words;
}

function firstOf(ways: readonly Tried[], sentence: Sentence, at: number): RegExpExecArray | null {
  for (const way of ways) {
    const match = tryAt(way, sentence, at);
    if (match !== null) return match;
  }
  return null;
}

/**
 * Which of many rules may match a sentence at all. Every word of a sentence is looked up once: it says which lists of which rules it satisfies,
 * and a rule whose lists are not all satisfied is passed over unread.
 */
export class RuleIndex {
  /** Of each word the numbers of the lists that have it. */
  readonly #lists = new Map<string, number[]>();
  readonly #ruleOf: number[] = [];
  /** Of each rule how many lists it has. */
  readonly #needed: number[];
  readonly #parts: (readonly string[])[];
  /** The sentence in which a list was satisfied last, and in which a rule was counted last. */
  readonly #hit: number[] = [];
  readonly #counted: number[];
  readonly #count: number[];
  #sentence = 0;

  constructor(patterns: readonly RegExp[]) {
    const needs = patterns.map(needsOf);
    this.#needed = needs.map(({ words: lists }) => lists.length);
    this.#parts = needs.map(({ parts }) => parts);
    this.#counted = patterns.map(() => 0);
    this.#count = patterns.map(() => 0);
    needs.forEach(({ words: lists }, rule) => {
      for (const list of lists) this.#addList(list, rule);
    });
  }

  #addList(list: readonly string[], rule: number): void {
    const id = this.#ruleOf.push(rule) - 1;
    this.#hit.push(0);
    for (const word of new Set(list)) this.#lists.set(word, [...(this.#lists.get(word) ?? []), id]);
  }

  /** The numbers of the rules that may match, in their order. */
  of(sentence: Sentence): number[] {
    this.#sentence += 1;
    const known = new Map<string, boolean>();
    const holds = (part: string): boolean => {
      const held = known.get(part) ?? isIn(part, sentence);
      known.set(part, held);
      return held;
    };
    for (const { word, isMark } of sentence.tokens)
      if (!isMark) for (const list of this.#lists.get(word) ?? []) this.#satisfy(list);
    const found: number[] = [];
    for (const [rule, needed] of this.#needed.entries()) {
      const count = this.#counted[rule] === this.#sentence ? this.#count[rule] : 0;
      if (count === needed && (this.#parts[rule] ?? []).every(holds)) found.push(rule);
    }
    return found;
  }

  #satisfy(list: number): void {
    if (this.#hit[list] === this.#sentence) return;
    this.#hit[list] = this.#sentence;
    const rule = this.#ruleOf[list] ?? 0;
    this.#count[rule] = this.#counted[rule] === this.#sentence ? (this.#count[rule] ?? 0) + 1 : 1;
    this.#counted[rule] = this.#sentence;
  }
}

/** An expression that is tried at words it may begin with alone. */
interface Tried {
  pattern: RegExp;
  beginning: Beginning | null;
}
function triedOf(part: string): Tried {
  return { pattern: new RegExp(part, 'y'), beginning: beginningOf(part) };
}

/** Where it matches at a token; null where it does not. */
function tryAt(
  { pattern, beginning }: Tried,
  { written, tokens, starts, classes }: Sentence,
  at: number,
): RegExpExecArray | null {
  if (beginning !== null && !mayBegin(beginning, tokens[at]?.word ?? '', classes[at] ?? ''))
    return null;
  pattern.lastIndex = starts[at] ?? 0;
  return pattern.exec(written);
}

const TRIED = new Map<string, Tried>();
function isIn(part: string, sentence: Sentence): boolean {
  const tried = TRIED.get(part) ?? triedOf(part);
  TRIED.set(part, tried);
  return sentence.tokens.some((_, at) => tryAt(tried, sentence, at) !== null);
}

/** Writes a sentence with the classes of a lexicon. @param lexicon the classes of the word at an index */
export function sentenceOf(
  tokens: readonly Token[],
  lexicon: (word: string, at: number) => string,
): Sentence {
  let written = '';
  const starts: number[] = [];
  const classes: string[] = [];
  for (const [at, { word, isMark }] of tokens.entries()) {
    const letters = isMark ? '' : lexicon(word, at);
    starts.push(written.length);
    classes.push(letters);
    written += isMark ? `${word} ` : `${word}:${letters} `;
  }
  return { written, tokens, starts, classes };
}

/** A phrase that many rules end with: the letter that its first word is given, and the expression it must match. */
export interface Phrase extends Tried {
  letter: string;
}
export const phrase = (letter: string, ...parts: string[]): Phrase => ({
  letter,
  ...triedOf(parts.join('')),
});

/**
 * Looks for the long phrases once in a sentence and adds their letters to the words they begin with, so that rules need not hold them.
 * @returns the sentence so written and, by the token that a phrase begins with, the token after its end.
 */
export function withPhrases(
  sentence: Sentence,
  phrases: readonly Phrase[],
): { sentence: Sentence; ends: ReadonlyMap<number, number> } {
  const ends = new Map<number, number>();
  const letters = sentence.tokens.map(({ isMark }, at) =>
    isMark
      ? ''
      : phrases
          .flatMap((one) => {
            const match = tryAt(one, sentence, at);
            if (match === null) return [];
            ends.set(
              at,
              Math.max(ends.get(at) ?? 0, tokensAt(sentence, match.index, match[0].length).to),
            );
            return [one.letter];
          })
          .join(''),
  );
  if (ends.size === 0) return { sentence, ends };
  let written = '';
  const starts = sentence.starts.map((start, at) => {
    const begin = written.length;
    written += `${sentence.written.slice(start, (sentence.starts[at + 1] ?? sentence.written.length) - 1)}${letters[at] ?? ''} `;
    return begin;
  });
  return {
    sentence: {
      ...sentence,
      written,
      starts,
      classes: sentence.classes.map((own, at) => own + (letters[at] ?? '')),
    },
    ends,
  };
}

/** The tokens that a match covers, as a half-open range of indexes. */
export function tokensAt(
  { starts }: Sentence,
  index: number,
  length: number,
): { from: number; to: number } {
  return {
    from: Math.max(0, firstFrom(starts, index + 1) - 1),
    to: firstFrom(starts, index + length),
  };
}

/** The first token that begins at this place or behind it; a text may have a hundred thousand. */
function firstFrom(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
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
