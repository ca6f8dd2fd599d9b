import type { Sentence } from '../grammar.ts';
import { IDENTITIES } from './identities.ts';

/** So many numbers name the traits; two traits may share one. */
export const TRAITS = 2 ** 20;

/** What a trait was read in: words of a window, half-open by their place in it; null where it is of the whole window. */
export type Seen = (trait: number, words: { from: number; to: number } | null) => void;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
/** FNV-1a over UTF-16 units, folded to the number of traits. */
function hashOf(text: string, before: number): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}
const placeOf = (hash: number) => (hash ^ (hash >>> 15)) & (TRAITS - 1);
/** Each kind of trait begins at a number of its own, so that a word and a class of the same letters are two. */
const KINDS = Object.fromEntries(
  [
    'word',
    'next',
    'skip',
    'three',
    'part',
    'class',
    'classWord',
    'wordClass',
    'classes',
    'apart',
    'together',
    'length',
  ].map((kind) => [kind, hashOf(`${kind} `, OFFSET)]),
) as Record<
  | 'word'
  | 'next'
  | 'skip'
  | 'three'
  | 'part'
  | 'class'
  | 'classWord'
  | 'wordClass'
  | 'classes'
  | 'apart'
  | 'together'
  | 'length',
  number
>;
const SPACE = ' ';

const START = '^';
const END = '$';
/** Parts of words of these lengths tell the same stem in its forms, and words that nobody had written before. */
const PARTS = [4, 5] as const;
const SHORTEST_CUT = 4;
const LETTERS_A_STEP = 30;
const LONGEST_STEP = 6;

/** What stands for any group of people that is named. */
const GROUP = '+';
/** Numbers, accounts and groups of people count as such, whichever they are. */
function written(word: string): string {
  if (word.startsWith('@')) return '@';
  if (/^\d/.test(word)) return '0';
  const plain = word.replace(/^#/, '');
  return IDENTITIES.has(plain) ? GROUP : plain;
}

/**
 * What the learnt model reads of a window of sentences: its words, two and three of them in a row or one apart, parts of words, and the classes
 * that the lexicon of the grammar gives them (who, whom, which deed, with what) alone, side by side, one apart and anywhere together.
 *
 * @param letters how long the window is, in UTF-16 units
 * @param seen is told of each trait; of the same one as often as it is read
 */
export function readTraits(sentences: readonly Sentence[], letters: number, seen: Seen): void {
  const everywhere = new Set<string>();
  let before = 0;
  for (const sentence of sentences) {
    readSentence(sentence, before, seen, everywhere);
    before += sentence.tokens.length;
  }
  const all = [...everywhere].sort();
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) seen(placeOf(hashOf(one + other, KINDS.together)), null);
  seen(
    placeOf(
      hashOf(String(Math.min(LONGEST_STEP, Math.floor(letters / LETTERS_A_STEP))), KINDS.length),
    ),
    null,
  );
}

function readSentence(
  sentence: Sentence,
  before: number,
  seen: Seen,
  everywhere: Set<string>,
): void {
  const pieces = sentence.written
    .trimEnd()
    .split(SPACE)
    .map((piece, at) => (sentence.tokens[at]?.isMark === true ? [piece, ''] : piece.split(':')));
  const words = [START, ...pieces.map(([word]) => written(word ?? '')), END];
  const classes = ['', ...pieces.map(([, letters]) => letters ?? ''), ''];
  const last = sentence.tokens.length;
  for (let at = 0; at < words.length; at += 1) {
    const [word, next, third] = [words[at] ?? '', words[at + 1], words[at + 2]];
    // Places of words in the window; the edges of a sentence are none.
    const tell = (hash: number, to: number) =>
      seen(placeOf(hash), { from: before + Math.max(0, at - 1), to: before + Math.min(last, to) });
    const own = hashOf(word, KINDS.word);
    tell(own, at);
    if (next !== undefined) tell(hashOf(next, hashOf(`${word} `, KINDS.next)), at + 1);
    if (third !== undefined) {
      tell(hashOf(third, hashOf(`${word} `, KINDS.skip)), at + 2);
      tell(hashOf(third, hashOf(`${word} ${next ?? ''} `, KINDS.three)), at + 2);
    }
    if (word.length >= SHORTEST_CUT)
      for (const part of partsOf(word)) tell(hashOf(part, KINDS.part), at);
    for (const letter of classes[at] ?? '') {
      everywhere.add(letter);
      tell(hashOf(letter, KINDS.class), at);
      if (next !== undefined) tell(hashOf(next, hashOf(`${letter} `, KINDS.classWord)), at + 1);
      if (at > 0)
        seen(placeOf(hashOf(letter, hashOf(`${words[at - 1] ?? ''} `, KINDS.wordClass))), {
          from: before + Math.max(0, at - 2),
          to: before + Math.min(last, at),
        });
      for (const other of classes[at + 1] ?? '')
        tell(hashOf(letter + other, KINDS.classes), at + 1);
      for (const other of classes[at + 2] ?? '') tell(hashOf(letter + other, KINDS.apart), at + 2);
    }
  }
}

function partsOf(word: string): string[] {
  const edged = `<${word}>`;
  return PARTS.flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, at) =>
      edged.slice(at, at + length),
    ),
  );
}
