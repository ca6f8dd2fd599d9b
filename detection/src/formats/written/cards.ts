import type { Charset } from '../charset/decoder.ts';
import { charsetNamed, decodeAs } from '../charset/decode.ts';
import { ReadingBuilder, type Reading } from './reading.ts';

/**
 * A line of a calendar or a business card that goes on in the next one, which begins with a blank
 * (RFC 5545, 3.1; RFC 6350, 3.2), and quoted-printable ones of old cards, which end with `=`.
 */
const FOLD = /(?:\r\n?|\n)[ \t]/y;
const SOFT_END = /=[ \t]*(?:\r\n?|\n)/y;
/** A soft end of a line may cut a letter. */
const BYTES = /=[0-9a-f]{2}(?:(?:=[ \t]*(?:\r\n?|\n))*=[0-9a-f]{2})*/iy;
const SIGN = /\\([nN,;:\\])/y;
const NAME = /^([A-Za-z][A-Za-z0-9.-]*)((?:;(?:"[^"]*"|[^":\r\n])*)?):/gm;

/** Is it a calendar (`.ics`) or a business card (`.vcf`)? */
export const isCard = (content: string): boolean =>
  /^\ufeff?\s*BEGIN:V(?:CALENDAR|CARD)[\r\n]/i.test(content);

/**
 * Reads a calendar or cards: folded lines as one, escaped signs as what they stand for, each value
 * on a line of its own.
 */
export function readCards(source: string): Reading {
  const to = new ReadingBuilder(source);
  const names = [...source.matchAll(NAME)];
  let at = 0;
  for (const [number, name] of names.entries()) {
    const begin = name.index + name[0].length;
    to.copy(at, begin);
    to.line(begin);
    at = names[number + 1]?.index ?? source.length;
    readValue(
      to,
      begin,
      at,
      /[;=]quoted-printable/i.test(name[2] ?? '')
        ? (charsetNamed(/charset="?([\w-]+)/i.exec(name[2] ?? '')?.[1] ?? null) ?? 'utf-8')
        : null,
    );
  }
  to.copy(at, source.length);
  return to.reading();
}

function readValue(to: ReadingBuilder, start: number, end: number, quotedIn: Charset | null): void {
  const { source } = to;
  let at = start;
  let copied = start;
  const read = (text: string, length: number) => {
    to.copy(copied, at);
    to.put(text, at, at + length);
    at += length;
    copied = at;
  };
  const found = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    return match !== null && at + match[0].length <= end ? match : null;
  };
  while (at < end) {
    const sign = source[at];
    const fold = sign === '\r' || sign === '\n' ? found(FOLD) : null;
    const escaped = sign === '\\' ? found(SIGN) : null;
    const soft = quotedIn !== null && sign === '=' ? found(SOFT_END) : null;
    const bytes = quotedIn !== null && sign === '=' && soft === null ? found(BYTES) : null;
    if (fold !== null) read('', fold[0].length);
    else if (soft !== null) read('', soft[0].length);
    else if (escaped !== null)
      read(/n/i.test(escaped[1] ?? '') ? '\n' : (escaped[1] ?? ''), escaped[0].length);
    else if (bytes !== null)
      read(
        decodeAs(Buffer.from(bytes[0].replace(/[^0-9a-f]/gi, ''), 'hex'), quotedIn ?? 'utf-8'),
        bytes[0].length,
      );
    else at += 1;
  }
  to.copy(copied, end);
}
