import type { CompoundStream } from '../office/compound.ts';

/** Properties of a mail, of who gets it and of what is attached ([MS-OXPROPS]). */
export const PROPERTY = {
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
/** How the page is written, and texts that are not in Unicode: numbers of Windows' code pages. */
export const PAGE_CODES = { id: 0x3fde, type: 0x0003 };
const TEXT_CODES = { id: 0x3ffd, type: 0x0003 };
export const [BINARY, UTF16, ANSI, OBJECT] = ['0102', '001F', '001E', '000D'];
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

/** What every file of Outlook has at its root ([MS-OXMSG] 2.4); one of the two is enough for us. */
const PROPERTIES = '__properties_version1.0';

/** A folder of the compound file; its streams by their names in capitals. */
export interface Storage {
  streams: Map<string, CompoundStream>;
  storages: Map<string, Storage>;
}

type Property = (typeof PROPERTY)[keyof typeof PROPERTY];

export const within = ({ storages }: Storage, prefix: string) =>
  [...storages].filter(([name]) => name.startsWith(prefix));

export function bytesOf({ streams }: Storage, property: Property): Uint8Array | null {
  for (const id of property) {
    const stream = streams.get(`__SUBSTG1.0_${id}${BINARY}`);
    if (stream !== undefined) return stream.read();
  }
  return null;
}

/** The first of the properties that says something. */
export function wordsOf(storage: Storage, property: Property): string {
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
export function decoded(bytes: Uint8Array, codes: bigint | null): string {
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
export function fixedOf(
  { streams }: Storage,
  { id, type }: { id: number; type: number },
): bigint | null {
  const bytes = streams.get(PROPERTIES.toUpperCase())?.read() ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 8; at + 16 <= bytes.length; at += 8) {
    if (view.getUint16(at, true) === type && view.getUint16(at + 2, true) === id)
      return view.getBigUint64(at + 8, true);
  }
  return null;
}

/** Parsers that were not made for hostile files throw whatever they like. */
export function valueOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
