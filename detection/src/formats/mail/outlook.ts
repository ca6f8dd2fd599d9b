import { CannotUnpack } from '../archives/unpack.ts';
import { u32le } from '../bytes.ts';
import { listStreams, type CompoundStream } from '../office/compound.ts';
import type { NodeRoom } from '../room.ts';
import { mimeOf } from './make-mime.ts';
import type { MailPart } from './parse-mail.ts';

/** Properties of a mail, of who gets it and of what is attached ([MS-OXPROPS]). */
const PROPERTY = {
  subject: ['0037', '0E1D'],
  head: ['007D'],
  text: ['1000'],
  page: ['1013'],
  rich: ['1009'],
  senderName: ['0042', '0C1A'],
  senderAddress: ['5D02', '5D01', '0065', '0C1F'],
  replyTo: ['0050'],
  name: ['3001'],
  address: ['39FE', '3003'],
  content: ['3701'],
  fileName: ['3707', '3704', '3001'],
} as const;
/** Properties of a fixed size: who gets it, and when it was sent or came in. */
const RECIPIENT_TYPE = { id: 0x0c15, type: 0x0003 };
/** How the page is written, and texts that are not in Unicode: numbers of Windows' code pages. */
const PAGE_CODES = { id: 0x3fde, type: 0x0003 };
const TEXT_CODES = { id: 0x3ffd, type: 0x0003 };
const [SENT, RECEIVED] = [
  { id: 0x0039, type: 0x0040 },
  { id: 0x0e06, type: 0x0040 },
];
const [BINARY, UTF16, ANSI, OBJECT] = ['0102', '001F', '001E', '000D'];
/** Code pages whose names are no numbers. */
const NAMED: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20866: 'koi8-r',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  54936: 'gb18030',
  65001: 'utf-8',
};
/** What Outlook writes on machines of the West. */
const WESTERN = 'windows-1252';
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
  problem: string | null;
}

/** What every file of Outlook has at its root ([MS-OXMSG] 2.4); one of the two is enough for us. */
const PROPERTIES = '__properties_version1.0';
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

/** A folder of the compound file; its streams by their names in capitals. */
interface Storage {
  streams: Map<string, CompoundStream>;
  storages: Map<string, Storage>;
}

type Property = (typeof PROPERTY)[keyof typeof PROPERTY];

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
    mail.problem ??=
      'Its parts lie too deep in each other, or its headers are too long, to be a mail that ' +
      'somebody sent. Unpack it and upload the parts.';
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

const within = ({ storages }: Storage, prefix: string) =>
  [...storages].filter(([name]) => name.startsWith(prefix));

function bytesOf({ streams }: Storage, property: Property): Uint8Array | null {
  for (const id of property) {
    const stream = streams.get(`__SUBSTG1.0_${id}${BINARY}`);
    if (stream !== undefined) return stream.read();
  }
  return null;
}

/** The first of the properties that says something. */
function wordsOf(storage: Storage, property: Property): string {
  const { streams } = storage;
  for (const id of property) {
    const wide = streams.get(`__SUBSTG1.0_${id}${UTF16}`);
    const narrow = streams.get(`__SUBSTG1.0_${id}${ANSI}`);
    const text =
      wide !== undefined
        ? new TextDecoder('utf-16le').decode(wide.read()).replace(/\0+$/, '')
        : narrow === undefined
          ? ''
          : decoded(narrow.read(), fixedOf(storage, TEXT_CODES));
    if (text.trim() !== '') return text;
  }
  return '';
}

/** @param codes the code page that the mail names; a mail in UTF-8 is read so whatever it names */
function decoded(bytes: Uint8Array, codes: bigint | null): string {
  const number = Number((codes ?? 0n) & 0xffffffffn);
  const label =
    NAMED[number] ??
    (number >= 1250 && number <= 1258
      ? `windows-${number}`
      : number >= 28592 && number <= 28606
        ? `iso-8859-${number - 28590}`
        : WESTERN);
  const text =
    valueOrNull(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ??
    valueOrNull(() => new TextDecoder(label).decode(bytes)) ??
    new TextDecoder(WESTERN).decode(bytes);
  return text.replace(/\0+$/, '');
}

/** A property of a fixed size ([MS-OXMSG] 2.4): 16 bytes, after a header of 8, 24 or 32 bytes. */
function fixedOf({ streams }: Storage, { id, type }: { id: number; type: number }): bigint | null {
  const bytes = streams.get(PROPERTIES.toUpperCase())?.read() ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 8; at + 16 <= bytes.length; at += 8) {
    if (view.getUint16(at, true) === type && view.getUint16(at + 2, true) === id)
      return view.getBigUint64(at + 8, true);
  }
  return null;
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
    mail.problem ??= `An object of the document could not be unpacked: ${error.message}`;
  }
}

async function unpackRich(packed: Uint8Array, room: NodeRoom): Promise<Buffer> {
  // The header says how much follows, and the reader believes it.
  const size = (u32le(packed, 0) ?? 0) + 4;
  if (size > packed.length) throw new CannotUnpack('Its packed bytes end early.');
  if (size > MOST_RICH) throw room.full();
  room.enter();
  const { decompressRTF } = await import('@kenjiuno/decompressrtf');
  const rich = valueOrNull(() => decompressRTF([...packed.subarray(0, size)]));
  if (rich === null) throw new CannotUnpack('Its packed bytes are damaged.');
  room.spend(rich.length);
  return Buffer.from(rich);
}

/** Parsers that were not made for hostile files throw whatever they like. */
function valueOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
