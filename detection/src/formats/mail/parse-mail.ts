import { say } from '@vedetta/messages/say.ts';
import type { Email } from 'postal-mime';
import { decodeText } from '../charset/charset-of.ts';
import { mendMail } from './mend-mail.ts';

/** Parts within parts; a mail that somebody sent has three or four. */
const MOST_NESTED = 32;
/** Headers of a mail that went around the world take some ten kilobytes. */
const MOST_HEADER_BYTES = 1024 * 1024;

/** What the two bodies of a mail are called on the way to a finding. */
export const BODIES = { text: 'message.txt', page: 'message.html' } as const;
/** The same of its subject and its sender's name, where they are encoded. */
export const HEADING = say('pathSubject');

/** A file that a mail carries. */
export interface MailPart {
  /** As its sender called it, or what it is called where it has no name; untrusted. */
  name: string;
  bytes: Uint8Array;
}

/**
 * What the parser knows of a part when it has taken the part's transfer encoding away, and the
 * method that goes through all parts; its types tell neither.
 */
interface ParsedPart {
  content: ArrayBuffer | null;
  contentType: { parsed: { params: Record<string, string> } };
}

interface Parser {
  parse(bytes: Uint8Array): Promise<Email>;
  isInlineTextNode(part: ParsedPart): boolean;
  collectNode(part: ParsedPart, ...rest: unknown[]): Promise<void>;
}

/**
 * Opens one mail; mails within it are files.
 * @returns null for what the parser refuses: too many headers, or parts too deep.
 */
export async function parseMail(bytes: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime');
  const parser = new PostalMime({
    forceRfc822Attachments: true,
    maxNestingDepth: MOST_NESTED,
    maxHeadersSize: MOST_HEADER_BYTES,
  }) as unknown as Parser;
  const collect = parser.collectNode.bind(parser);
  parser.collectNode = (part, ...rest) => {
    if (parser.isInlineTextNode(part)) writeInUtf8(part);
    return collect(part, ...rest);
  };
  try {
    return await parser.parse(mendMail(bytes));
  } catch {
    return null;
  }
}

/**
 * The parser takes a text that declares no charset for UTF-8, and one whose charset it does not
 * know for a western one.
 */
function writeInUtf8(part: ParsedPart): void {
  if (part.content === null) return;
  const { params } = part.contentType.parsed;
  const declared = params['charset'];
  const written = new Uint8Array(part.content);
  // The parser ends the last line with one byte, which is no whole character in a text of 16 bits.
  const bytes =
    written.length % 2 === 1 && written.at(-1) === 10 && written.includes(0)
      ? written.subarray(0, -1)
      : written;
  const text = decodeText(
    bytes,
    declared === undefined || /ascii/i.test(declared) ? null : declared,
  );
  part.content = new Uint8Array(Buffer.from(text)).buffer;
  params['charset'] = 'utf-8';
}

/** The files that a mail carries, in their order. */
export function partsOf(mail: Email): MailPart[] {
  return mail.attachments.map(({ filename, mimeType, content }, at) => ({
    name:
      filename ??
      (mimeType === 'application/ms-tnef'
        ? 'winmail.dat'
        : mimeType === 'message/rfc822'
          ? `mail ${at + 1}.eml`
          : `part ${at + 1}`),
    bytes:
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
}

/** The name that a sender goes by; undefined for a group and for nobody. */
export const senderName = ({ from }: Email): string | undefined =>
  from === undefined || from.group !== undefined ? undefined : from.name;
