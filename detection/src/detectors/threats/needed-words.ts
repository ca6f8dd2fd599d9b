import { endOfClass, endOfGroup, isOptionalAt, splitAtTop, TAIL, WORDS } from './expressions.ts';

/** Lists of words: what a part of a rule matches holds a word of each. */
export type Lists = readonly (readonly string[])[];

/** Longer lists rule next to nothing out. */
const LONGEST = 400;

/**
 * What a part of a rule cannot match without. It reads the expressions that the builders of the grammar make: groups, lists of words, classes
 * and look-around; what it does not know it takes to need nothing.
 * @param part an expression, such as `either(is('a|b'), is('c') + of('N'))` makes: needs a, b or c.
 */
export function neededWords(part: string): Lists {
  const lists: (readonly string[])[] = [];
  // `[^ :]+(?:ono|ano)` has the ends of words, not words.
  let isWithinWord = false;
  for (let at = 0; at < part.length;) {
    if (part[at] === '\\') at += 2;
    else if (part[at] === '[') {
      at = endOfClass(part, at);
      isWithinWord = true;
    } else if (part[at] === '(') {
      const end = endOfGroup(part, at);
      const inner = part.slice(at, end);
      if (!isOptionalAt(part, end) && inner.startsWith('(?:'))
        lists.push(
          ...neededByGroup(inner.slice(3, -1), !isWithinWord && part.startsWith(TAIL, end)),
        );
      at = end;
    } else {
      if (part[at] === ' ') isWithinWord = false;
      at += 1;
    }
  }
  return lists;
}

function neededByGroup(inner: string, isWord: boolean): Lists {
  if (isWord && WORDS.test(inner)) return [inner.split('|')];
  const alternatives = splitAtTop(inner);
  if (alternatives.length === 1) return neededWords(inner);
  // One of the alternatives matches: of each the shortest list, all of them together.
  const shortest = alternatives.map((one) =>
    neededWords(one).reduce<readonly string[] | null>(
      (best, list) => (best === null || list.length < best.length ? list : best),
      null,
    ),
  );
  const all = shortest.flatMap((list) => list ?? []);
  return shortest.includes(null) || all.length > LONGEST ? [] : [all];
}
