import { latin1 } from '../bytes.ts';
import type { ScanItem } from '../item.ts';

/**
 * The line before each mail of a mailbox (RFC 4155): who, and when. It stands at the beginning or
 * after an empty line, and two lines of a head follow it.
 */
const BETWEEN = new RegExp(
  [
    String.raw`(?:^|(?:\r?\n|\r){2})(From \S+ .{0,80}\d{2}:\d{2}.{0,40}(?:\r?\n|\r))`,
    String.raw`(?=[!-9;-~]{1,200}:.*(?:\r?\n|\r)(?:[ \t]|[!-9;-~]{1,200}:))`,
  ].join(''),
  'g',
);
const FIRST = /^From \S+ .{0,80}\d{2}:\d{2}/;

/**
 * The mails of a mailbox (`mbox`, as Thunderbird, Gmail's downloads and Unix keep them), each from
 * its first header to its end.
 * @returns nothing for what is no mailbox
 */
export function mailsIn({ bytes, mime }: ScanItem): Uint8Array[] {
  if ((mime !== null && !mime.startsWith('text/')) || !FIRST.test(latin1(bytes, 0, 200))) return [];
  const begins = [...latin1(bytes, 0, bytes.length).matchAll(BETWEEN)].map((match) => ({
    line: match.index,
    mail: match.index + match[0].length,
  }));
  return begins.map(({ mail }, at) => bytes.subarray(mail, begins[at + 1]?.line ?? bytes.length));
}

/** Is it a mailbox? Its first mail begins in so many bytes. */
const HEAD = 4096;
export const isMailbox = (item: ScanItem): boolean =>
  mailsIn({ ...item, bytes: item.bytes.subarray(0, HEAD) }).length > 0;

/** What a mail of a mailbox is called on the way to a finding. @param at its number, from 0 */
export const nameInMailbox = (at: number): string => `mail ${at + 1}.eml`;
