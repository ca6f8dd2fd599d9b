import { say } from '@vedetta/messages/say.ts';
import type { Email } from 'postal-mime';
import { decodeText } from '../../formats/charset/charset-of.ts';
import type { DetectorOutcome, Opener } from '../../engine/detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { sendersOf } from '../../formats/mail/sender.ts';
import { Collected } from '../../engine/tree/collected.ts';
import { Overrun, type NodeRoom } from '../../formats/room.ts';
import { carriedFiles } from '../../formats/mail/carried-files.ts';
import { fieldsOf } from '../../formats/mail/fields.ts';
import { mailIn } from '../../formats/mail/is-mail.ts';
import { ENCODED_WORDS, isOfPeople, readMailText } from '../../formats/mail/mail-text.ts';
import { mailsIn, nameInMailbox } from '../../formats/mail/mailbox.ts';
import {
  mailHead,
  outlookStreams,
  readOutlook,
  readRich,
  type OutlookMail,
} from '../../formats/mail/outlook.ts';
import { BODIES, HEADING, parseMail, partsOf } from '../../formats/mail/parse-mail.ts';
import { isTnef, readTnef } from '../../formats/mail/tnef.ts';
import { wholeMail } from '../../formats/mail/whole-mail.ts';

/**
 * Opens mails as programs keep them (.eml, pages saved as .mht, mailboxes, Outlook's .msg): what
 * they say, their files and the mails within them go through all detectors.
 */
export const mailDetector: Opener = {
  id: 'mail',
  label: say('detectorMail'),
  version: '1.2.0',
  inspect,
};

/** Names that mail programs give to mails. */
const NAMED = /\.(?:eml|emlx|msg)\s*$/i;

async function inspect(item: ScanItem, _budget: Budget, room: NodeRoom): Promise<DetectorOutcome> {
  const mails = mailsIn(item);
  const outlook = outlookStreams(item.bytes);
  const one = mailIn(item);
  const carried =
    item.mime === null || item.mime.startsWith('text/') ? carriedFiles(item.bytes) : [];
  const isPacked = isTnef(item.bytes);
  const report = new Collected(item);
  if (mails.length === 0 && outlook === null && one === null && !isPacked) {
    // A name that promises a mail: what is in it would be opened if it were one.
    if (NAMED.test(item.filename))
      report.problem(say('whyMailUnreadable'), say('adviceAskIntactCopy'));
    else if (carried.length === 0) return { kind: 'not-applicable' };
  }
  try {
    room.enter();
    for (const [at, bytes] of mails.entries()) {
      room.spend(bytes.length);
      report.child(nameInMailbox(at), bytes);
    }
    if (outlook !== null) await openOutlook(report, await readOutlook(outlook, room), room);
    if (isPacked) await openTnef(report, item.bytes, room);
    for (const { name, bytes } of mails.length > 0 ? [] : carried) {
      room.spend(bytes.length);
      report.child(name, bytes, 'mail');
    }
    if (one === null || mails.length > 0) return report.outcome();
    const mail = await parseMail(one);
    if (mail === null)
      report.problem(say('whyMailStructureExcessive'), say('adviceUploadMailParts'));
    else await open(report, mail, room);
  } catch (error) {
    if (!(error instanceof Overrun)) throw error;
    report.limit(error.said);
  }
  return report.outcome();
}

/** Of a mail of Outlook nothing stands in the file as people read it. */
async function openOutlook(
  report: Collected,
  { subject, head, text, page, files, problem }: OutlookMail,
  room: NodeRoom,
): Promise<void> {
  const { decodeWords } = await import('postal-mime');
  const parsed = await parseMail(mailHead(head));
  const senders = parsed === null ? [] : sendersOf(parsed, decodeWords);
  for (const sender of senders) report.sender(sender);
  report.mail(
    wholeMail({ headers: parsed?.headers ?? [], subject, text, html: page ?? undefined }, senders),
  );
  // As they are shown, so that what is found in them is marked there.
  const fields =
    parsed === null ? [] : (await fieldsOf(parsed)).filter(({ name }) => name !== 'date');
  report.head(
    [subject, ...fields.filter(({ name }) => name !== 'subject').map((field) => field.text)].join(
      '\n',
    ),
    'people',
    HEADING,
  );
  report.head(readMailText(`${head}\n\n`).notes.text, 'programs', HEADING);
  const bodies = [
    [BODIES.text, text],
    [BODIES.page, page ?? ''],
  ] as const;
  for (const { name, bytes } of [
    ...bodies
      .filter(([, body]) => body.trim() !== '')
      .map(([name, body]) => ({ name, bytes: new TextEncoder().encode(body) })),
    ...files,
  ]) {
    room.spend(bytes.length);
    report.child(name, bytes, 'mail');
  }
  if (problem !== null) report.problem(...problem);
}

/** Outlook's own way of a mail within a mail. Its rich text is opened as Outlook's is. */
async function openTnef(report: Collected, bytes: Uint8Array, room: NodeRoom): Promise<void> {
  const { subject, text, page, rich, files, isCut } = readTnef(bytes);
  const mail: OutlookMail = { subject, head: '', text, page: null, files, problem: null };
  if (page === null) await readRich(mail, rich, room);
  else mail.files.unshift({ name: BODIES.page, bytes: page });
  if (isCut) mail.problem ??= [say('whyCompressedDataPartlyScanned')];
  await openOutlook(report, mail, room);
}

async function open(report: Collected, mail: Email, room: NodeRoom): Promise<void> {
  const { decodeWords } = await import('postal-mime');
  const senders = sendersOf(mail, decodeWords);
  for (const sender of senders) report.sender(sender);
  report.mail(wholeMail(mail, senders));
  // The file itself is read as text too: what is in it as it is need not be read twice.
  const whole = decodeText(report.item.bytes);
  const written = withLineFeeds(readMailText(whole).body.text);
  const writtenPlain = plainOf(written);
  // Where the parser knew no charset, the file itself may be read in the right one.
  const isWritten = (text: string) => {
    const lines = withLineFeeds(text).trim();
    return (
      written.includes(lines) || (lines.includes('\ufffd') && writtenPlain.includes(plainOf(lines)))
    );
  };
  const seen = withoutBlanks(whole);
  const isLost = (value: string) =>
    /[^\0-\x7f]/.test(value) && !seen.includes(withoutBlanks(value));
  const encoded = mail.headers.filter(({ value }) => ENCODED_WORDS.test(value) || isLost(value));
  // A name is a text of its own, and so is the address behind it.
  const decoded = (isWanted: (header: string) => boolean) =>
    encoded
      .filter(({ key }) => isWanted(`${key}:`))
      .map(({ value }) => decodeWords(value).replaceAll(/[ \t]*</g, '\n<'))
      .join('\n');
  report.head(decoded(isOfPeople), 'people', HEADING);
  report.head(
    decoded((header) => !isOfPeople(header)),
    'programs',
    HEADING,
  );
  const encoder = new TextEncoder();
  for (const [name, text] of [
    [BODIES.text, mail.text],
    [BODIES.page, mail.html],
  ] as const) {
    if (text === undefined || text.trim() === '' || isWritten(text)) continue;
    const bytes = encoder.encode(text);
    room.spend(bytes.length);
    report.child(name, bytes);
  }
  for (const { name, bytes } of partsOf(mail)) {
    room.spend(bytes.length);
    report.child(name, bytes, 'mail');
  }
}

const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '');
const plainOf = (text: string): string => text.replaceAll(/[^\0-\x7f]+/g, '');
