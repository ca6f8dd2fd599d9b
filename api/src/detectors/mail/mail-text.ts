import { ReadingBuilder, type Reading } from '../written/reading.ts';

/** Headers that say how a mail is written and nothing else; names of files are looked at as names of files. */
const OF_CONTENT = /^(?:content-(?:type|disposition|transfer-encoding|id|language)|mime-version)[ \t]*:/i;
const BOUNDARY = /\bboundary[ \t]*=[ \t]*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
const IS_BASE64 = /^content-transfer-encoding[ \t]*:[ \t]*"?base64\b/i;
const IS_MAIL = /^content-type[ \t]*:[ \t]*message\/rfc822\b/i;
const BASE64 = /^[A-Za-z0-9+/=]+[ \t]*\r?\n?$/;
/** UTF-16 units; less of it does no harm, and a mail may say of plain words that they are Base64. */
const SHORTEST = 200;

/** Where the reader is: in a head, or in what follows it. */
interface State {
  isHead: boolean;
  /** The line before belongs to a header that is left out. */
  isLeftOut: boolean;
  /** What the head has said so far of what follows it. */
  says: { base64: boolean; mail: boolean };
  /** Where lines of Base64 began that have not ended yet; null outside. */
  packed: number | null;
}

/**
 * Reads the file of a mail without what its program wrote to put it together: the lines between its parts, how each is written, and what is in Base64,
 * which is opened and read for itself. A file of two megabytes would be all that is read of the mail, and words of programs that surround a sentence say
 * something of it.
 */
export function readMailText(source: string): Reading {
  const to = new ReadingBuilder(source);
  const boundaries = new Set<string>();
  let state: State = { isHead: true, isLeftOut: false, says: { base64: false, mail: false }, packed: null };
  let copied = 0;
  const leaveOut = (start: number, end: number) => {
    to.copy(copied, start);
    to.line(start);
    copied = Math.max(copied, end);
  };
  const endPacked = (at: number) => {
    if (state.packed !== null && at - state.packed >= SHORTEST) leaveOut(state.packed, at);
    state.packed = null;
  };
  for (let start = 0; start < source.length;) {
    const next = source.indexOf('\n', start);
    const end = next < 0 ? source.length : next + 1;
    const line = source.slice(start, end);
    const name = line.startsWith('--') ? line.trimEnd().slice(2) : '';
    if (name !== '' && (boundaries.has(name) || boundaries.has(name.replace(/--$/, '')))) {
      endPacked(start);
      leaveOut(start, end);
      state = { isHead: boundaries.has(name), isLeftOut: false, says: { base64: false, mail: false }, packed: null };
    } else if (state.isHead) readHeadLine(line, start, end);
    else if (state.says.base64) {
      if (!BASE64.test(line)) endPacked(start);
      else state.packed ??= start;
    }
    start = end;
  }
  endPacked(source.length);
  to.copy(copied, source.length);
  return to.reading();

  function readHeadLine(line: string, start: number, end: number): void {
    if (line.trim() === '') {
      state = { isHead: state.says.mail, isLeftOut: false, says: { base64: state.says.base64 && !state.says.mail, mail: false }, packed: null };
      return;
    }
    state.isLeftOut = /^[ \t]/.test(line) ? state.isLeftOut : OF_CONTENT.test(line);
    if (!state.isLeftOut) return;
    for (const [, quoted, plain] of line.matchAll(BOUNDARY)) boundaries.add(quoted ?? plain ?? '');
    if (IS_BASE64.test(line)) state.says.base64 = true;
    if (IS_MAIL.test(line)) state.says.mail = true;
    leaveOut(start, end);
  }
}
