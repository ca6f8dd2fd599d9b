/** What the builders of the grammar write, read again: groups, bracket expressions, lists of words. */

/** The end of a word as rules are written: its classes and the blank behind it. */
export const TAIL = ':[A-Za-z]* ';
/** A list of words, as `is` takes it. */
export const WORDS = /^[a-z0-9|àèéìòù’'-]+$/;

/** What ends at `end` may be there no time. */
export const isOptionalAt = (part: string, end: number): boolean =>
  /^(?:\?|\*|\{0)/.test(part.slice(end, end + 2));

/** The place after a bracket expression: `[^ :]`. */
export function endOfClass(part: string, from: number): number {
  let at = from + 1;
  while (at < part.length && part[at] !== ']') at += part[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The place after the parenthesis that closes the one at `from`. */
export function endOfGroup(part: string, from: number): number {
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
export function splitAtTop(inner: string): string[] {
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

/** What an expression that is one group stands for, and those within it that are groups again, in their order; else itself. */
export function alternativesOf(part: string): string[] {
  if (!part.startsWith('(?:') || endOfGroup(part, 0) !== part.length) return [part];
  return splitAtTop(part.slice(3, -1)).flatMap(alternativesOf);
}
