import { foldWord } from './fold-word.ts';

/** A word or a mark of punctuation, with its place in the text. */
export interface Token {
  /** Folded by `foldWord`; punctuation as `, . ? ! "`. */
  word: string;
  /** Half-open UTF-16 range in the original text. */
  start: number;
  end: number;
  isMark: boolean;
  /** It follows the word before it over an apostrophe: the `ll` of `I'll`, the `uomo` of `l'uomo`. */
  isGlued: boolean;
}

/** A word: letters, digits and marks; signs that stand for letters only inside; a name's @ or # before. Or a mark that divides. */
const PIECES = /[@#]?[\p{L}\p{N}_$](?:[\p{L}\p{M}\p{N}_$\u200b-\u200d\u00ad]|[@!|€*](?=[\p{L}\p{N}]))*|\p{Extended_Pictographic}|[.!?…\n]+|[,;:"“”«»„()'’‘–—]/gu;
const APOSTROPHE = /['’‘]/;
const LETTER = /\p{L}/u;
const SENTENCE_END = /[.!?…\n]/;

/** Cuts a text into words and marks. Letters written apart (`k i l l`) become one word. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const piece = match[0];
    const start = match.index;
    const end = start + piece.length;
    const isMark = !/[\p{L}\p{N}]/u.test(piece);
    if (isMark && APOSTROPHE.test(piece) && LETTER.test(text[start - 1] ?? '') && LETTER.test(text[end] ?? '')) continue;
    const isGlued = APOSTROPHE.test(text[start - 1] ?? '') && tokens.at(-1)?.end === start - 1;
    tokens.push({ word: isMark ? markOf(piece) : foldWord(piece), start, end, isMark, isGlued });
  }
  return joinSpaced(tokens, text);
}

function markOf(piece: string): string {
  if (SENTENCE_END.test(piece)) return piece.includes('?') ? '?' : '.';
  if (/["“”«»„]/.test(piece)) return '"';
  if (/['’‘]/.test(piece)) return "'";
  if (/[,;:()–—]/.test(piece)) return ',';
  return piece;
}

/** Four single letters or more in a row, one space or sign apart, are a word that somebody spread. */
function joinSpaced(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    let end = i;
    while (isLetter(tokens[end]) && isLetter(tokens[end + 1]) && gapIsOne(tokens[end], tokens[end + 1], text)) end += 1;
    const first = tokens[i];
    const last = tokens[end];
    if (first === undefined || last === undefined) continue;
    if (end - i >= 3) {
      joined.push({ ...first, word: foldWord(tokens.slice(i, end + 1).map(({ word }) => word).join('')), end: last.end });
      i = end;
    } else joined.push(first);
  }
  return joined;
}

const isLetter = (token: Token | undefined) => token !== undefined && !token.isMark && token.word.length === 1 && /[a-z0-9$]/.test(token.word);
const gapIsOne = (one: Token | undefined, other: Token | undefined, text: string) =>
  one !== undefined && other !== undefined && other.start - one.end === 1 && /[ .\-_*]/.test(text[one.end] ?? '');
