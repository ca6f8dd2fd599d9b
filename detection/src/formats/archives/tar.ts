import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { hasText, latin1 } from '../bytes.ts';
import { charsetOfNames, decodeName } from './member-names.ts';

/** One file of a tar archive: its name and the half-open range of its bytes. */
export interface TarEntry {
  name: string;
  from: number;
  to: number;
}

const BLOCK = 512;
const MOST_ENTRIES = 10_000;

/**
 * Lists the files of a tar archive (POSIX ustar, pax and GNU long names). `problem` says in plain
 * words why the list ends early; null when it reaches the closing blocks. Never throws.
 */
export function listTar(bytes: Uint8Array): { entries: TarEntry[]; problem: Message | null } {
  const { entries, problem } = walk(bytes);
  const charset = charsetOfNames(entries.map(({ name }) => name));
  return {
    entries: entries.map(({ name, from, to }) => ({ name: decodeName(name, charset), from, to })),
    problem,
  };
}

/** The same with names as bytes: nothing in the archive says in what they are written. */
function walk(bytes: Uint8Array): {
  entries: (Omit<TarEntry, 'name'> & { name: Uint8Array })[];
  problem: Message | null;
} {
  const entries: ReturnType<typeof walk>['entries'] = [];
  let longName: Uint8Array | null = null;
  let at = 0;
  while (at + BLOCK <= bytes.length && entries.length < MOST_ENTRIES) {
    if (bytes[at] === 0) return { entries, problem: null };
    const size = sizeOf(bytes, at);
    if (size === null || !isHeader(bytes, at))
      return {
        entries,
        problem: say('whyArchiveHeaderInvalid'),
      };
    const from = at + BLOCK;
    const to = from + size;
    const type = latin1(bytes, at + 156, at + 157);
    if (to > bytes.length && type !== '5') {
      entries.push({ name: longName ?? nameOf(bytes, at), from, to: bytes.length });
      return { entries, problem: say('whyArchiveTruncated') };
    }
    if (type === 'L') longName = untilZero(bytes.subarray(from, to));
    else if (type === 'x') longName = paxPath(bytes.subarray(from, to)) ?? longName;
    else {
      if (type === '0' || type === '\0' || type === '7')
        entries.push({ name: longName ?? nameOf(bytes, at), from, to });
      if (type !== 'g') longName = null;
    }
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  if (entries.length >= MOST_ENTRIES)
    return {
      entries,
      problem: say('whyArchiveListTooLong', { n: MOST_ENTRIES }),
    };
  return {
    entries,
    problem: at !== bytes.length || entries.length === 0 ? say('whyArchiveTruncated') : null,
  };
}

/** The sum of the header's bytes, its own field taken as spaces, stands in it. */
function isHeader(bytes: Uint8Array, at: number): boolean {
  let sum = 0;
  for (let index = 0; index < BLOCK; index += 1)
    sum += index >= 148 && index < 156 ? 0x20 : (bytes[at + index] ?? 0);
  return Number.parseInt(field(bytes, at + 148, 8), 8) === sum;
}

function sizeOf(bytes: Uint8Array, at: number): number | null {
  // GNU writes sizes beyond 8 GiB in binary; no such file fits in here.
  if (((bytes[at + 124] ?? 0) & 0x80) !== 0) return null;
  const size = Number.parseInt(field(bytes, at + 124, 12) || '0', 8);
  return Number.isSafeInteger(size) && size >= 0 ? size : null;
}

function nameOf(bytes: Uint8Array, at: number): Uint8Array {
  const prefix = hasText(bytes, at + 257, 'ustar\0')
    ? untilZero(bytes.subarray(at + 345, at + 500))
    : new Uint8Array();
  const name = untilZero(bytes.subarray(at, at + 100));
  return prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
}

const field = (bytes: Uint8Array, at: number, length: number) =>
  (latin1(bytes, at, at + length).split('\0')[0] ?? '').trim();
const untilZero = (bytes: Uint8Array) =>
  bytes.subarray(0, bytes.includes(0) ? bytes.indexOf(0) : bytes.length);
function paxPath(records: Uint8Array): Uint8Array | null {
  const path = /^\d+ path=(.*)$/m.exec(latin1(records, 0, records.length))?.[1];
  return path === undefined ? null : Buffer.from(path, 'latin1');
}
