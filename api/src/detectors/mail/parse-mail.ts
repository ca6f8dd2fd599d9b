import type { Email } from 'postal-mime';
import { mendMail } from './mend-mail.ts';

/** Parts within parts; a mail that somebody sent has three or four. */
const MOST_NESTED = 32;
/** Headers of a mail that went around the world take some ten kilobytes. */
const MOST_HEADER_BYTES = 1024 * 1024;

/** What the two bodies of a mail are called on the way to a finding. */
export const BODIES = { text: 'message.txt', page: 'message.html' } as const;
/** The same of its subject and its sender's name, where they are encoded. */
export const HEADING = 'subject';

/** A file that a mail carries. */
export interface MailPart {
  /** As its sender called it, or what it is called where it has no name; untrusted. */
  name: string;
  bytes: Uint8Array;
}

/** Opens one mail; mails within it are files. @returns null for what the parser refuses: too many headers, or parts too deep. */
export async function parseMail(bytes: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(mendMail(bytes), { forceRfc822Attachments: true, maxNestingDepth: MOST_NESTED, maxHeadersSize: MOST_HEADER_BYTES });
  } catch {
    return null;
  }
}

/** The files that a mail carries, in their order. */
export function partsOf(mail: Email): MailPart[] {
  return mail.attachments.map(({ filename, mimeType, content }, at) => ({
    name: filename ?? (mimeType === 'application/ms-tnef' ? 'winmail.dat' : mimeType === 'message/rfc822' ? `mail ${at + 1}.eml` : `part ${at + 1}`),
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
}

/** The name that a sender goes by; undefined for a group and for nobody. */
export const senderName = ({ from }: Email): string | undefined => (from === undefined || from.group !== undefined ? undefined : from.name);
