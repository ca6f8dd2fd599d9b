import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { CannotUnpack } from '../archives/unpack.ts';
import { u32le } from '../bytes.ts';
import { listStreams, type CompoundStream } from '../office/compound.ts';
import type { NodeRoom } from '../room.ts';
import { mimeOf } from './make-mime.ts';
import {
  bytesOf,
  decoded,
  fixedOf,
  OBJECT,
  PAGE_CODES,
  PROPERTY,
  type Storage,
  valueOrNull,
  within,
  wordsOf,
} from './outlook-properties.ts';
import type { MailPart } from './parse-mail.ts';

/** Properties of a fixed size: who gets it, and when it was sent or came in. */
const RECIPIENT_TYPE = { id: 0x0c15, type: 0x0003 };
const [SENT, RECEIVED] = [
  { id: 0x0039, type: 0x0040 },
  { id: 0x0e06, type: 0x0040 },
];
const LISTS = ['To', 'Cc'] as const;

/**
 * Packed rich text longer than this is no letter, and what unpacks it takes a word of memory a
 * byte.
 */
const MOST_RICH = 2 * 1024 * 1024;
const RICH_HEADER = 16;
/** Mails within mails; each is written anew for all that lies in it. */
const DEEPEST = 5;

/**
 * A mail of Outlook in the parts that any mail has. What stands in it is its sender's: untrusted.
 */
export interface OutlookMail {
  subject: string;
  /** Lines of its head: those it came with, or such as say the same. */
  head: string;
  text: string;
  /** HTML; null where it has none. */
  page: string | null;
  /** What it carries, mails within it written as other programs keep mails. */
  files: MailPart[];
  /** The first thing that could not be read. */
  problem: readonly Message[] | null;
}
const OF_OUTLOOK = /^__(?:properties_version1\.0|substg1\.0_[0-9a-f]{8})$/i;

/** The streams of a mail of Outlook; null for everything else. Never throws. */
export function outlookStreams(bytes: Uint8Array): CompoundStream[] | null {
  const streams = listStreams(bytes);
  return streams?.some(({ name, path }) => path.length === 1 && OF_OUTLOOK.test(name)) === true
    ? streams
    : null;
}

/** Lines of a head as a mail that says nothing. */
export const mailHead = (head: string): Uint8Array => new TextEncoder().encode(`${head}\r\n\r\n`);

/**
 * Reads a mail of Outlook ([MS-OXMSG]). A page is often kept within rich text alone ([MS-OXRTFEX]),
 * which is packed in its own way; where links lead is told nowhere else.
 * @param room what is unpacked and written anew is spent of it
 * @throws Overrun when that is more than there is room for
 */
export async function readOutlook(
  streams: readonly CompoundStream[],
  room: NodeRoom,
): Promise<OutlookMail> {
  const storage: Storage = { streams: new Map(), storages: new Map() };
  for (const stream of streams) {
    let at = storage;
    for (const step of stream.path.slice(0, -1)) {
      const next = at.storages.get(step) ?? { streams: new Map(), storages: new Map() };
      at.storages.set(step, next);
      at = next;
    }
    at.streams.set(stream.name.toUpperCase(), stream);
  }
  return readMail(storage, room, 0);
}

async function readMail(storage: Storage, room: NodeRoom, depth: number): Promise<OutlookMail> {
  const text = wordsOf(storage, PROPERTY.text);
  const html = bytesOf(storage, PROPERTY.page);
  const written =
    html === null ? wordsOf(storage, PROPERTY.page) : decoded(html, fixedOf(storage, PAGE_CODES));
  const mail: OutlookMail = {
    subject: oneLine(wordsOf(storage, PROPERTY.subject)),
    head: headOf(storage),
    text,
    page: written.trim() === '' ? null : written,
    files: [],
    problem: null,
  };
  if (mail.page === null) await readRich(mail, bytesOf(storage, PROPERTY.rich), room);
  for (const [, attached] of within(storage, '__attach')) {
    const content = bytesOf(attached, PROPERTY.content);
    const inner = attached.storages.get(`__substg1.0_${PROPERTY.content[0]}${OBJECT}`);
    if (content !== null)
      mail.files.push({
        name: wordsOf(attached, PROPERTY.fileName) || 'attachment',
        bytes: content,
      });
    // What else is kept so, such as a drawing, is read as an Office document is.
    else if (inner !== undefined && [...inner.streams.keys()].some((name) => OF_OUTLOOK.test(name)))
      await readInner(mail, inner, room, depth + 1);
  }
  return mail;
}

async function readInner(
  mail: OutlookMail,
  storage: Storage,
  room: NodeRoom,
  depth: number,
): Promise<void> {
  if (depth > DEEPEST) {
    mail.problem ??= [say('whyMailStructureExcessive'), say('adviceUploadMailParts')];
    return;
  }
  const inner = await readMail(storage, room, depth);
  // Written anew it is a third longer, and is there three times meanwhile.
  if (inner.files.reduce((sum, { bytes }) => sum + bytes.length, 0) > room.bytesLeft)
    throw room.full();
  const bytes = mimeOf(inner);
  room.spend(bytes.length);
  mail.problem ??= inner.problem;
  mail.files.push({
    name: `${inner.subject.slice(0, 80) || `mail ${mail.files.length + 1}`}.eml`,
    bytes,
  });
}

function headOf(storage: Storage): string {
  const written = wordsOf(storage, PROPERTY.head).trim();
  const has = (name: string) => new RegExp(`^${name}:`, 'im').test(written);
  const time = fixedOf(storage, SENT) ?? fixedOf(storage, RECEIVED);
  const recipients = within(storage, '__recip').map(([, one]) => ({
    list: LISTS[Number((fixedOf(one, RECIPIENT_TYPE) ?? 1n) & 0xffn) - 1],
    address: addressOf(wordsOf(one, PROPERTY.name), wordsOf(one, PROPERTY.address)),
  }));
  const lines: [string, string][] = [
    [
      'From',
      addressOf(wordsOf(storage, PROPERTY.senderName), wordsOf(storage, PROPERTY.senderAddress)),
    ],
    ['Reply-To', wordsOf(storage, PROPERTY.replyTo)],
    ...LISTS.map((list): [string, string] => [
      list,
      recipients
        .filter((one) => one.list === list)
        .map(({ address }) => address)
        .join(', '),
    ]),
    ['Date', time === null ? '' : (dateOf(time)?.toUTCString() ?? '')],
    ['Subject', encodedWord(oneLine(wordsOf(storage, PROPERTY.subject)))],
  ];
  const missing = lines
    .filter(([name, value]) => value !== '' && !has(name))
    .map(([name, value]) => `${name}: ${value}`);
  return [...missing, ...(written === '' ? [] : [written])].join('\r\n');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** Letters outside of ASCII as a head may have them (RFC 2047). */
const encodedWord = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** Within a company addresses are names of its directory: `/o=Company/ou=…/cn=anna`. */
function addressOf(name: string, address: string): string {
  const [shown, at] = [oneLine(name), oneLine(address)];
  if (!at.includes('@')) return shown === '' ? encodedWord(at) : quotedName(shown);
  return shown === '' || shown === at ? at : `${quotedName(shown)} <${at}>`;
}
const quotedName = (name: string) =>
  /^[\x20-\x7e]*$/.test(name)
    ? `"${name.replaceAll(/[\\"]/g, String.raw`\$&`)}"`
    : encodedWord(name);

/** Hundreds of nanoseconds since 1601 ([MS-DTYP] 2.3.3). */
function dateOf(time: bigint): Date | null {
  const date = new Date(Number(time / 10_000n) - 11_644_473_600_000);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Rich text holds the page, or is all there is. The same words may be there as plain text.
 * @param mail gets the page, or the rich text as a file
 * @throws Overrun when it unpacks to more than there is room for
 */
export async function readRich(
  mail: OutlookMail,
  packed: Uint8Array | null,
  room: NodeRoom,
): Promise<void> {
  if (packed === null || packed.length < RICH_HEADER) return;
  try {
    const rich = await unpackRich(packed, room);
    const { deEncapsulateSync } = await import('rtf-stream-parser');
    const inside = valueOrNull(() =>
      deEncapsulateSync(rich, {
        decode: (bytes, charset) => new TextDecoder(charset).decode(bytes),
      }),
    );
    if (inside?.mode === 'html') mail.page = String(inside.text);
    else if (inside === null || mail.text.trim() === '')
      mail.files.push({ name: 'message.rtf', bytes: rich });
  } catch (error) {
    if (!(error instanceof CannotUnpack)) throw error;
    mail.problem ??= [say('whyObjectDecompressionFailed'), error.said];
  }
}

async function unpackRich(packed: Uint8Array, room: NodeRoom): Promise<Buffer> {
  // The header says how much follows, and the reader believes it.
  const size = (u32le(packed, 0) ?? 0) + 4;
  if (size > packed.length) throw new CannotUnpack(say('whyCompressedDataTruncated'));
  if (size > MOST_RICH) throw room.full();
  room.enter();
  const { decompressRTF } = await import('@kenjiuno/decompressrtf');
  const rich = valueOrNull(() => decompressRTF([...packed.subarray(0, size)]));
  if (rich === null) throw new CannotUnpack(say('whyCompressedDataDamaged'));
  room.spend(rich.length);
  return Buffer.from(rich);
}
