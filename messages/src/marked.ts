import type { Message } from './message.ts';
import { inWords, render, type Language } from './render.ts';

/** A line, and the half-open UTF-16 ranges of it that were seen. */
export interface Marked {
  text: string;
  marks: { start: number; end: number }[];
}

/**
 * A line about what was seen, in the words of a language: whatever stands in its gap `seen` was seen,
 * and is marked there.
 */
export function renderMarked(language: Language, message: Message): Marked {
  const seen = message.params?.['seen'];
  return seen === undefined
    ? { text: render(language, message), marks: [] }
    : takeMarks(
        render(language, {
          ...message,
          params: { ...message.params, seen: asSeen(inWords(language, seen)) },
        }),
      );
}

/** Between two signs that are printed nowhere, until the line around it is written. */
const SIGN = '\u0002';
export const asSeen = (words: string): string => `${SIGN}${words}${SIGN}`;

/** Takes the signs out of a line again: every other part of it was seen. */
export function takeMarks(line: string): Marked {
  let text = '';
  const marks: Marked['marks'] = [];
  for (const [index, part] of line.split(SIGN).entries()) {
    if (index % 2 === 1 && part !== '')
      marks.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, marks };
}
