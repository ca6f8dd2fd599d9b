/**
 * Reading untrusted bytes: every reader answers `null` or `false` past the end instead of throwing.
 */

/** One byte, or -1 past the end, so that comparisons with a byte value simply fail. */
export function byteAt(bytes: Uint8Array, offset: number): number {
  return bytes[offset] ?? -1;
}

/** Big-endian unsigned 16 bits, or null past the end. */
export function u16be(bytes: Uint8Array, offset: number): number | null {
  if (offset < 0 || offset + 2 > bytes.length) return null;
  return byteAt(bytes, offset) * 0x100 + byteAt(bytes, offset + 1);
}

/** Little-endian unsigned 16 bits, or null past the end. */
export function u16le(bytes: Uint8Array, offset: number): number | null {
  if (offset < 0 || offset + 2 > bytes.length) return null;
  return byteAt(bytes, offset + 1) * 0x100 + byteAt(bytes, offset);
}

/** Big-endian unsigned 32 bits, or null past the end. */
export function u32be(bytes: Uint8Array, offset: number): number | null {
  const high = u16be(bytes, offset);
  const low = u16be(bytes, offset + 2);
  return high === null || low === null ? null : high * 0x10000 + low;
}

/** Little-endian unsigned 32 bits, or null past the end. */
export function u32le(bytes: Uint8Array, offset: number): number | null {
  const low = u16le(bytes, offset);
  const high = u16le(bytes, offset + 2);
  return high === null || low === null ? null : high * 0x10000 + low;
}

/** Does `bytes` hold these byte values at `offset`? */
export function hasBytes(bytes: Uint8Array, offset: number, wanted: readonly number[]): boolean {
  if (offset < 0 || offset + wanted.length > bytes.length) return false;
  return wanted.every((value, index) => bytes[offset + index] === value);
}

/** Does `bytes` hold this Latin-1 text at `offset`? */
export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  if (offset < 0 || offset + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** The same memory as a Buffer, for its native search; no copy. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Offset of a Latin-1 text at or after `from` and before `to`, or -1. */
export function findText(bytes: Uint8Array, text: string, from = 0, to = bytes.length): number {
  const found = asBuffer(bytes).subarray(0, to).indexOf(text, from, 'latin1');
  return found;
}

/** Latin-1 text of a part, one character per byte, cut at the end of the bytes. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  return asBuffer(bytes).subarray(Math.max(0, from), Math.max(0, to)).toString('latin1');
}

/**
 * Shannon entropy in bits per byte (0 one value only, 8 every value equally often) of at most
 * `atMost` bytes; a longer part is sampled evenly, since a trailer of 100 MiB need not be read
 * whole to tell ciphertext from text.
 */
export function entropy(bytes: Uint8Array, atMost = 1 << 20): number {
  if (bytes.length === 0) return 0;
  const counts = new Uint32Array(256);
  const step = Math.max(1, Math.floor(bytes.length / atMost));
  let total = 0;
  for (let index = 0; index < bytes.length; index += step) {
    const value = byteAt(bytes, index);
    counts[value] = (counts[value] ?? 0) + 1;
    total += 1;
  }
  let bits = 0;
  for (const count of counts) {
    if (count > 0) bits -= (count / total) * Math.log2(count / total);
  }
  return bits;
}
