import { u16le, u32le } from '../bytes.ts';
import { charsetNamed, decodeAs } from '../charset/decode.ts';
import type { MailPart } from './parse-mail.ts';

/** Mime of a `winmail.dat`: Outlook's own way of a mail within a mail ([MS-OXTNEF]). */
export const TNEF = 'application/vnd.ms-tnef';
const SIGNATURE = 0x223e9f78;
/** Attributes ([MS-OXTNEF] 2.1.3): their number without its type. */
const SUBJECT = 0x8004;
const BODY = 0x800c;
const PROPERTIES = 0x9003;
const NEXT_FILE = 0x9002;
const FILE_NAME = 0x8010;
const FILE_DATA = 0x800f;
const FILE_PROPERTIES = 0x9005;
const CODE_PAGE = 0x9007;
/** Properties ([MS-OXPROPS]) of a message, and of a file that it carries. */
const [TITLE, TEXT, PAGE] = [0x0037, 0x1000, 0x1013];
const RICH = 0x1009;
const LONG_NAME = 0x3707;
const CONTENT = 0x3701;
const MOST_FILES = 1000;

/** What a `winmail.dat` holds; all of it is untrusted. */
export interface Tnef {
  subject: string;
  text: string;
  /** HTML, as bytes; null without one. */
  page: Uint8Array | null;
  /** Packed rich text ([MS-OXRTFCP]); null without one. */
  rich: Uint8Array | null;
  files: MailPart[];
  /** It ends in the middle of something. */
  isCut: boolean;
}

export const isTnef = (bytes: Uint8Array): boolean => u32le(bytes, 0) === SIGNATURE;

/** Reads a `winmail.dat`. Never throws. */
export function readTnef(bytes: Uint8Array): Tnef {
  const read: Tnef = { subject: '', text: '', page: null, rich: null, files: [], isCut: false };
  let charset = 'windows-1252';
  let file: MailPart | null = null;
  const words = (part: Uint8Array) => decodeAs(part, charset).replace(/\0+$/, '');
  const wordsOf = (property: Property | undefined) =>
    property &&
    (property.isWide
      ? decodeAs(property.bytes, 'utf-16le').replace(/\0+$/, '')
      : words(property.bytes));
  for (let at = 6; at + 9 <= bytes.length;) {
    const id = u16le(bytes, at + 1) ?? 0;
    const length = u32le(bytes, at + 5) ?? 0;
    const value = bytes.subarray(at + 9, at + 9 + length);
    read.isCut ||= value.length < length;
    at += 9 + length + 2;
    if (id === CODE_PAGE) charset = charsetNamed(`cp${u32le(value, 0) ?? 0}`) ?? charset;
    else if (id === SUBJECT) read.subject = words(value);
    else if (id === BODY) read.text = words(value);
    else if (id === PROPERTIES) {
      const properties = propertiesOf(value);
      read.subject ||= wordsOf(properties.get(TITLE)) ?? '';
      read.text ||= wordsOf(properties.get(TEXT)) ?? '';
      read.page = properties.get(PAGE)?.bytes ?? read.page;
      read.rich = properties.get(RICH)?.bytes ?? read.rich;
    } else if (id === NEXT_FILE) {
      if (read.files.length === MOST_FILES) break;
      file = { name: 'attachment', bytes: new Uint8Array() };
      read.files.push(file);
    } else if (file !== null && id === FILE_NAME) file.name = words(value);
    else if (file !== null && id === FILE_DATA) file.bytes = value;
    else if (file !== null && id === FILE_PROPERTIES) {
      const properties = propertiesOf(value);
      file.name = wordsOf(properties.get(LONG_NAME)) ?? file.name;
      const content = properties.get(CONTENT)?.bytes;
      // An object begins with the name of its kind: 16 bytes.
      if (file.bytes.length === 0 && content !== undefined) file.bytes = content.subarray(16);
    }
  }
  return read;
}

interface Property {
  bytes: Uint8Array;
  isWide: boolean;
}

/**
 * Bytes of the first value of each property ([MS-OXTNEF] 2.1.3.4). A type that is not known ends
 * the list, for no one knows how long it is.
 */
function propertiesOf(bytes: Uint8Array): Map<number, Property> {
  const found = new Map<number, Property>();
  let at = 4;
  for (let left = u32le(bytes, 0) ?? 0; left > 0 && at + 4 <= bytes.length; left -= 1) {
    const kind = u16le(bytes, at) ?? 0;
    const id = u16le(bytes, at + 2) ?? 0;
    const type = kind & 0xfff;
    at += 4;
    if (id >= 0x8000) at = afterName(bytes, at);
    const isMany = (kind & 0x1000) !== 0;
    const isLong = type === 0x1e || type === 0x1f || type === 0x102 || type === 0x0d;
    const fixed = FIXED[type];
    let values = 1;
    if (isMany || isLong) {
      values = u32le(bytes, at) ?? 0;
      at += 4;
    }
    if (!isLong && fixed === undefined) return found;
    for (; values > 0 && at < bytes.length; values -= 1) {
      const length = isLong ? (u32le(bytes, at) ?? 0) : (fixed ?? 0);
      if (isLong) at += 4;
      if (!found.has(id))
        found.set(id, { bytes: bytes.subarray(at, at + length), isWide: type === 0x1f });
      at += Math.ceil(length / 4) * 4;
    }
  }
  return found;
}

/** Sizes of values, filled up to four bytes. */
const FIXED: Readonly<Record<number, number>> = {
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};

/** A named property: 16 bytes of the set it belongs to, then its number or its name. */
function afterName(bytes: Uint8Array, at: number): number {
  if (u32le(bytes, at + 16) === 0) return at + 24;
  return at + 24 + Math.ceil((u32le(bytes, at + 20) ?? 0) / 4) * 4;
}
