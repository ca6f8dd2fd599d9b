import { Matcher } from '../signs/matcher.ts';
import type { SeenSign } from '../signs/sign.ts';
import { wordsOf } from '../signs/words.ts';
import { MESSAGE_LISTS, MESSAGE_SIGNS } from './message-signs.ts';

/** Longer texts are no text messages: their many words hold some sign or other. UTF-16 units. */
export const LONGEST_MESSAGE = 480;
/** Messages that sell are long, as long as one may be. UTF-16 units. */
const LONG = 120;

let made: Matcher | undefined;
/** All signs of messages at once. */
export const messageMatcher = (): Matcher => (made ??= new Matcher(MESSAGE_SIGNS, MESSAGE_LISTS));

/** A fraudulent text message: its points and the signs that gave them, each once. */
export interface FraudMessage {
  points: number;
  signs: readonly SeenSign[];
}

/** Adds up the signs of fraud in a text of at most 480 characters; null for a longer one. */
export function readMessage(text: string): FraudMessage | null {
  if (text.length > LONGEST_MESSAGE) return null;
  const first = new Map<string, SeenSign>();
  for (const seen of messageMatcher().find(wordsOf(text)))
    if (!first.has(seen.sign.id)) first.set(seen.sign.id, seen);
  const signs = [...first.values()];
  const points = signs.reduce((sum, { sign }) => sum + sign.points, 0);
  return { points: points + (signs.length > 1 && text.length > LONG ? 1 : 0), signs };
}
