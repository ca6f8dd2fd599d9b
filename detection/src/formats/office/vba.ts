import { asBuffer, u16le, u32le } from '../bytes.ts';
import type { CompoundStream } from './compound.ts';

/** The source of one module of a macro project. */
export interface VbaModule {
  name: string;
  source: string;
}

const MOST_SOURCE = 4 * 1024 * 1024;

/**
 * Undoes the compression of macro projects ([MS-OVBA] 2.4.1), up to 4 MiB. What is damaged ends the
 * text early.
 * @param from where the container begins: a byte of 1.
 */
export function decompressVba(bytes: Uint8Array, from = 0): Uint8Array {
  const out: number[] = [];
  let at = from + 1;
  if (bytes[from] !== 1) return new Uint8Array();
  while (at + 2 <= bytes.length && out.length < MOST_SOURCE) {
    const header = u16le(bytes, at) ?? 0;
    if (((header >> 12) & 7) !== 3) break;
    const end = Math.min(bytes.length, at + (header & 0xfff) + 3);
    at += 2;
    if ((header & 0x8000) === 0) {
      for (; at < end; at += 1) out.push(bytes[at] ?? 0);
    } else {
      at = tokens(bytes, at, end, out);
    }
  }
  return new Uint8Array(out);
}

/**
 * Literals and copies of what stands before in the same chunk; the more of it there is, the more
 * bits say where.
 */
function tokens(bytes: Uint8Array, from: number, end: number, out: number[]): number {
  const chunk = out.length;
  let at = from;
  while (at < end) {
    const flags = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < end; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        out.push(bytes[at] ?? 0);
        at += 1;
        continue;
      }
      const token = u16le(bytes, at);
      if (token === null) return end;
      at += 2;
      const bits = Math.max(4, Math.ceil(Math.log2(out.length - chunk)));
      const length = (token & (0xffff >> bits)) + 3;
      const offset = (token >> (16 - bits)) + 1;
      if (offset > out.length - chunk) return end;
      for (let copied = 0; copied < length; copied += 1) out.push(out[out.length - offset] ?? 0);
    }
  }
  return end;
}

/**
 * The modules of a macro project. Where their source begins is told by the project's directory;
 * where that is of no use, by the attributes that every source begins with.
 * @param streams those of the compound file around it.
 */
export function readModules(streams: readonly CompoundStream[]): VbaModule[] {
  const directory = streams.find(
    ({ name, path }) => name.toLowerCase() === 'dir' && path.at(-2)?.toUpperCase() === 'VBA',
  );
  const offsets =
    directory === undefined
      ? new Map<string, number>()
      : moduleOffsets(decompressVba(directory.read()));
  const folder = directory?.path.slice(0, -1).join('/');
  return streams
    .filter(
      ({ name, path }) =>
        isModule(name, path) && (folder === undefined || path.slice(0, -1).join('/') === folder),
    )
    .map(({ name, read }) => ({ name, source: sourceIn(read(), offsets.get(name.toLowerCase())) }));
}

const isModule = (name: string, path: readonly string[]) =>
  path.at(-2)?.toUpperCase() === 'VBA' && !/^(?:dir|_VBA_PROJECT|__SRP_.*)$/i.test(name);

function sourceIn(bytes: Uint8Array, offset: number | undefined): string {
  const told = offset === undefined ? '' : text(decompressVba(bytes, offset));
  if (/^Attribute\b/i.test(told)) return told;
  const mark = asBuffer(bytes).indexOf(Buffer.from('Attribut', 'latin1'));
  // Before it stand a byte of 1, the two of the chunk, and the flags where the chunk is packed.
  const from = [mark - 4, mark - 3].find(
    (at) => at >= 0 && bytes[at] === 1 && (((u16le(bytes, at + 1) ?? 0) >> 12) & 7) === 3,
  );
  return mark === -1 || from === undefined ? told : text(decompressVba(bytes, from));
}

const text = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

/**
 * Names and offsets of the modules: records of an id, a length and as many bytes ([MS-OVBA]
 * 2.3.4.2).
 */
function moduleOffsets(directory: Uint8Array): Map<string, number> {
  const offsets = new Map<string, number>();
  let stream: string | null = null;
  let at = 0;
  while (at + 6 <= directory.length) {
    const id = u16le(directory, at) ?? 0;
    // The record of the version says 4 and has 6 bytes.
    const length = id === 0x09 ? 6 : (u32le(directory, at + 2) ?? 0);
    if (id === 0x1a) stream = text(directory.subarray(at + 6, at + 6 + length)).toLowerCase();
    if (id === 0x31 && stream !== null) offsets.set(stream, u32le(directory, at + 6) ?? 0);
    at += 6 + length;
  }
  return offsets;
}
