import { tokensOf } from '../text/tokens.ts';

/** Size of the table that traits are hashed into, as a power of two. */
export const TONE_BITS = 17;
/** As much of a text as tells its tone: a longer one is judged by its beginning. */
const LONGEST = 2_000;
const SHORTEST_PART = 3;
const LONGEST_PART = 4;

/** FNV-1a over UTF-16 units, folded to the table. */
function placeOf(trait: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < trait.length; at += 1) hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01000193);
  return ((hash >>> TONE_BITS) ^ hash) & ((1 << TONE_BITS) - 1);
}

/** A word and where its traits lie in the table. */
export interface ToneWord {
  start: number;
  end: number;
  traits: number[];
}

/**
 * What the model of tone reads of a text: words, pairs of neighbours, and parts of words of three to five letters. Names of accounts, links and
 * numbers count as such, whichever they are, so that nobody's name has a tone.
 */
export function toneWords(text: string): ToneWord[] {
  const plain = text.slice(0, LONGEST).replace(/https?:\/\/\S+|www\.\S+/gi, (link) => 'l'.padEnd(link.length, ' ')).replace(/&(?:amp|lt|gt|quot);/g, (entity) => ' '.repeat(entity.length));
  let before = '^';
  return tokensOf(plain).flatMap(({ word: raw, start, end, isMark }) => {
    if (isMark && !/[?]|\p{Extended_Pictographic}/u.test(raw)) return [];
    const word = raw.startsWith('@') ? '@' : /^\d/.test(raw) ? '0' : raw.replace(/^#/, '');
    if (word === 'rt') return [];
    const traits = [placeOf(`w ${word}`), placeOf(`p ${before} ${word}`), placeOf(`W ${word}`)];
    before = word;
    const edged = `<${word}>`;
    if (word.length > 1) {
      for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1) {
        for (let at = 0; at + length <= edged.length; at += 1) traits.push(placeOf(`c ${edged.slice(at, at + length)}`));
      }
    }
    return [{ start, end, traits }];
  });
}

/** The distinct traits of a text. */
export const traitsOfTone = (words: readonly ToneWord[]): Uint32Array => new Uint32Array(new Set(words.flatMap(({ traits }) => traits)));
