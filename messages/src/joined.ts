import type { Message, Param } from './message.ts';
import { say } from './say.ts';

/** Between the parts of a list: a way leads from the outer to the inner one. */
const BETWEEN = {
  way: (first: Param, then: Param) => say('joinedWay', { first, then }),
  list: (first: Param, then: Param) => say('joinedList', { first, then }),
};

/**
 * Words that stand one after the other in one gap of a sentence, each in the reader's language.
 * @param parts names as they are, and phrases of ours; none is an empty text
 */
export function joined(
  between: keyof typeof BETWEEN,
  parts: readonly (string | Message)[],
): string | Message {
  const [first = '', ...others] = parts;
  return others.reduce(BETWEEN[between], first);
}
