import type { Token } from '../../../formats/text/tokens.ts';
import type { Shape, Word } from '../../signs/words.ts';
import { isGivenName } from '../given-names.ts';
import type { Spoken } from '../spoken.ts';
import { isPerson } from './persons.ts';
import { FLAGS, shapeOfPictogram } from './pictograms.ts';

/** Words that say only how strongly something is meant; frames are read without them. */
const FILLERS = new Set(
  (
    'fucking fuckin fkn fking effing freaking frigging frickin bloody damn damned goddamn just ' +
    'really literally simply actually already please pls plz personally gladly happily publicly ' +
    'quickly quietly very honestly seriously ' +
    'proprio davvero cazzo solo subito pure gia cavolo veramente'
  ).split(' '),
);
/** Words of a sentence in which a noun alone is all that is said. */
const SHORT = 7;
/** Pictograms that end a sentence as `!` does. */
const LOUD = /^[‼⁉❗❕❓]/;

/**
 * The sentences of a text in one language as frames read them: pictograms are words, `<start>`
 * stands before every sentence and clause and `<end>` behind every sentence, people and names have
 * their shapes, words that only stress are left out.
 * @param isKnown whether any frame names a word
 */
export function readSentences(
  text: string,
  { sentences }: Pick<Spoken, 'sentences'>,
  isKnown: (word: string) => boolean,
): Word[] {
  const flags = [...text.matchAll(FLAGS)].map(({ 0: flag, index }) => ({
    ...mark(index, 'people-sign'),
    end: index + flag.length,
  }));
  return sentences
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ sentence: { tokens } }) => sentenceOf(withFlags(tokens, flags), isKnown));
}

const mark = (at: number, shape: Shape): Word => ({
  text: '',
  start: at,
  end: at,
  shapes: [shape],
  isEnd: false,
});

/** Flags are no tokens: they are put where they stand. */
function withFlags(tokens: readonly Token[], flags: readonly Word[]): (Token | Word)[] {
  const [first, last] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const own = flags.filter(({ start, end }) => start >= first - REACH && end <= last + REACH);
  return own.length === 0 ? [...tokens] : [...tokens, ...own].sort((a, b) => a.start - b.start);
}
/** A flag may begin or end a sentence. UTF-16 units. */
const REACH = 6;

function sentenceOf(pieces: readonly (Token | Word)[], isKnown: (word: string) => boolean): Word[] {
  const words: Word[] = [];
  let sentence: Word[] = [];
  let isNew = true;
  const close = (at: number) => {
    const [first, ...rest] = sentence;
    if (first === undefined) return;
    const isShort = rest.filter(({ end, start }) => end > start).length <= SHORT;
    words.push({ ...first, shapes: isShort ? ['start', 'short'] : ['start'] }, ...rest);
    words.push(mark(at, 'end'), { ...mark(at, 'end'), shapes: [], isEnd: true });
    [sentence, isNew] = [[], true];
  };
  const add = (word: Word) => {
    if (isNew) sentence.push(mark(word.start, 'start'));
    isNew = false;
    sentence.push(word);
  };
  for (const piece of pieces) {
    if ('shapes' in piece) add(piece);
    else if (!piece.isMark) {
      if (!FILLERS.has(piece.word)) add(shaped(piece, isNew, isKnown));
    } else if (LOUD.test(piece.word)) close(piece.start);
    else {
      const shape = shapeOfPictogram(piece.word);
      if (shape !== null) add({ ...mark(piece.start, shape), end: piece.end });
      else if (!/^['’‘]$/.test(piece.word)) isNew = sentence.length > 0 || isNew;
    }
  }
  close(pieces.at(-1)?.end ?? 0);
  return words;
}

/** Days and months are no names, however they are written. */
const DATES = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april ' +
    'may june ' +
    'july august september october november december'
  ).split(' '),
);

function shaped(
  { word: written, start, end, isCapital }: Token,
  isFirst: boolean,
  isKnown: (word: string) => boolean,
): Word {
  const bare = written.replace(/^#/, '');
  const isDrawnOut = end - start > bare.length;
  const text = isDrawnOut && !isKnown(bare) ? repaired(bare, isKnown) : bare;
  const isGiven = written.startsWith('@') || isGivenName(text, isCapital, isFirst);
  const isName = isCapital && !isFirst && !isKnown(text) && !DATES.has(text);
  const shapes: Shape[] = isGiven
    ? ['person', 'name']
    : isPerson(text)
      ? ['person']
      : isName
        ? ['name']
        : [];
  return { text, start, end, shapes, isEnd: false };
}

/** `kiill` may be `kill` or `kil`: the first of these that a frame names. */
function repaired(word: string, isKnown: (word: string) => boolean): string {
  const doubles = [...word.matchAll(/(.)\1/g)].map(({ index }) => index);
  const readings = [
    ...doubles.map((at) => word.slice(0, at) + word.slice(at + 1)),
    word.replace(/(.)\1/g, '$1'),
  ];
  return readings.find((reading) => isKnown(reading) || isPerson(reading)) ?? word;
}
