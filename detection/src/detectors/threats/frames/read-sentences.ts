import { goesOn } from '../../../formats/text/wrapped-lines.ts';
import { type Shape, type Word, wordsOf } from '../../signs/words.ts';
import { isGivenName } from '../given-names.ts';
import { isPerson } from './persons.ts';
import { PICTOGRAM, shapeOfPictogram } from './pictograms.ts';

/** Words that say only how strongly something is meant; frames are read without them. */
const FILLERS = new Set(
  (
    'fucking fuckin fkn fking effing freaking frigging frickin bloody damn damned goddamn ' +
    'just really ' +
    'literally simply actually already please pls plz personally gladly happily publicly ' +
    'quickly quietly ' +
    'fuckkng motherfucking very only honestly seriously ' +
    'proprio davvero cazzo solo subito pure gia cavolo veramente'
  ).split(' '),
);
/** What stands behind an apostrophe, or is one with the word before it. */
const TAILS: Readonly<Record<string, string>> = { ll: 'will', d: 'would', re: 'are', ve: 'have' };
const IS = new Set(['he', 'she', 'it', 'that', 'who', 'there']);
/** A longer sentence is none: it is cut. */
const LONGEST = 70;
/** Words of a sentence in which a noun alone is all that is said. */
const SHORT = 7;
const CLAUSE = /[,;:()"“”«»–—/]|\s-+\s/;
/** Pictograms that end a sentence as `!` does. */
const LOUD = /^[‼⁉❗❕❓]/;
const CAPITAL = /^\p{Lu}\p{Ll}/u;

/**
 * Words of a text as frames read them: pictograms are words, `<start>` stands before every sentence
 * and clause and `<end>` behind every sentence, people and names have their shapes, words that only
 * stress are left out.
 * @param isKnown whether any frame names a word: others with a letter drawn out are read with one
 */
export function readSentences(text: string, isKnown: (word: string) => boolean): Word[] {
  const words: Word[] = [];
  let sentence: Word[] = [];
  const close = (at: number) => {
    const count = sentence.filter(({ text: word, shapes }) => word !== '' || shapes[0] !== 'start');
    if (count.length === 0) {
      sentence = [];
      return;
    }
    const [first, ...rest] = sentence;
    if (first !== undefined && count.length <= SHORT)
      sentence = [{ ...first, shapes: ['start', 'short'] }, ...rest];
    for (const word of sentence) words.push(word);
    words.push(mark(at, 'end'), { ...mark(at, 'end'), shapes: [], isEnd: true });
    sentence = [];
  };
  let before = 0;
  for (const word of piecesOf(text)) {
    if (word.isEnd) {
      close(word.start);
      before = word.end;
      continue;
    }
    if (sentence.length >= LONGEST) close(word.start);
    if (sentence.length === 0 || CLAUSE.test(text.slice(before, word.start)))
      sentence.push(mark(word.start, 'start'));
    before = word.end;
    if (FILLERS.has(word.text)) continue;
    const isFirst = sentence.at(-1)?.shapes[0] === 'start';
    for (const one of withoutTail(word, text)) sentence.push(shaped(one, text, isFirst, isKnown));
  }
  close(text.length);
  return words;
}

const mark = (at: number, shape: Shape): Word => ({
  text: '',
  start: at,
  end: at,
  shapes: [shape],
  isEnd: false,
});

/** Words and pictograms in their order, with an end where a line is one. */
function piecesOf(text: string): Word[] {
  const pictograms = [...text.matchAll(PICTOGRAM)].flatMap(({ 0: sign, index }) => {
    if (LOUD.test(sign)) return [{ ...mark(index, 'end'), shapes: [], isEnd: true }];
    const shape = shapeOfPictogram(sign);
    return shape === null ? [] : [{ ...mark(index, shape), end: index + sign.length }];
  });
  const lines = [...text.matchAll(/\n/g)]
    .filter(({ index }) => !goesOn(text, index))
    .map(({ index }) => ({ ...mark(index, 'end'), shapes: [], isEnd: true }));
  return [...wordsOf(text), ...pictograms, ...lines].sort((a, b) => a.start - b.start);
}

/** `I'll` is two words, `she's` too; `Anna's` is one. */
function withoutTail(word: Word, text: string): Word[] {
  const [, head = '', tail = ''] =
    /^(\p{L}+)['’](\p{L}+)$/u.exec(text.slice(word.start, word.end).toLowerCase()) ?? [];
  const second = TAILS[tail] ?? (tail === 's' && IS.has(head) ? 'is' : undefined);
  if (second === undefined) return [word];
  const cut = word.start + head.length;
  return [
    { ...word, text: head, end: cut },
    { ...word, text: second, start: cut, shapes: [] },
  ];
}

function shaped(
  word: Word,
  text: string,
  isFirst: boolean,
  isKnown: (word: string) => boolean,
): Word {
  if (word.text === '') return word;
  const isDrawnOut = /(.)\1\1/iu.test(text.slice(word.start, word.end));
  const written = isDrawnOut ? repaired(word.text, isKnown) : word.text;
  const isCapital = CAPITAL.test(text.slice(word.start, word.start + 2));
  const shapes: Shape[] = [...word.shapes];
  if (isPerson(written)) shapes.push('person');
  else if (isGivenName(written, isCapital, isFirst) || (isCapital && !isFirst && !isKnown(written)))
    shapes.push('name');
  return { ...word, text: written, shapes };
}

/** `aall` may be `all`: the reading with one letter of a pair less that a frame names. */
function repaired(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word) || !/(.)\1/.test(word)) return word;
  const shorter = word.replace(/(.)\1/g, '$1');
  return isKnown(shorter) || isPerson(shorter) ? shorter : word;
}
