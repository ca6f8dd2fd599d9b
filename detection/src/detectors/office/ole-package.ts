import { latin1, u16le, u32le } from '../../formats/bytes.ts';

/** A file that somebody put into a document as an icon. */
export interface OlePackage {
  /** The name it shows, and the path it came from. */
  label: string;
  source: string;
  content: Uint8Array;
}

/**
 * Reads the stream of a packaged file (`\u0001Ole10Native`): size, a type, three names, the bytes.
 * @returns null when it holds none: other programs keep data of their own kind in such a stream.
 */
export function readPackage(stream: Uint8Array): OlePackage | null {
  if (u16le(stream, 4) !== 2) return null;
  const label = zeroEnded(stream, 6);
  const source = zeroEnded(stream, label.end);
  const command = zeroEnded(stream, source.end + 8);
  const size = u32le(stream, command.end);
  if (size === null || source.end + 8 > stream.length) return null;
  const from = command.end + 4;
  return {
    label: label.text,
    source: source.text,
    content: stream.subarray(from, Math.min(stream.length, from + size)),
  };
}

function zeroEnded(bytes: Uint8Array, from: number): { text: string; end: number } {
  let end = from;
  while (end < bytes.length && bytes[end] !== 0 && end - from < 1024) end += 1;
  return { text: latin1(bytes, from, end), end: end + 1 };
}
