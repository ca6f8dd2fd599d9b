import { ReadingBuilder, type Reading } from '../written/reading.ts';

/**
 * Headers that say how a mail is written and nothing else; names of files are looked at as names of
 * files.
 */
const OF_CONTENT =
  /^(?:content-(?:type|disposition|transfer-encoding|id|language)|mime-version)[ \t]*:/i;
/** What people write and read of a head; the other lines are notes of programs. */
const OF_PEOPLE =
  /^(?:resent-)?(?:from|to|cc|bcc|sender|reply-to|subject|date|comments|keywords|organization)[ \t]*:/i;
/** @param header a line of a head, or its name with the colon */
export const isOfPeople = (header: string): boolean => OF_PEOPLE.test(header);
/**
 * Words that a header writes in another character set (RFC 2047): the parser decodes them, and the
 * header is read so.
 */
export const ENCODED_WORDS = /=\?[\w*-]{2,40}\?[bq]\?/i;
/** What another line of a head begins with. */
export const GOES_ON = /^(?:[!-9;-~]{1,200}[ \t]*:|[ \t]+[^\s])/;
const HEADER = /^[!-9;-~]{1,200}[ \t]*:/;
/** A link in a header, which a program may have folded. */
const LINK = /<(?:https?|mailto):[^<>]{1,4000}>/gi;
const FOLD = /(?:\r\n|[\r\n])[ \t]+/g;
const BOUNDARY = /\bboundary[ \t]*=[ \t]*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
const ENCODING = /^content-transfer-encoding[ \t]*:[ \t]*"?(base64|quoted-printable)\b/i;
const IS_MAIL = /^content-type[ \t]*:[ \t]*message\/rfc822\b/i;
const BASE64 = /^[A-Za-z0-9+/=]+[ \t]*(?:\r\n|[\r\n])?$/;
/**
 * @returns whether a line of blanks goes on with its header, as a program left it that folded
 * badly: the head goes on behind it
 */
const isFoldedBlank = (line: string, source: string, end: number): boolean =>
  /^[ \t]/.test(line) && GOES_ON.test(source.slice(end, end + 300));
/** Old Macs end a line with a carriage return alone. */
const LINE_END = /\r\n|[\r\n]/g;
/**
 * UTF-16 units; less of it does no harm, and a mail may say of plain words that they are Base64.
 */
const SHORTEST = 200;

/**
 * A mail's file as people read it: its head, what programs noted in it and in the heads of its
 * parts, and what follows it.
 */
export interface MailText {
  head: Reading;
  notes: Reading;
  body: Reading;
}

/**
 * Reads the file of a mail without what its program wrote to put it together: the lines between its
 * parts, how each is written, and what is in Base64 or quoted-printable, which is opened, decoded
 * and read for itself. A file of two megabytes would be all that is read of the mail, words of
 * programs that surround a sentence say something of it, and a line that is broken within an
 * address is another address.
 */
export function readMailText(source: string): MailText {
  const reader = new MailReader(source);
  for (let start = 0; start < source.length;) {
    LINE_END.lastIndex = start;
    const end = LINE_END.test(source) ? LINE_END.lastIndex : source.length;
    reader.line(source.slice(start, end), start, end);
    start = end;
  }
  return reader.end();
}

/** What a head says of what follows it. */
interface Said {
  encoding: 'base64' | 'quoted-printable' | null;
  mail: boolean;
  parts: boolean;
}
const NOTHING: Said = { encoding: null, mail: false, parts: false };

class MailReader {
  readonly #source: string;
  readonly #head: ReadingBuilder;
  readonly #notes: ReadingBuilder;
  readonly #body: ReadingBuilder;
  readonly #boundaries = new Set<string>();
  /** The body is read so far. */
  #at = 0;
  /** It is in the head of the mail or of a part, not in what follows it. */
  #isHead = true;
  /** That head is the mail's own. */
  #isFirst = true;
  /** Where the header began that has not ended yet; null outside. */
  #header: number | null = null;
  #says: Said = NOTHING;
  /** Where lines of Base64 began that have not ended yet; null outside. */
  #packed: number | null = null;

  constructor(source: string) {
    this.#source = source;
    this.#head = new ReadingBuilder(source);
    this.#notes = new ReadingBuilder(source);
    this.#body = new ReadingBuilder(source);
  }

  line(line: string, start: number, end: number): void {
    const name = line.startsWith('--') ? line.trimEnd().slice(2) : '';
    if (
      name !== '' &&
      (this.#boundaries.has(name) || this.#boundaries.has(name.replace(/--$/, '')))
    ) {
      this.#endHeader(start);
      this.#endPacked(start);
      this.#leaveOut(start, end);
      this.#begin(this.#boundaries.has(name), NOTHING);
    } else if (this.#isHead) this.#headLine(line, start, end);
    else if (this.#says.encoding === 'quoted-printable') this.#leaveOut(start, end);
    else if (this.#says.encoding === null) return;
    else if (BASE64.test(line)) this.#packed ??= start;
    else this.#endPacked(start);
  }

  end(): MailText {
    const { length } = this.#source;
    this.#endHeader(length);
    this.#endPacked(length);
    if (!this.#isFirst) this.#body.copy(this.#at, length);
    return { head: this.#head.reading(), notes: this.#notes.reading(), body: this.#body.reading() };
  }

  #headLine(line: string, start: number, end: number): void {
    if (line.trim() === '' && !isFoldedBlank(line, this.#source, end)) {
      this.#endHeader(start);
      if (this.#isFirst) this.#at = start;
      this.#isFirst = false;
      const { encoding, mail, parts } = this.#says;
      // Only parts that hold something themselves are decoded.
      this.#begin(mail, { ...NOTHING, encoding: mail || parts ? null : encoding });
      return;
    }
    if (this.#header !== null && /^[ \t]/.test(line)) return;
    this.#endHeader(start);
    this.#header = start;
    if (!this.#isFirst) this.#leaveOut(start, end);
  }

  /** A header is read whole: what it says may be folded. */
  #endHeader(end: number): void {
    const start = this.#header;
    if (start === null) return;
    this.#header = null;
    if (!this.#isFirst) this.#leaveOut(start, end);
    const header = this.#source.slice(start, end);
    if (OF_CONTENT.test(header)) {
      const [boundary] = [...header.matchAll(BOUNDARY)]
        .map(([, quoted, plain]) => quoted ?? plain ?? '')
        .slice(-1);
      for (const [, quoted, plain] of header.matchAll(BOUNDARY))
        this.#boundaries.add(quoted ?? plain ?? '');
      const encoding = ENCODING.exec(header)?.[1]?.toLowerCase() as Said['encoding'] | undefined;
      this.#says = {
        encoding: encoding ?? this.#says.encoding,
        mail: this.#says.mail || IS_MAIL.test(header),
        parts: this.#says.parts || boundary !== undefined,
      };
    } else if (!ENCODED_WORDS.test(header))
      copyHeader(
        this.#isFirst && (isOfPeople(header) || !HEADER.test(header)) ? this.#head : this.#notes,
        header,
        start,
      );
  }

  #begin(isHead: boolean, says: Said): void {
    this.#isHead = isHead;
    this.#says = says;
    this.#packed = null;
  }

  #endPacked(at: number): void {
    if (this.#packed !== null && at - this.#packed >= SHORTEST) this.#leaveOut(this.#packed, at);
    this.#packed = null;
  }

  #leaveOut(start: number, end: number): void {
    if (start > this.#at) {
      this.#body.copy(this.#at, start);
      this.#body.line(start);
    }
    this.#at = Math.max(this.#at, end);
  }
}

function copyHeader(to: ReadingBuilder, header: string, start: number): void {
  let from = 0;
  for (const { 0: link, index } of header.matchAll(LINK)) {
    for (const { 0: fold, index: at } of link.matchAll(FOLD)) {
      to.copy(start + from, start + index + at);
      from = index + at + fold.length;
    }
  }
  to.copy(start + from, start + header.length);
}
