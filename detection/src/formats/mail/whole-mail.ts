import type { Email } from 'postal-mime';
import { findAddresses } from '../urls/find-addresses.ts';
import { linksInLines } from '../written/link-lines.ts';
import { readWritten } from '../written/read-written.ts';
import type { Sender } from './sender.ts';

/** What a mail says as a whole: who sent it, its subject, its words and where its links lead. */
export interface WholeMail {
  senders: readonly Sender[];
  subject: string;
  /** What people read of its body, its beginning where it is long. */
  body: string;
  /** Targets of its links, as they stand there, each once. */
  links: readonly string[];
  /** Sent through a mailing list to which its readers write (RFC 2369). */
  isList: boolean;
  /** A program answers or reports that a mail was not delivered (RFC 3834, RFC 6522). */
  isReport: boolean;
  /** Its page shows pictures and hardly a word. */
  isPicture: boolean;
}

/** UTF-16 units; what a mail wants of its reader stands at its beginning. */
const LONGEST = 15_000;
const LONGEST_PAGE = 400_000;
const MOST_LINKS = 200;
const FEWEST_WORDS = 120;
const DAEMON = /^(?:mailer-daemon|mail-daemon|mdaemon)@/;
const SYSTEM = /^$|mail|delivery|postmaster|system|daemon/i;

/** Mail servers write as their daemon, or as the postmaster under no other name. */
const isProgram = (name: string, address: string): boolean =>
  DAEMON.test(address) || (address.startsWith('postmaster@') && SYSTEM.test(name));

/**
 * @param mail as it was parsed; of Outlook's mails the parts that are known
 * @param senders as `sendersOf` read them
 */
export function wholeMail(
  { headers, subject, text, html }: Pick<Email, 'headers' | 'subject' | 'text' | 'html'>,
  senders: readonly Sender[],
): WholeMail {
  const page = html === undefined ? '' : html.slice(0, LONGEST_PAGE);
  const reading = page.trim() === '' ? null : readWritten(page, 'text/html', 'message.html');
  const body = (reading?.text.trim() ? reading.text : (text ?? '')).slice(0, LONGEST);
  const inPage = (reading?.links ?? linksInLines(body)).map(({ href }) => href);
  const inWords = findAddresses(body).flatMap(({ kind, link }) =>
    kind === 'link' ? [link.normal] : [],
  );
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  return {
    senders,
    subject: subject ?? '',
    body,
    links: [...new Set([...inPage, ...inWords])].slice(0, MOST_LINKS),
    isList:
      valueOf('list-post') !== '' ||
      valueOf('x-mailman-version') !== '' ||
      /\blist\b/i.test(valueOf('precedence')),
    isReport:
      /multipart\/report/i.test(valueOf('content-type')) ||
      /auto-replied/i.test(valueOf('auto-submitted')) ||
      senders.some(({ name, address }) => isProgram(name, address)),
    isPicture: /<img\b/i.test(page) && body.trim().length < FEWEST_WORDS,
  };
}
