import type { Email } from 'postal-mime';
import type { Budget, DetectorOutcome, Opener, ScanItem } from '../detector.ts';
import { sendersOf } from '../senders/sender.ts';
import { Collected } from '../tree/collected.ts';
import { Overrun, type NodeRoom } from '../tree/room.ts';
import { fieldsOf } from './fields.ts';
import { isMail } from './is-mail.ts';
import { ENCODED_WORDS, isOfPeople, readMailText } from './mail-text.ts';
import { mailsIn, nameInMailbox } from './mailbox.ts';
import { mailHead, outlookStreams, readOutlook, type OutlookMail } from './outlook.ts';
import { BODIES, HEADING, parseMail, partsOf } from './parse-mail.ts';

/** Opens mails as programs keep them (.eml, pages saved as .mht, mailboxes, Outlook's .msg): what they say, their files and the mails within them go through all detectors. */
export const mailDetector: Opener = { id: 'mail', label: 'Mails', version: '1.2.0', inspect };

async function inspect(item: ScanItem, _budget: Budget, room: NodeRoom): Promise<DetectorOutcome> {
  const mails = mailsIn(item);
  const outlook = outlookStreams(item.bytes);
  if (mails.length === 0 && outlook === null && !isMail(item)) return { kind: 'not-applicable' };
  const report = new Collected(item);
  try {
    room.enter();
    for (const [at, bytes] of mails.entries()) {
      room.spend(bytes.length);
      report.child(nameInMailbox(at), bytes);
    }
    if (outlook !== null) await openOutlook(report, await readOutlook(outlook, room), room);
    if (mails.length > 0 || outlook !== null) return report.outcome();
    const mail = await parseMail(item.bytes);
    if (mail === null) report.problem('Its parts lie too deep in each other, or its headers are too long, to be a mail that somebody sent. Unpack it and upload the parts.');
    else {
      await open(report, mail, room);
    }
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    report.limit(error.message);
  }
  return report.outcome();
}

/** Of a mail of Outlook nothing stands in the file as people read it. */
async function openOutlook(report: Collected, { subject, head, text, page, files, problem }: OutlookMail, room: NodeRoom): Promise<void> {
  const { decodeWords } = await import('postal-mime');
  const parsed = await parseMail(mailHead(head));
  if (parsed !== null) for (const sender of sendersOf(parsed, decodeWords)) report.sender(sender);
  // As they are shown, so that what is found in them is marked there.
  const fields = parsed === null ? [] : (await fieldsOf(parsed)).filter(({ name }) => name !== 'date');
  report.head([subject, ...fields.filter(({ name }) => name !== 'subject').map((field) => field.text)].join('\n'), 'people', HEADING);
  report.head(readMailText(`${head}\n\n`).notes.text, 'programs', HEADING);
  const bodies = [[BODIES.text, text], [BODIES.page, page ?? '']] as const;
  for (const { name, bytes } of [...bodies.filter(([, body]) => body.trim() !== '').map(([name, body]) => ({ name, bytes: new TextEncoder().encode(body) })), ...files]) {
    room.spend(bytes.length);
    report.child(name, bytes);
  }
  if (problem !== null) report.problem(problem);
}

async function open(report: Collected, mail: Email, room: NodeRoom): Promise<void> {
  const { decodeWords } = await import('postal-mime');
  for (const sender of sendersOf(mail, decodeWords)) report.sender(sender);
  // The file itself is read as text too: what stands there as it is need not be looked at twice.
  const written = withoutReturns(readMailText(new TextDecoder().decode(report.item.bytes)).body.text);
  const encoded = mail.headers.filter(({ value }) => ENCODED_WORDS.test(value));
  // A name is a text of its own, and so is the address behind it.
  const decoded = (isWanted: (header: string) => boolean) => encoded.filter(({ key }) => isWanted(`${key}:`)).map(({ value }) => decodeWords(value).replaceAll(/[ \t]*</g, '\n<')).join('\n');
  report.head(decoded(isOfPeople), 'people', HEADING);
  report.head(decoded((header) => !isOfPeople(header)), 'programs', HEADING);
  const encoder = new TextEncoder();
  for (const [name, text] of [[BODIES.text, mail.text], [BODIES.page, mail.html]] as const) {
    if (text === undefined || text.trim() === '' || written.includes(withoutReturns(text).trim())) continue;
    const bytes = encoder.encode(text);
    room.spend(bytes.length);
    report.child(name, bytes);
  }
  for (const { name, bytes } of partsOf(mail)) {
    room.spend(bytes.length);
    report.child(name, bytes);
  }
}

const withoutReturns = (text: string): string => text.replaceAll('\r\n', '\n');
