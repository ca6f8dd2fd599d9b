import type { Email } from 'postal-mime';
import type { Budget, DetectorOutcome, Opener, ScanItem } from '../detector.ts';
import { Collected } from '../tree/collected.ts';
import { Overrun, type NodeRoom } from '../tree/room.ts';
import { isMail } from './is-mail.ts';
import { mailsIn, nameInMailbox } from './mailbox.ts';
import { BODIES, HEADING, parseMail, partsOf, senderName } from './parse-mail.ts';

/** Opens mails as programs keep them (.eml, pages saved as .mht, mailboxes): what they say, their files and the mails within them go through all detectors. */
export const mailDetector: Opener = { id: 'mail', label: 'Mails', version: '1.1.0', inspect };

async function inspect(item: ScanItem, _budget: Budget, room: NodeRoom): Promise<DetectorOutcome> {
  const mails = mailsIn(item);
  if (mails.length === 0 && !isMail(item)) return { kind: 'not-applicable' };
  const report = new Collected(item);
  try {
    room.enter();
    for (const [at, bytes] of mails.entries()) {
      room.spend(bytes.length);
      report.child(nameInMailbox(at), bytes);
    }
    if (mails.length > 0) return report.outcome();
    const mail = await parseMail(item.bytes);
    if (mail === null) report.problem('Its parts lie too deep in each other, or its headers are too long, to be a mail that somebody sent. Unpack it and upload the parts.');
    else open(report, mail, room);
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    report.limit(error.message);
  }
  return report.outcome();
}

function open(report: Collected, mail: Email, room: NodeRoom): void {
  // The file itself is read as text too: what stands in it as it is need not be looked at twice.
  const written = new TextDecoder().decode(report.item.bytes).replaceAll('\r\n', '\n');
  const isWritten = (text: string) => written.includes(text.replaceAll('\r\n', '\n').trim());
  const heading = [mail.subject, senderName(mail)].filter((text) => text !== undefined && text !== '' && !isWritten(text)).join('\n');
  report.text(heading, HEADING);
  const encoder = new TextEncoder();
  for (const [name, text] of [[BODIES.text, mail.text], [BODIES.page, mail.html]] as const) {
    if (text === undefined || text.trim() === '' || isWritten(text)) continue;
    const bytes = encoder.encode(text);
    room.spend(bytes.length);
    report.child(name, bytes);
  }
  for (const { name, bytes } of partsOf(mail)) {
    room.spend(bytes.length);
    report.child(name, bytes);
  }
}
