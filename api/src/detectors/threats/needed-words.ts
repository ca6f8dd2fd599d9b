/** Lists of words: what a part of a rule matches holds a word of each. */
export type Lists = readonly (readonly string[])[];

/** The end of a word as rules are written: its classes and the blank behind it. */
const TAIL = ':[A-Za-z]* ';
const WORDS = /^[a-z0-9|àèéìòù’'-]+$/;
/** Longer lists rule next to nothing out. */
const LONGEST = 400;

/**
 * What a part of a rule cannot match without. It reads the expressions that the builders of the grammar make: groups, lists of words, classes
 * and look-around; what it does not know it takes to need nothing.
 * @param part an expression, such as `either(is('a|b'), is('c') + of('N'))` makes: needs a, b or c.
 */
export function neededWords(part: string): Lists {
  const lists: (readonly string[])[] = [];
  for (let at = 0; at < part.length;) {
    if (part[at] === '\\') at += 2;
    else if (part[at] === '[') at = endOfClass(part, at);
    else if (part[at] === '(') {
      const end = endOfGroup(part, at);
      const inner = part.slice(at, end);
      const isOptional = /^(?:\?|\*|\{0)/.test(part.slice(end, end + 2));
      if (!isOptional && inner.startsWith('(?:')) lists.push(...neededByGroup(inner.slice(3, -1), part.startsWith(TAIL, end)));
      at = end;
    } else at += 1;
  }
  return lists;
}

function neededByGroup(inner: string, isWord: boolean): Lists {
  if (isWord && WORDS.test(inner)) return [inner.split('|')];
  const alternatives = splitAtTop(inner);
  if (alternatives.length === 1) return neededWords(inner);
  // One of the alternatives matches: of each the shortest list, all of them together.
  const shortest = alternatives.map((one) => neededWords(one).reduce<readonly string[] | null>((best, list) => (best === null || list.length < best.length ? list : best), null));
  const all = shortest.flatMap((list) => list ?? []);
  return shortest.includes(null) || all.length > LONGEST ? [] : [all];
}

/** The place after a bracket expression: `[^ :]`. */
function endOfClass(part: string, from: number): number {
  let at = from + 1;
  while (at < part.length && part[at] !== ']') at += part[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The place after the parenthesis that closes the one at `from`. */
function endOfGroup(part: string, from: number): number {
  let depth = 0;
  for (let at = from; at < part.length;) {
    if (part[at] === '\\') at += 2;
    else if (part[at] === '[') at = endOfClass(part, at);
    else {
      if (part[at] === '(') depth += 1;
      if (part[at] === ')') depth -= 1;
      at += 1;
      if (depth === 0) return at;
    }
  }
  return part.length;
}

/** Alternatives of a group: cut at the bars that stand in no inner one. */
function splitAtTop(inner: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < inner.length;) {
    if (inner[at] === '\\') at += 2;
    else if (inner[at] === '[') at = endOfClass(inner, at);
    else if (inner[at] === '(') at = endOfGroup(inner, at);
    else {
      if (inner[at] === '|') {
        pieces.push(inner.slice(from, at));
        from = at + 1;
      }
      at += 1;
    }
  }
  return [...pieces, inner.slice(from)];
}
