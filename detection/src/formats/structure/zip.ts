import { asBuffer, hasBytes, u16le, u32le } from '../bytes.ts';
import { printable } from '../text/words.ts';

const END_RECORD = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** End record and the longest comment that may follow it. */
const END_WINDOW = 22 + 0xffff;
/** Names looked at: enough to tell what an archive is for. */
const MOST_NAMES = 2000;

/** An archive found by its central directory, as ZIP readers find it. */
export interface ZipAtEnd {
  /** First byte of the first entry. */
  start: number;
  entries: number;
  /** Names made safe to print, at most 2,000. */
  names: string[];
}

/**
 * Reads the central directory of a ZIP that ends where the bytes end (APPNOTE 4.3.12, 4.3.16),
 * whatever stands before it. Answers null unless the directory is really there: the four letters of
 * an end record alone prove nothing.
 */
export function zipEntriesAtEnd(bytes: Uint8Array): ZipAtEnd | null {
  const windowStart = Math.max(0, bytes.length - END_WINDOW);
  const inWindow = asBuffer(bytes).subarray(windowStart).lastIndexOf(END_RECORD);
  if (inWindow === -1) return null;
  const record = windowStart + inWindow;
  const entries = u16le(bytes, record + 10);
  const size = u32le(bytes, record + 12);
  const announced = u32le(bytes, record + 16);
  if (entries === null || size === null || announced === null || entries === 0 || size > record)
    return null;
  const directory = record - size;
  // Offsets are relative to the archive's own start when something was put before it.
  const shift = directory - announced;
  if (!hasBytes(bytes, directory, [0x50, 0x4b, 1, 2]) || shift < 0) return null;
  const names: string[] = [];
  let start = directory;
  let at = directory;
  while (at < record && names.length < MOST_NAMES && hasBytes(bytes, at, [0x50, 0x4b, 1, 2])) {
    const name = u16le(bytes, at + 28) ?? 0;
    const rest = (u16le(bytes, at + 30) ?? 0) + (u16le(bytes, at + 32) ?? 0);
    const local = (u32le(bytes, at + 42) ?? 0) + shift;
    if (hasBytes(bytes, local, [0x50, 0x4b, 3, 4])) start = Math.min(start, local);
    names.push(printable(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), 120));
    at += 46 + name + rest;
  }
  return { start, entries, names };
}
