import type { Email } from 'postal-mime';
import type { ScanItem } from '../item.ts';
import { Overrun, Room } from '../room.ts';
import { isMail, mailIn } from './is-mail.ts';
import { mailHead, outlookStreams, readOutlook } from './outlook.ts';
import { parseMail, partsOf, type MailPart } from './parse-mail.ts';

/** A mail, whichever program kept it. */
export interface OpenedMail {
  mail: Email;
  files: MailPart[];
}

/** Is it a mail that can be opened, of Outlook or of any other program? */
export const isOpenable = (item: ScanItem): boolean =>
  isMail(item) || outlookStreams(item.bytes) !== null;

/**
 * Opens a mail to be shown.
 * @returns null where it cannot be: too many headers, parts too deep, or more of them than a scan
 * opens
 */
export async function openMail(item: ScanItem): Promise<OpenedMail | null> {
  const { bytes } = item;
  const streams = outlookStreams(bytes);
  if (streams === null) {
    const mail = await parseMail(mailIn(item) ?? bytes);
    return mail === null ? null : { mail, files: partsOf(mail) };
  }
  try {
    const { head, text, page, files } = await readOutlook(streams, new Room().of(bytes.length, 0));
    const mail = await parseMail(mailHead(head));
    return mail === null
      ? null
      : { mail: { ...mail, text, ...(page === null ? {} : { html: page }) }, files };
  } catch (error) {
    if (error instanceof Overrun) return null;
    throw error;
  }
}
