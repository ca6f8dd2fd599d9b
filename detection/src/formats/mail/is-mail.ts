import { latin1 } from '../bytes.ts';
import type { ScanItem } from '../item.ts';

/** The headers of a mail begin in so many bytes. */
const HEAD = 16 * 1024;
const HEADER = /^([!-9;-~]{1,200})[ \t]*:/;
const FOLDED = /^[ \t]/;
/** What a mail has (RFC 5322), or the parts of one that was saved (RFC 2045). */
const OF_MAIL = new Set([
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'received',
  'return-path',
  'mime-version',
  'content-type',
  'delivered-to',
  'reply-to',
]);
const FEWEST = 3;

/** Lines that are no headers, as a byte that was added makes of one, or a program before it. */
const MOST_OTHERS = 1;
/** What Apple Mail writes before a mail of its own: how many bytes it has (`.emlx`). */
const COUNTED = /^\s{0,16}(\d{1,10})[ \t]*(?:\r\n?|\n)/;

/**
 * Is it a mail, whatever its body holds? It begins with headers, three of them at least such as
 * mails have. Outlook's own kind is an Office document.
 */
export function isMail(item: ScanItem): boolean {
  return mailIn(item) !== null;
}

/**
 * The bytes of a mail without what Apple Mail keeps before and after them; null for what is no
 * mail.
 */
export function mailIn({ bytes, mime }: Pick<ScanItem, 'bytes' | 'mime'>): Uint8Array | null {
  if (mime !== null && OTHER.test(mime)) return null;
  const counted = COUNTED.exec(latin1(bytes, 0, 64));
  if (counted !== null) {
    const from = counted[0].length;
    const mail = bytes.subarray(from, from + Number(counted[1]));
    return beginsAsMail(mail) ? mail : null;
  }
  return beginsAsMail(bytes) ? bytes : null;
}

/** What begins with bytes of its own, which no header has. */
const OTHER = /^(?:image|audio|video|font)\/|^application\/(?!xml|json|javascript|hta|x-|pgp)/;

function beginsAsMail(bytes: Uint8Array): boolean {
  const seen = new Set<string>();
  let others = 0;
  const head = latin1(bytes, 0, HEAD)
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
    .trimStart();
  // The last line may be cut where the head ends.
  const lines = head.split(/\r\n?|\n/).slice(0, bytes.length > HEAD ? -1 : undefined);
  for (const line of lines) {
    if (line === '') break;
    const name = HEADER.exec(line)?.[1]?.toLowerCase();
    if (name === undefined && !FOLDED.test(line)) others += 1;
    if (others > MOST_OTHERS) return false;
    if (name !== undefined && OF_MAIL.has(name)) seen.add(name);
  }
  return seen.size >= FEWEST;
}
