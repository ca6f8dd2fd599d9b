import { readLiteral, readLiteralAlone } from './escapes.ts';
import { ReadingBuilder, type Range, type Reading } from './reading.ts';

/**
 * A text between quotation marks, as JSON and JavaScript write it, the last one perhaps cut off, or
 * a sign that opens or closes an object or a list.
 */
const PIECE = /"((?:[^"\\]|\\[^])*)(?:"(?=(\s*:)?)|\\?$)|[[\]{}]/g;
/**
 * Where data begins: an object or a list, perhaps given a name as in the downloads of X
 * (`window.YTD.tweets.part0 = [`).
 */
const DATA =
  /^\s*(?:(?:(?:var|let|const)\s+)?[\w$.[\]]+\s*=\s*)?(?:\{\s*["}]|\[\s*(?:["[{\]\d]|$))/;
/** A member has its name in quotation marks before a colon. */
const MEMBER = /"\s*:/;
const HEAD = 4096;

/** Is it JSON, one object a line, or data in JavaScript? A list of texts alone has no member. */
export function isData(content: string): boolean {
  const head = content.slice(0, HEAD);
  return DATA.test(head) && (MEMBER.test(head) || /^\s*\[\s*"/.test(head));
}

/**
 * Reads data: each text on lines of its own and without its marks, so that they quote nobody;
 * names, numbers and signs as they stand. Telegram's downloads and Slack's blocks cut a message
 * with a bold word or a link into a list of pieces (`"text": ["We ", {"type": "bold", "text":
 * "will"}]`), which are read as one.
 */
export function readData(source: string): Reading {
  const reader = new DataReader(source);
  for (const match of source.matchAll(PIECE)) {
    const range = { start: match.index, end: match.index + match[0].length };
    if (match[1] === undefined) reader.sign(match[0], range);
    else reader.text(range, match[2] !== undefined);
  }
  return reader.end();
}

/** What holds a piece of data, and under which name. */
interface Level {
  isList: boolean;
  /** The name that its next value has. */
  name: string;
  /** What it says it is. */
  type: string;
}

/** Blocks of Slack whose elements are one text. */
const SECTIONS = new Set(['rich_text_section', 'rich_text_quote', 'rich_text_preformatted']);
const isOneText = ({ name, type }: Level) =>
  name === 'text' || (name === 'elements' && SECTIONS.has(type));

class DataReader {
  readonly #to: ReadingBuilder;
  readonly #levels: Level[] = [];
  /** So far it was read. */
  #at = 0;
  /** How many levels hold the list whose pieces are one text; 0 outside. */
  #run = 0;
  /**
   * What stands between the pieces of one text and is no part of it: the addresses of its links.
   * They are read after it.
   */
  #later: Range[] = [];

  constructor(source: string) {
    this.#to = new ReadingBuilder(source);
  }

  text({ start, end }: Range, isName: boolean): void {
    const isCut = end === start + 1 || this.#to.source[end - 1] !== '"';
    const inside = { start: start + 1, end: isCut ? end : end - 1 };
    const level = this.#levels.at(-1);
    this.#between(start);
    this.#at = end;
    const written =
      level === undefined || (!isName && level.name !== 'type')
        ? ''
        : this.#to.source.slice(inside.start, inside.end);
    if (isName && level !== undefined) level.name = written;
    else if (level?.name === 'type') level.type = written;
    if (this.#run === 0) {
      if (isName) this.#to.copy(inside.start, inside.end);
      else readLiteralAlone(this.#to, inside);
    } else if (!isName) {
      if (level?.isList === true || level?.name === 'text') readLiteral(this.#to, inside);
      else if (level?.name !== 'type') this.#later.push(inside);
    }
  }

  sign(sign: string, { start }: Range): void {
    if (sign === '[' || sign === '{') {
      const level = this.#levels.at(-1);
      const isRun = sign === '[' && this.#run === 0 && level !== undefined && isOneText(level);
      this.#between(start);
      this.#levels.push({ isList: sign === '[', name: '', type: '' });
      if (!isRun) return;
      this.#run = this.#levels.length;
      this.#to.line(start);
    } else {
      this.#between(start);
      if (this.#levels.length === this.#run) this.#endRun(start);
      this.#levels.pop();
    }
  }

  end(): Reading {
    this.#between(this.#to.source.length);
    return this.#to.reading();
  }

  #endRun(at: number): void {
    this.#run = 0;
    this.#to.line(at);
    for (const text of this.#later.splice(0)) readLiteralAlone(this.#to, text);
  }

  #between(end: number): void {
    if (this.#run === 0) this.#to.copy(this.#at, end);
    this.#at = end;
  }
}
