import { foldWord } from './fold-word.ts';
import { goesOn } from './wrapped-lines.ts';

/** A word or a mark of punctuation, with its place in the text. */
export interface Token {
  /** Folded by `foldWord`; punctuation as `, . ? ! "`. */
  word: string;
  /** Half-open UTF-16 range in the original text. */
  start: number;
  end: number;
  isMark: boolean;
  /**
   * It follows the word before it over an apostrophe: the `ll` of `I'll`, the `uomo` of `l'uomo`.
   */
  isGlued: boolean;
  /** It begins with a capital and goes on with a small letter. */
  isCapital: boolean;
}

/**
 * A word: letters, digits and marks; signs that stand for letters only inside; a name's @ or #
 * before. Or a mark that divides.
 */
const PIECES = new RegExp(
  [
    String.raw`[@#]?[\p{L}\p{N}_$](?:[\p{L}\p{M}\p{N}_$\u200b-\u200d\u00ad]`,
    String.raw`|[@!|€*](?=[\p{L}\p{N}]))*|\p{Extended_Pictographic}|[.!?…\n]+`,
    `|[,;:"“”«»„()'’‘–—]`,
  ].join(''),
  'gu',
);
const APOSTROPHE = /['’‘]/;
const LETTER = /\p{L}/u;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const SENTENCE_END = /[.!?…\n]/;

/**
 * Lines of bytes in Base64, as mails carry files: they say nothing, and a file of them took ten
 * seconds to read.
 */
const ENCODED = /^(?:[A-Za-z0-9+/]{60,80}\r?\n){4,}[A-Za-z0-9+/]*={0,2}$/gm;
/** The text with blanks in their place. */
const withoutEncoded = (text: string): string =>
  text.replace(ENCODED, (lines) => ' '.repeat(lines.length));

/** Cuts a text into words and marks. Letters written apart (`k i l l`) become one word. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const fields = new Fields(text);
  for (const match of withoutEncoded(text).matchAll(PIECES)) {
    const { piece, start } = unstressed(match[0], match.index);
    const end = start + piece.length;
    if (piece === '\n' && goesOn(text, start)) continue;
    const isMark = !/[\p{L}\p{N}]/u.test(piece);
    if (
      isMark &&
      APOSTROPHE.test(piece) &&
      LETTER.test(text[start - 1] ?? '') &&
      LETTER.test(text[end] ?? '')
    )
      continue;
    const isGlued = APOSTROPHE.test(text[start - 1] ?? '') && tokens.at(-1)?.end === start - 1;
    tokens.push({
      word: isMark ? (fields.isEdge(piece, start) ? ',' : markOf(piece)) : foldWord(piece),
      start,
      end,
      isMark,
      isGlued,
      isCapital: CAPITAL.test(piece),
    });
  }
  return joinSpaced(tokens, text);
}

/** A word without the underscores around it: chats and Markdown write `_so_` what they stress. */
function unstressed(piece: string, start: number): { piece: string; start: number } {
  if (!piece.includes('_')) return { piece, start };
  const [, lead = '', word = ''] = /^(_*)(.*?)_*$/su.exec(piece) ?? [];
  return word === '' ? { piece, start } : { piece: word, start: start + lead.length };
}

/**
 * Quotation marks around a field of data (`a,"b"`, `message="b"`, `{"a": "b"}`): they stand against
 * a comma, an equals sign or a bracket (`print("b")`), or after a name in such marks, and quote
 * nobody. Two of them within a field of a table stand for one.
 */
class Fields {
  readonly #text: string;
  #isOpen = false;
  #isTwin = false;
  constructor(text: string) {
    this.#text = text;
  }

  /** Does this mark, the next one of the text, open or close a field? */
  isEdge(mark: string, at: number): boolean {
    if (mark !== '"') return false;
    if (this.#isTwin) {
      this.#isTwin = false;
      return true;
    }
    if (this.#isOpen) {
      this.#isTwin = this.#text[at + 1] === '"';
      this.#isOpen = this.#isTwin;
      return !this.#isTwin;
    }
    const before = this.#text[at - 1] ?? '';
    const after = this.#text[at + 1] ?? '';
    // A text of several lines in PowerShell stands between `@"` and `"@`.
    if (before === '@' || after === '@') return true;
    this.#isOpen =
      /\S/.test(after) &&
      (/[=,;|\t{[]/.test(before) ||
        /(?:[\p{L}\p{N}_]\(|= )$/u.test(this.#text.slice(Math.max(0, at - 2), at)) ||
        /"\s?:\s?$/.test(this.#text.slice(Math.max(0, at - 4), at)));
    return this.#isOpen;
  }
}

function markOf(piece: string): string {
  if (SENTENCE_END.test(piece)) return piece.includes('?') ? '?' : '.';
  if (/["“”«»„]/.test(piece)) return '"';
  if (/['’‘]/.test(piece)) return "'";
  if (/[,;:()–—]/.test(piece)) return ',';
  return piece;
}

/** As many letters in a row, one space or sign apart, are words that somebody spread. */
const SPREAD = 4;
/** More letters than this are looked at part by part. */
const MOST_SPREAD = 96;

/** Puts spread letters together: `k i l l`; a wider gap ends a word of theirs (`w e  w i l l`). */
function joinSpaced(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const words = spreadFrom(tokens, at, text);
    const letters = words.flat();
    if (letters.length < SPREAD || words.every(({ length }) => length < 3)) {
      joined.push(...tokens.slice(at, at + 1));
      continue;
    }
    for (const word of words)
      joined.push({
        ...(word[0] as Token),
        word: foldWord(word.map((letter) => letter.word).join('')),
        end: word.at(-1)?.end ?? 0,
      });
    at += letters.length - 1;
  }
  return joined;
}

/** The spread words that begin at a token, each as its letters. */
function spreadFrom(tokens: readonly Token[], from: number, text: string): Token[][] {
  const words: Token[][] = [];
  let before: Token | null = null;
  for (let at = from; at < from + MOST_SPREAD; at += 1) {
    const token = tokens[at];
    const gap: string =
      before === null || token === undefined ? '' : text.slice(before.end, token.start);
    if (
      token === undefined ||
      !isLetter(token) ||
      (before !== null && !/^(?:[ .\-_*]|\s{2,8})$/.test(gap))
    )
      break;
    if (gap.length === 1) words.at(-1)?.push(token);
    else words.push([token]);
    before = token;
  }
  return words;
}

const isLetter = (token: Token) =>
  !token.isMark && token.word.length === 1 && /[a-z0-9$]/.test(token.word);
