import { tokensOf } from '../../../formats/text/tokens.ts';
import { withoutAddresses } from '../../../formats/urls/without-addresses.ts';
import type { Sentence } from '../grammar.ts';
import { wordsOf, type Language } from '../languages.ts';
import { spokenIn, type Spoken } from '../spoken.ts';

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

/** What is read without: links and the mark of a post that is passed on. */
const PASSED_ON = 'rt';

/** Cuts a text into windows, for each language that it may be of. Never throws. @param spoken the same text, where it was read already */
export function windowsOf(text: string, spoken?: readonly Spoken[]): Window[] {
  const bare = withoutAddresses(text);
  const isBare =
    bare === text &&
    spoken?.some(({ tokens }) => tokens.some(({ word }) => word === PASSED_ON)) === false;
  return (
    isBare ? spoken : spokenIn(tokensOf(bare).filter(({ word }) => word !== PASSED_ON))
  ).flatMap(({ language, sentences }) => {
    const windows: Sentence[][] = [[]];
    let words = 0;
    for (const { sentence, isOwn } of sentences) {
      if (!isOwn || words + sentence.tokens.length > MOST_WORDS) {
        windows.push([]);
        words = 0;
      }
      if (!isOwn) continue;
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
