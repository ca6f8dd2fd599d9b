import type { Address, Email } from 'postal-mime';
import type { Budget, DetectorOutcome, Opener, ScanItem } from '../detector.ts';
import { Collected } from '../tree/collected.ts';
import { Overrun, type NodeRoom } from '../tree/room.ts';
import { isMail } from './is-mail.ts';
import { mailsIn } from './mailbox.ts';

/** Opens mails as programs keep them (.eml, pages saved as .mht, mailboxes): what they say, their files and the mails within them go through all detectors. */
export const mailDetector: Opener = { id: 'mail', label: 'Mails', version: '1.1.0', inspect };

/** Parts within parts; a mail that somebody sent has three or four. */
const MOST_NESTED = 32;
/** Headers of a mail that went around the world take some ten kilobytes. */
const MOST_HEADER_BYTES = 1024 * 1024;

async function inspect(item: ScanItem, _budget: Budget, room: NodeRoom): Promise<DetectorOutcome> {
  const mails = mailsIn(item);
  if (mails.length === 0 && !isMail(item)) return { kind: 'not-applicable' };
  const report = new Collected(item);
  try {
    room.enter();
    for (const [at, bytes] of mails.entries()) {
      room.spend(bytes.length);
      report.child(`mail ${at + 1}.eml`, bytes);
    }
    if (mails.length > 0) return report.outcome();
    const mail = await parsed(item.bytes);
    if (mail === null) report.problem('Its parts lie too deep in each other, or its headers are too long, to be a mail that somebody sent. Unpack it and upload the parts.');
    else open(report, mail, room);
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    report.limit(error.message);
  }
  return report.outcome();
}

/** @returns null for what the parser refuses: too many headers, or parts too deep. */
async function parsed(bytes: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: MOST_NESTED, maxHeadersSize: MOST_HEADER_BYTES });
  } catch {
    return null;
  }
}

function open(report: Collected, mail: Email, room: NodeRoom): void {
  // The file itself is read as text too: what stands in it as it is need not be looked at twice.
  const written = new TextDecoder().decode(report.item.bytes).replaceAll('\r\n', '\n');
  const isWritten = (text: string) => written.includes(text.replaceAll('\r\n', '\n').trim());
  const heading = [mail.subject, nameOf(mail.from)].filter((text) => text !== undefined && text !== '' && !isWritten(text)).join('\n');
  report.text(heading, 'subject');
  const encoder = new TextEncoder();
  for (const [name, text] of [['message.txt', mail.text], ['message.html', mail.html]] as const) {
    if (text === undefined || text.trim() === '' || isWritten(text)) continue;
    const bytes = encoder.encode(text);
    room.spend(bytes.length);
    report.child(name, bytes);
  }
  for (const [at, { filename, mimeType, content }] of mail.attachments.entries()) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
    room.spend(bytes.length);
    report.child(filename ?? (mimeType === 'message/rfc822' ? `mail ${at + 1}.eml` : `part ${at + 1}`), bytes);
  }
}

/** The name that a sender goes by. */
const nameOf = (address: Address | undefined): string | undefined => (address === undefined || address.group !== undefined ? undefined : address.name);
