import { u16le, u32le } from '../bytes.ts';
import { calledIn } from './excel-records.ts';
import { ddeOf, type Dde } from './dde.ts';

/** Records of a binary workbook ([MS-XLSB] 2.3): links to other books and programs, and names. */
const LINK = 360;
const NAME = 39;
const DDE = 1;
const MOST_RECORDS = 500_000;

/** The records of a part: their number and their bytes, each of a length that is told before. */
function* recordsOf(part: Uint8Array): Generator<{ id: number; record: Uint8Array }> {
  let at = 0;
  for (let count = 0; at < part.length && count < MOST_RECORDS; count += 1) {
    let id = part[at] ?? 0;
    at += 1;
    if ((id & 0x80) !== 0) {
      id = (id & 0x7f) | (((part[at] ?? 0) & 0x7f) << 7);
      at += 1;
    }
    let length = 0;
    for (let byte = 0; byte < 4; byte += 1) {
      const value = part[at] ?? 0;
      at += 1;
      length |= (value & 0x7f) << (byte * 7);
      if ((value & 0x80) === 0) break;
    }
    yield { id, record: part.subarray(at, at + length) };
    at += length;
  }
}

function wideString(record: Uint8Array, at: number): { text: string; end: number } {
  const count = u32le(record, at) ?? 0;
  const end = at + 4 + count * 2;
  return count === 0xffffffff || end > record.length
    ? { text: '', end: at + 4 }
    : { text: new TextDecoder('utf-16le').decode(record.subarray(at + 4, end)), end };
}

/** Links to other programs in a part `xl/externalLinks/*.bin`. Never throws. */
export function ddeInBinary(part: Uint8Array): Dde[] {
  const links: Dde[] = [];
  for (const { id, record } of recordsOf(part)) {
    if (id !== LINK || u16le(record, 0) !== DDE) continue;
    const service = wideString(record, 2);
    links.push(ddeOf(`${service.text} ${wideString(record, service.end).text}`));
  }
  return links;
}

/** Does a name of `xl/workbook.bin` make macros run when the book is opened? Never throws. */
export function autoOpensInBinary(part: Uint8Array): boolean {
  for (const { id, record } of recordsOf(part))
    if (id === NAME && AUTO_OPEN.test(wideString(record, 9).text)) return true;
  return false;
}

/** The function of a part `xl/macrosheets/*.bin` that starts programs, or null. Never throws. */
export function startsInBinary(part: Uint8Array): string | null {
  for (const { id, record } of recordsOf(part)) {
    // Cells with a formula: their values differ, the tokens of the formula do not.
    const called = id >= 8 && id <= 11 ? calledIn(record) : null;
    if (called !== null) return called;
  }
  return null;
}

/** Names by which Excel runs macros of itself; in files they have a prefix of its own. */
export const AUTO_OPEN = /^(?:_xlnm\.)?auto_(?:open|close|activate|deactivate)/i;
