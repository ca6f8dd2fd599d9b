import { tokensOf } from '../../formats/text/tokens.ts';
import { withoutLinks } from '../../formats/text/without-links.ts';
import { insultClasses } from './lexicons.ts';

/** As much of a text as tells its tone: a longer one is judged by its beginning. */
const LONGEST = 2_000;
const SHORTEST_PART = 3;
const LONGEST_PART = 4;
/** Words that stand so far from one of the lexicon say how it is meant. */
const NEAR = [-2, -1, 1, 2];
/**
 * Classes that say nothing here: what only strengthens, and groups of people, whose list grows with
 * the threats and would change what a trained model reads.
 */
const UNREAD = /[GQ]/g;

/** FNV-1a over UTF-16 units, 32 bits with a sign: such numbers are quickest to look up. */
function numberOf(text: string, from = 0, to = text.length, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

const PART = numberOf('c ');

/** A word and the numbers of its traits. */
export interface ToneWord {
  start: number;
  end: number;
  traits: number[];
}

/**
 * What the model of tone reads of a text: words, parts of words of three and four letters, and for
 * the words of the lexicon of insults their classes with what stands near them. Names of accounts,
 * links and numbers count as such, whichever they are, so that nobody's name has a tone.
 */
export function toneWords(text: string): ToneWord[] {
  const read = tokensOf(withoutLinks(text.slice(0, LONGEST))).flatMap(
    ({ word: raw, start, end, isMark }) => {
      if (isMark && !/[?]|\p{Extended_Pictographic}/u.test(raw)) return [];
      const word = raw.startsWith('@') ? '@' : /^\d/.test(raw) ? '0' : raw.replace(/^#/, '');
      return word === 'rt' ? [] : [{ word, start, end }];
    },
  );
  const classOf = insultClasses('en');
  const words = read.map(({ word }) => word);
  const classes = words.map((word) => classOf(word).replace(UNREAD, ''));
  return read.map(({ word, start, end }, at) => ({
    start,
    end,
    traits: [
      numberOf(`w ${word}`),
      ...partsOf(word),
      ...nearTraits(words, classes, at).map((trait) => numberOf(trait)),
    ],
  }));
}

function partsOf(word: string): number[] {
  if (word.length < 2) return [];
  const edged = `<${word}>`;
  const parts: number[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1) {
    for (let at = 0; at + length <= edged.length; at += 1)
      parts.push(numberOf(edged, at, at + length, PART));
  }
  return parts;
}

/** The classes of a word of the lexicon, and with them the words and the classes beside it. */
function nearTraits(words: readonly string[], classes: readonly string[], at: number): string[] {
  const own = classes[at] ?? '';
  if (own === '') return [];
  const near = NEAR.flatMap((by) => {
    const [word, other] = [words[at + by], classes[at + by] ?? ''];
    return [
      ...(word === undefined ? [] : [`n ${own} ${by} ${word}`]),
      ...(other === '' ? [] : [`b ${own} ${other}`]),
    ];
  });
  return [...[...own].map((letter) => `l ${letter}`), ...near];
}

/** The distinct traits of a text. */
export const traitsOfTone = (words: readonly ToneWord[]): Int32Array =>
  new Int32Array(new Set(words.flatMap(({ traits }) => traits)));
