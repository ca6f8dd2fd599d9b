import { latin1, u16le, u32le } from '../bytes.ts';
import { ddeOf, type Dde } from './dde.ts';

/** What the records of an old workbook tell ([MS-XLS]). */
export interface ExcelBook {
  isEncrypted: boolean;
  /** Sheets of Excel 4 macros, and whether they are hidden from people. */
  macroSheets: { name: string; isHidden: boolean }[];
  /** A name makes the macros run when the book is opened. */
  autoOpen: boolean;
  /** A macro sheet calls a function that starts programs or foreign code. */
  executes: string | null;
  dde: Dde[];
  text: string;
}

const BOUND_SHEET = 0x85;
const FILE_PASS = 0x2f;
const NAME = 0x18;
const SUP_BOOK = 0x1ae;
const FORMULA = 0x06;
const STRINGS = 0xfc;
const CONTINUE = 0x3c;
const LABEL = 0x204;
/** Functions of the macro language, by their number in a formula. */
const FUNCTIONS: Readonly<Record<number, string>> = {
  110: 'EXEC',
  149: 'REGISTER',
  150: 'CALL',
  132: 'FOPEN',
  136: 'FWRITE',
  137: 'FWRITELN',
  267: 'REGISTER.ID',
};

/** Walks the records of a workbook stream once. Never throws. */
export function readExcel(stream: Uint8Array): ExcelBook {
  const book: ExcelBook = {
    isEncrypted: false,
    macroSheets: [],
    autoOpen: false,
    executes: null,
    dde: [],
    text: '',
  };
  const texts: string[] = [];
  let at = 0;
  let last = 0;
  while (at + 4 <= stream.length) {
    const id = u16le(stream, at) ?? 0;
    const length = u16le(stream, at + 2) ?? 0;
    const record = stream.subarray(at + 4, at + 4 + length);
    const kind = id === CONTINUE ? last : id;
    if (id === FILE_PASS) {
      book.isEncrypted = true;
      break;
    }
    if (id === BOUND_SHEET && record[5] === 1)
      book.macroSheets.push({
        name: shortString(record, 6),
        isHidden: ((record[4] ?? 0) & 3) !== 0,
      });
    // Names of the program's own have one letter: 1 is Auto_Open, 2 Auto_Close.
    if (
      id === NAME &&
      ((record[0] ?? 0) & 0x20) !== 0 &&
      [record[14], record[15]].some((value) => value === 1 || value === 2)
    )
      book.autoOpen = true;
    if (
      id === NAME &&
      /auto_(?:open|close|activate)/i.test(latin1(record, 14, 80).replaceAll('\0', ''))
    )
      book.autoOpen = true;
    if (id === SUP_BOOK) {
      const dde = ddeOfBook(record);
      if (dde !== null) book.dde.push(dde);
    }
    if (id === FORMULA && book.macroSheets.length > 0)
      book.executes ??= calledIn(record.subarray(22));
    if (kind === STRINGS) texts.push(...stringsIn(record, id === STRINGS ? 8 : 0));
    if (id === LABEL) texts.push(shortLabel(record));
    last = kind;
    at += 4 + length;
  }
  return { ...book, text: texts.join('\n') };
}

function shortString(record: Uint8Array, at: number): string {
  const count = record[at] ?? 0;
  return ((record[at + 1] ?? 0) & 1) !== 0
    ? utf16(record, at + 2, count)
    : latin1(record, at + 2, at + 2 + count);
}

const shortLabel = (record: Uint8Array) =>
  latin1(record, 8, 8 + (u16le(record, 6) ?? 0)).replaceAll('\0', '');
const utf16 = (bytes: Uint8Array, from: number, count: number) =>
  new TextDecoder('utf-16le').decode(bytes.subarray(from, from + count * 2));

/**
 * An outside book that is no book: a letter 3 stands between the program and what is asked of it.
 */
function ddeOfBook(record: Uint8Array): Dde | null {
  const count = u16le(record, 2);
  if (count === null || count < 3 || count > 255) return null;
  const path =
    ((record[4] ?? 0) & 1) !== 0 ? utf16(record, 5, count) : latin1(record, 5, 5 + count);
  const [service, topic] = path.split('\u0003');
  return topic === undefined ||
    service === undefined ||
    service.length < 2 ||
    /\.xl\w{1,2}$|^\u0001/i.test(service)
    ? null
    : ddeOf(`${service} ${topic}`);
}

/** Calls of functions with a number of arguments: their token, the number, the function. */
export function calledIn(formula: Uint8Array): string | null {
  for (let at = 0; at + 4 <= formula.length; at += 1) {
    const token = formula[at] ?? 0;
    if (token !== 0x22 && token !== 0x42 && token !== 0x62) continue;
    const called = FUNCTIONS[(u16le(formula, at + 2) ?? 0) & 0x7fff];
    if (called !== undefined) return called;
  }
  return null;
}

/** Strings of the table of shared strings. One that goes on in the next record is cut there. */
function stringsIn(record: Uint8Array, from: number): string[] {
  const strings: string[] = [];
  let at = from;
  while (at + 3 <= record.length) {
    const count = u16le(record, at) ?? 0;
    const flags = record[at + 2] ?? 0;
    const isWide = (flags & 1) !== 0;
    let body = at + 3;
    const runs = (flags & 8) !== 0 ? (u16le(record, body) ?? 0) : 0;
    if ((flags & 8) !== 0) body += 2;
    const extra = (flags & 4) !== 0 ? (u32le(record, body) ?? 0) : 0;
    if ((flags & 4) !== 0) body += 4;
    strings.push(isWide ? utf16(record, body, count) : latin1(record, body, body + count));
    at = body + count * (isWide ? 2 : 1) + runs * 4 + extra;
  }
  return strings;
}
