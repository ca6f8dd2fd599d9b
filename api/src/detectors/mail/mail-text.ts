import { ReadingBuilder, type Reading } from '../written/reading.ts';

/** Headers that say how a mail is written and nothing else; names of files are looked at as names of files. */
const OF_CONTENT = /^(?:content-(?:type|disposition|transfer-encoding|id|language)|mime-version)[ \t]*:/i;
const BOUNDARY = /\bboundary[ \t]*=[ \t]*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
const IS_BASE64 = /^content-transfer-encoding[ \t]*:[ \t]*"?base64\b/i;
const IS_MAIL = /^content-type[ \t]*:[ \t]*message\/rfc822\b/i;
const BASE64 = /^[A-Za-z0-9+/=]+[ \t]*\r?\n?$/;
/** UTF-16 units; less of it does no harm, and a mail may say of plain words that they are Base64. */
const SHORTEST = 200;

/** A mail's file as people read it, its head and what follows that. */
export interface MailText {
  head: Reading;
  body: Reading;
}

/**
 * Reads the file of a mail without what its program wrote to put it together: the lines between its parts, how each is written, and what is in Base64,
 * which is opened and read for itself. A file of two megabytes would be all that is read of the mail, and words of programs that surround a sentence say
 * something of it.
 */
export function readMailText(source: string): MailText {
  const reader = new MailReader(source);
  for (let start = 0; start < source.length;) {
    const next = source.indexOf('\n', start);
    const end = next < 0 ? source.length : next + 1;
    reader.line(source.slice(start, end), start, end);
    start = end;
  }
  return reader.end();
}

class MailReader {
  readonly #source: string;
  readonly #head: ReadingBuilder;
  readonly #body: ReadingBuilder;
  readonly #boundaries = new Set<string>();
  #to: ReadingBuilder;
  /** So far it was read. */
  #at = 0;
  /** It is in the head of the mail or of a part, not in what follows it. */
  #isHead = true;
  /** The line before belongs to a header that is left out. */
  #isLeftOut = false;
  /** What the head says of what follows it. */
  #says = { base64: false, mail: false };
  /** Where lines of Base64 began that have not ended yet; null outside. */
  #packed: number | null = null;

  constructor(source: string) {
    this.#source = source;
    this.#head = new ReadingBuilder(source);
    this.#body = new ReadingBuilder(source);
    this.#to = this.#head;
  }

  line(line: string, start: number, end: number): void {
    const name = line.startsWith('--') ? line.trimEnd().slice(2) : '';
    if (name !== '' && (this.#boundaries.has(name) || this.#boundaries.has(name.replace(/--$/, '')))) {
      this.#endPacked(start);
      this.#leaveOut(start, end);
      this.#begin(this.#boundaries.has(name), false);
    } else if (this.#isHead) this.#headLine(line, start, end);
    else if (!this.#says.base64) return;
    else if (BASE64.test(line)) this.#packed ??= start;
    else this.#endPacked(start);
  }

  end(): MailText {
    const { length } = this.#source;
    this.#endPacked(length);
    this.#to.copy(this.#at, length);
    return { head: this.#head.reading(), body: this.#body.reading() };
  }

  #headLine(line: string, start: number, end: number): void {
    if (line.trim() === '') {
      if (this.#to === this.#head) {
        this.#head.copy(this.#at, start);
        this.#at = start;
        this.#to = this.#body;
      }
      this.#begin(this.#says.mail, this.#says.base64 && !this.#says.mail);
      return;
    }
    this.#isLeftOut = /^[ \t]/.test(line) ? this.#isLeftOut : OF_CONTENT.test(line);
    if (!this.#isLeftOut) return;
    for (const [, quoted, plain] of line.matchAll(BOUNDARY)) this.#boundaries.add(quoted ?? plain ?? '');
    if (IS_BASE64.test(line)) this.#says.base64 = true;
    if (IS_MAIL.test(line)) this.#says.mail = true;
    this.#leaveOut(start, end);
  }

  #begin(isHead: boolean, base64: boolean): void {
    this.#isHead = isHead;
    this.#isLeftOut = false;
    this.#says = { base64, mail: false };
    this.#packed = null;
  }

  #endPacked(at: number): void {
    if (this.#packed !== null && at - this.#packed >= SHORTEST) this.#leaveOut(this.#packed, at);
    this.#packed = null;
  }

  #leaveOut(start: number, end: number): void {
    this.#to.copy(this.#at, start);
    this.#to.line(start);
    this.#at = end;
  }
}
