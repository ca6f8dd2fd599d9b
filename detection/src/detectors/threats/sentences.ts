import type { Token } from '../../formats/text/tokens.ts';
import { sentenceOf, type Sentence } from './grammar.ts';
import { isGivenName } from './given-names.ts';
import { LANGUAGES, wordsOf, type Language } from './languages.ts';

/** A sentence longer than this is none; it is cut so that the rules stay quick on text without punctuation. */
const LONGEST_SENTENCE = 60;

/** A sentence may be of another language than most of its text; one without small words is taken to be like the text. */
export function isOf(
  language: Language,
  { tokens }: Sentence,
  ofText: readonly Language[],
): boolean {
  const counts = LANGUAGES.map((other) => wordsOf(other, tokens));
  const most = Math.max(...counts);
  return most === 0 ? ofText.includes(language) : wordsOf(language, tokens) * 2 >= most;
}

/** Somebody's name is a word for people. */
const written = (tokens: readonly Token[], classes: (word: string) => string): Sentence =>
  sentenceOf(tokens, (word, at) => {
    const known = classes(word);
    return known.includes('N') ||
      !isGivenName(
        word,
        tokens[at]?.isCapital === true,
        at === 0 || tokens[at - 1]?.isMark === true,
      )
      ? known
      : `${known}N`;
  });

/** Cuts the words of a text into sentences, each written with the classes of a lexicon. */
export function sentencesOf(
  tokens: readonly Token[],
  classes: (word: string) => string,
): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    const ends =
      token === undefined ||
      i - from >= LONGEST_SENTENCE ||
      (token.isMark && /^[.?]$/.test(token.word));
    if (!ends) continue;
    // The question mark stays: it tells what kind of sentence it is.
    if (i > from)
      sentences.push(written(tokens.slice(from, token?.word === '?' ? i + 1 : i), classes));
    from = token !== undefined && !token.isMark ? i : i + 1;
  }
  return sentences;
}
