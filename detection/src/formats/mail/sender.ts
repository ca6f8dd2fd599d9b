import { say } from '@vedetta/messages/say.ts';
import type { Email } from 'postal-mime';

/** What the head of a mail says of who sent it: untrusted, all of it. */
export interface Sender {
  name: string;
  /** In lower case. */
  address: string;
  /** Where answers go, in lower case; empty where they go to the sender. */
  answersTo: readonly string[];
  /**
   * What the server that took the mail in noted of its sender (RFC 8601), by method:
   * `{ dmarc: 'fail', spf: 'pass' }`.
   */
  checks: Readonly<Record<string, string>>;
}

/** What the way to a finding about a sender ends with. */
export const SENDER = say('pathSender');

const METHODS = /\b(dmarc|spf|dkim)\s*=\s*([a-z]+)/gi;
/** Servers write theirs above those that were there; what stands below anybody may have written. */
const CHECKS = 'authentication-results';

/** As much of a header is read, and so many senders of it. */
const LONGEST_HEADER = 10_000;
const MOST = 10;
/**
 * An address in angle brackets, or one that is an entry of a list for itself: any other stands in a
 * name.
 */
const WRITTEN = new RegExp(
  [
    String.raw`<\s{0,20}([^\s<>"]{1,320}@[^\s<>"]{1,255}?)\s{0,20}(?:>|$)`,
    String.raw`|(?<=^|[,;:])\s{0,20}([^\s<>",;:()]{1,320}@[^\s<>",;:()]{1,255})\s{0,20}`,
    '(?=[,;(]|$)',
  ].join(''),
  'g',
);
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/**
 * Who sent a mail, as its header shows it, whether or not it keeps to RFC 5322: everything before
 * an address is its name, commas, quotation marks and comments aside. A mail may name several.
 * @param decode encoded words (RFC 2047)
 * @returns none for a mail without a sender's address
 */
export function sendersOf({ headers }: Email, decode: (text: string) => string): Sender[] {
  const checks: Record<string, string> = {};
  for (const [, method = '', result = ''] of (
    headers.find(({ key }) => key === CHECKS)?.value ?? ''
  ).matchAll(METHODS))
    checks[method.toLowerCase()] ??= result.toLowerCase();
  const named = (header: string) =>
    headers.filter(({ key }) => key === header).flatMap(({ value }) => mailboxesIn(value, decode));
  const answersTo = named('reply-to').map(({ address }) => address);
  return named('from')
    .slice(0, MOST)
    .map((mailbox) => ({ ...mailbox, answersTo, checks }));
}

/** The addresses of a header with their names. @param value as it stands there */
function mailboxesIn(
  value: string,
  decode: (text: string) => string,
): Pick<Sender, 'name' | 'address'>[] {
  const text = value.slice(0, LONGEST_HEADER).replaceAll(/\s+/g, ' ').trim();
  // What is quoted is a name, whatever it looks like: it is covered while addresses are looked for.
  const covered = text.replaceAll(QUOTED, (quoted) => '"'.repeat(quoted.length));
  const found = [...covered.matchAll(WRITTEN)];
  if (found.length === 0) {
    const alone = /[^\s<>",;:()]+@[^\s<>",;:()]+/.exec(text);
    const decoded = decode(text);
    if (alone !== null)
      return [
        { name: nameIn(text.replace(alone[0], ' '), decode), address: alone[0].toLowerCase() },
      ];
    return decoded !== text && decoded.includes('@') ? mailboxesIn(decoded, (same) => same) : [];
  }
  let from = 0;
  return found.map((match, at) => {
    const end = match.index + match[0].length;
    // A comment behind an address belongs to it.
    const comment = /^ ?\([^()]{0,200}\)/.exec(covered.slice(end))?.[0].length ?? 0;
    const rest = at === found.length - 1 ? text.slice(end) : text.slice(end, end + comment);
    const name = nameIn(`${text.slice(from, match.index)} ${rest}`, decode);
    from = end + comment;
    return { name, address: (match[1] ?? match[2] ?? '').toLowerCase() };
  });
}

const nameIn = (written: string, decode: (text: string) => string): string =>
  decode(written.replaceAll(/\\(.)/g, '$1').replaceAll(/[<>"]/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:]+|[\s,;:]+$/g, '')
    .replace(/^\((.*)\)$/, '$1');
