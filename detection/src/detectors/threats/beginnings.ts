import { endOfGroup, isOptionalAt, splitAtTop, TAIL, WORDS } from './expressions.ts';

/** With what the first word of a match must be one of: a word, a class, a figure. A mark counts as a word. */
export interface Beginning {
  words: ReadonlySet<string>;
  /** Letters, any of them. */
  classes: string;
  isFigure: boolean;
}

interface Begun {
  words: string[];
  classes: string;
  isFigure: boolean;
  isEmpty: boolean;
}

/** `of('VP')`, or the same within a look ahead, where nothing need follow. */
const OF = /\[\^ :\]\+:\[A-Za-z\]\*(?:\[([A-Za-z]+)\]|([A-Za-z])(?=$))(?:\[A-Za-z\]\* )?/y;
/** `all('uV')`: the first of its classes is enough. */
const ALL = /\[\^ :\]\+:\(\?=\[A-Za-z\]\*([A-Za-z])\)/y;
const FIGURE = /\[\^ :\]\*\[0-9\]\[\^ :\]\*:\[A-Z(?:a-z)?\]\* /y;
const MARK = /[,"'.?!] /y;
const QUANTITY = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

/**
 * What every match of an expression begins with, as the builders of the grammar make them: most are passed over at nearly every word for it.
 * @returns null where that cannot be told: it may begin with anything
 */
export function beginningOf(part: string): Beginning | null {
  const begun = read(part);
  return begun === null || begun.isEmpty
    ? null
    : { words: new Set(begun.words), classes: begun.classes, isFigure: begun.isFigure };
}

/** May an expression begin at this word? @param classes those that its sentence gives it */
export function mayBegin(
  { words, classes: wanted, isFigure }: Beginning,
  word: string,
  classes: string,
): boolean {
  if (words.has(word) || (isFigure && /[0-9]/.test(word))) return true;
  for (const letter of classes) if (wanted.includes(letter)) return true;
  return false;
}

function read(part: string): Begun | null {
  const begun: Begun = { words: [], classes: '', isFigure: false, isEmpty: true };
  for (let at = 0; at < part.length;) {
    const step = part[at] === '(' ? readGroup(part, at) : readWord(part, at);
    if (step === null) return null;
    begun.words.push(...step.words);
    begun.classes += step.classes;
    begun.isFigure ||= step.isFigure;
    if (!step.isEmpty) return { ...begun, isEmpty: false };
    at = step.next;
  }
  return begun;
}

type Step = Begun & { next: number };
const nothing = (next: number): Step => ({
  words: [],
  classes: '',
  isFigure: false,
  isEmpty: true,
  next,
});
const matchAt = (pattern: RegExp, part: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(part);
};

function readWord(part: string, at: number): Step | null {
  const begins = (classes: string, words: string[], isFigure = false): Step => ({
    words,
    classes,
    isFigure,
    isEmpty: false,
    next: part.length,
  });
  const mark = matchAt(MARK, part, at);
  if (mark !== null) return begins('', [mark[0].trim()]);
  if (part[at] !== '[') return null;
  const ofClasses = matchAt(OF, part, at) ?? matchAt(ALL, part, at);
  if (ofClasses !== null) return begins(ofClasses[1] ?? ofClasses[2] ?? '', []);
  return matchAt(FIGURE, part, at) === null ? null : begins('', [], true);
}

function readGroup(part: string, at: number): Step | null {
  const end = endOfGroup(part, at);
  const inner = part.slice(at, end);
  if (inner.startsWith('(?=')) {
    // What follows begins like this as well; what cannot be told says nothing.
    const ahead = readAlternatives(inner.slice(3, -1));
    return ahead === null || ahead.isEmpty ? nothing(end) : { ...ahead, next: part.length };
  }
  if (/^\(\?(?:!|<)/.test(inner)) return nothing(end);
  if (!inner.startsWith('(?:')) return null;
  const list = inner.slice(3, -1);
  if (part.startsWith(TAIL, end))
    return WORDS.test(list)
      ? { words: list.split('|'), classes: '', isFigure: false, isEmpty: false, next: part.length }
      : null;
  const own = readAlternatives(list);
  if (own === null) return null;
  const quantity = matchAt(QUANTITY, part, end);
  return {
    ...own,
    isEmpty: own.isEmpty || isOptionalAt(part, end),
    next: end + (quantity?.[0].length ?? 0),
  };
}

function readAlternatives(inner: string): Begun | null {
  const all: Begun = { words: [], classes: '', isFigure: false, isEmpty: false };
  for (const alternative of splitAtTop(inner)) {
    const one = read(alternative);
    if (one === null) return null;
    all.words.push(...one.words);
    all.classes += one.classes;
    all.isFigure ||= one.isFigure;
    all.isEmpty ||= one.isEmpty;
  }
  return all;
}
