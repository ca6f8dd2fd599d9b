import { readMessages } from '../chat/readings.ts';
import type { Turn } from '../chat/turn.ts';
import { turnAt, turnsOf } from '../chat/turns.ts';
import type { ScanItem } from '../detector.ts';
import { isMail } from '../mail/is-mail.ts';
import { isMailbox } from '../mail/mailbox.ts';
import { readMailText } from '../mail/mail-text.ts';
import { readWritten } from '../written/read-written.ts';
import type { Reading } from '../written/reading.ts';
import { readText } from './read-text.ts';
import { LONGEST_SOURCE, type TextNode } from './text-node.ts';

const PLAIN = 'text/plain';
type Placed = Pick<TextNode, 'text' | 'placeOf'>;

/**
 * The texts of an item that no detector needs to open: the name that the sender chose, and the content where it is text, as people read it. Places are
 * those of what stands in the file. The mails of a mailbox are opened, and each is read for itself.
 */
export function textsOf(item: ScanItem): TextNode[] {
  const { bytes, mime, filename, path } = item;
  const content = isMailbox(item) ? null : readText(bytes, mime);
  return [{ text: filename, path, placeOf: () => ({ kind: 'whole' }) }, ...(content === null ? [] : textsIn(content, item))];
}

function textsIn(content: string, item: ScanItem): TextNode[] {
  const { mime, path } = item;
  const known = content.slice(0, LONGEST_SOURCE);
  const isCut = known.length < content.length;
  // Asked for where something was found, which is seldom.
  let turns: readonly Turn[] | undefined;
  const of: Pick<TextNode, 'path' | 'turnAt'> = { path, turnAt: (offset) => turnAt(turns ??= turnsOf(known, mime), offset) };
  const whole: Placed = { text: content, placeOf: (start, end) => ({ kind: 'text', offset: start, length: end - start }) };
  if (isMail(item)) {
    const { head, body } = readMailText(content);
    return [{ ...of, ...placedIn(whole, head), isLined: true }, { ...of, ...asRead(placedIn(whole, body), item) }];
  }
  const messages = mime === PLAIN ? readMessages(known) : null;
  if (messages === null) return [{ ...of, ...asRead(whole, item) }];
  return [...messages.messages.map((each) => ({ ...of, ...placedIn(whole, each) })), { ...of, ...placedIn(whole, messages.heads), isLined: true, ...(isCut ? { isCut } : {}) }];
}

/** What was read of a text, with the places of that text. */
function placedIn({ placeOf }: Placed, reading: Reading): Placed {
  return {
    text: reading.text,
    placeOf: (from, to) => {
      const { start, end } = reading.sourceOf(from, to);
      return placeOf(start, end);
    },
  };
}

/** A text that may be written for machines, as people read it. */
function asRead(source: Placed, { mime, filename }: ScanItem): Omit<TextNode, 'path'> {
  const head = source.text.slice(0, LONGEST_SOURCE);
  const reading = readWritten(head, mime, filename);
  if (reading === null) return source;
  return { ...placedIn(source, reading), isLined: true, source, ...(reading.links === undefined ? {} : { links: reading.links }), ...(head.length < source.text.length ? { isCut: true } : {}) };
}
