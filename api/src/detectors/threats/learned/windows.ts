import { tokensOf } from '../../text/tokens.ts';
import { withoutAddresses } from '../../urls/without-addresses.ts';
import type { Sentence } from '../grammar.ts';
import { LANGUAGES, languagesOf, wordsOf, type Language } from '../languages.ts';
import { isOf, sentencesOf } from '../sentences.ts';

/** Sentences that follow each other in one language, read together: about as much as somebody posts at once. */
export interface Window {
  language: Language['id'];
  sentences: Sentence[];
  /** Half-open UTF-16 range of the text. */
  start: number;
  end: number;
}

/** Words that are read together; the model learnt from posts of up to sixty. */
const MOST_WORDS = 60;
/** One word says nothing. */
const FEWEST_WORDS = 2;
/** From so many words on, this share of them are small words of the language, or it is another one. */
const LONG = 8;
const SMALL_WORDS = 0.15;

/** Cuts a text into windows, for each language that it may be of. Never throws. */
export function windowsOf(text: string): Window[] {
  const tokens = tokensOf(withoutAddresses(text)).filter(({ word }) => word !== 'rt');
  const ofText = languagesOf(tokens);
  return LANGUAGES.filter((language) => ofText.includes(language) || wordsOf(language, tokens) > 0).flatMap((language) => {
    const windows: Sentence[][] = [[]];
    let words = 0;
    for (const sentence of sentencesOf(language.expand(tokens), language.classes)) {
      const isOther = !isOf(language, sentence, ofText);
      if (isOther || words + sentence.tokens.length > MOST_WORDS) {
        windows.push([]);
        words = 0;
      }
      if (isOther) continue;
      windows.at(-1)?.push(sentence);
      words += sentence.tokens.length;
    }
    return windows.flatMap((sentences) => windowOf(language, sentences) ?? []);
  });
}

function windowOf(language: Language, sentences: Sentence[]): Window | null {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = tokens.filter(({ isMark }) => !isMark);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || words.length < FEWEST_WORDS) return null;
  if (words.length >= LONG && wordsOf(language, words) < words.length * SMALL_WORDS) return null;
  return { language: language.id, sentences, start: first.start, end: last.end };
}
