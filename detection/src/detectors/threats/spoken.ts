import { tokensOf, type Token } from '../../formats/text/tokens.ts';
import type { Sentence } from './grammar.ts';
import { languagesOf, LANGUAGES, wordsOf, type Language } from './languages.ts';
import { isOf, sentencesOf } from './sentences.ts';

/** A text as one language reads it: its words, repaired as that language writes them, and its sentences. */
export interface Spoken {
  language: Language;
  tokens: readonly Token[];
  /** In their order; `isOwn` where the language may be a sentence's. */
  sentences: readonly { sentence: Sentence; isOwn: boolean }[];
}

/** A text in each language that it, or a part of it, may be of: read once for all that look for threats. Never throws. */
export const spokenOf = (text: string): Spoken[] => spokenIn(tokensOf(text));

/** The same of words that were cut already. */
export function spokenIn(raw: readonly Token[]): Spoken[] {
  const ofText = languagesOf(raw);
  return LANGUAGES.filter(
    (language) => ofText.includes(language) || wordsOf(language, raw) > 0,
  ).map((language) => {
    const tokens = language.expand(raw);
    return {
      language,
      tokens,
      sentences: sentencesOf(tokens, language.classes).map((sentence) => ({
        sentence,
        isOwn: isOf(language, sentence, ofText),
      })),
    };
  });
}
