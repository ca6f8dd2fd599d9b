import { latin1 } from '../bytes.ts';
import type { ScanItem } from '../detector.ts';

/** The headers of a mail begin in so many bytes. */
const HEAD = 16 * 1024;
const HEADER = /^([a-z][a-z0-9-]*):/i;
const FOLDED = /^[ \t]+\S/;
/** What a mail has (RFC 5322), or the parts of one that was saved (RFC 2045). */
const OF_MAIL = new Set(['from', 'to', 'subject', 'date', 'message-id', 'received', 'return-path', 'mime-version', 'content-type', 'delivered-to', 'reply-to']);
const FEWEST = 3;

/** Is it a mail? It begins with headers, three of them at least such as mails have. Outlook's own kind is an Office document. */
export function isMail({ bytes, mime }: ScanItem): boolean {
  if (mime === null || !mime.startsWith('text/')) return false;
  const seen = new Set<string>();
  const head = latin1(bytes, 0, HEAD).replace(/^\xef\xbb\xbf/, '');
  // The last line may be cut where the head ends.
  const lines = head.split(/\r?\n/).slice(0, bytes.length > HEAD ? -1 : undefined);
  for (const line of lines) {
    if (line === '') break;
    const name = HEADER.exec(line)?.[1]?.toLowerCase();
    if (name === undefined && !FOLDED.test(line)) return false;
    if (name !== undefined && OF_MAIL.has(name)) seen.add(name);
  }
  return seen.size >= FEWEST;
}
