import { decodeText } from '../../formats/charset/charset-of.ts';
import { isBrotli } from '../../formats/archives/brotli.ts';
import { partByWriter } from '../../formats/chat/by-writer.ts';
import { readMessages } from '../../formats/chat/readings.ts';
import type { Turn } from '../../formats/chat/turn.ts';
import { turnAt, turnsOf } from '../../formats/chat/turns.ts';
import type { ScanItem } from '../../formats/item.ts';
import { isMail } from '../../formats/mail/is-mail.ts';
import { isMailbox } from '../../formats/mail/mailbox.ts';
import { readMailText } from '../../formats/mail/mail-text.ts';
import { BODIES } from '../../formats/mail/parse-mail.ts';
import { linksInLines } from '../../formats/written/link-lines.ts';
import { readWritten } from '../../formats/written/read-written.ts';
import type { Reading } from '../../formats/written/reading.ts';
import { readText, withoutControls } from '../../formats/text/read-text.ts';
import { type TextNode } from './text-node.ts';
import { LONGEST_SOURCE } from '../../formats/text/limits.ts';

type Placed = Pick<TextNode, 'text' | 'placeOf'>;

/**
 * The texts of an item that no detector needs to open: the name that the sender chose, and the
 * content where it is text, as people read it. Places are those of what stands in the file. The
 * mails of a mailbox are opened, and each is read for itself.
 */
export function textsOf(item: ScanItem): TextNode[] {
  const { bytes, mime, filename, path } = item;
  const content =
    isMailbox(item) || isBrotli(item)
      ? null
      : (readText(bytes, mime) ?? (isMail(item) ? withoutControls(decodeText(bytes)) : null));
  return [
    { text: filename, path, placeOf: () => ({ kind: 'whole' }) },
    ...(content === null ? [] : textsIn(content, item)),
  ];
}

function textsIn(content: string, item: ScanItem): TextNode[] {
  const { mime, path } = item;
  const whole: Placed = {
    text: content,
    placeOf: (start, end) => ({ kind: 'text', offset: start, length: end - start }),
  };
  if (isMail(item)) {
    const { head, notes, body } = readMailText(content);
    // Somebody's chat may stand in it; asked for where something was found, which is seldom.
    let turns: readonly Turn[] | undefined;
    const of: Pick<TextNode, 'path' | 'turnAt'> = {
      path,
      turnAt: (offset) =>
        turnAt((turns ??= turnsOf(content.slice(0, LONGEST_SOURCE), mime)), offset),
    };
    return [
      { ...of, ...placedIn(whole, head), isLined: true, isHead: true },
      { ...of, ...placedIn(whole, notes), isLined: true, isHead: true, isNotes: true },
      { ...of, ...asRead(placedIn(whole, body), item), isBody: true },
    ];
  }
  const known = content.slice(0, LONGEST_SOURCE);
  const turns = turnsOf(known, mime);
  const body = isBodyOfMail(item) ? { isBody: true as const } : {};
  if (turns.length === 0) return [{ path, ...asRead(whole, item), ...body }];
  const reading = readWritten(known, mime, item.filename);
  const parted = reading === null ? readMessages(known) : partByWriter(reading, turns);
  if (parted === null) return [{ path, ...asRead(whole, item) }];
  const of: Pick<TextNode, 'path' | 'turnAt'> = { path, turnAt: (offset) => turnAt(turns, offset) };
  const [none, source] =
    reading === null ? [{}, {}] : [{ source: { ...whole, text: '' } }, { source: whole }];
  const lined = reading === null ? {} : { isLined: true as const };
  return [
    ...parted.messages.map((each) => ({
      ...of,
      ...lined,
      ...none,
      ...linked(each),
      ...placedIn(whole, each),
    })),
    {
      ...of,
      ...source,
      ...linked(parted.rest),
      ...placedIn(whole, parted.rest),
      isLined: true,
      ...(known.length < content.length ? { isCut: true } : {}),
    },
  ];
}

/** The text or the page of a mail, as its opener calls them. */
const isBodyOfMail = ({ path, filename }: ScanItem): boolean =>
  path.length > 1 && (filename === BODIES.text || filename === BODIES.page);

/** The links of a page, and those that a collected post lists. */
function linked({ text, links = [] }: Pick<Reading, 'text' | 'links'>): Pick<TextNode, 'links'> {
  const all = [...links, ...linksInLines(text)];
  return all.length === 0 ? {} : { links: all };
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
  if (reading === null) return { ...source, ...linked(source) };
  return {
    ...placedIn(source, reading),
    isLined: true,
    source,
    ...linked(reading),
    ...(head.length < source.text.length ? { isCut: true } : {}),
  };
}
