/**
 * How the characters of a text are written: `utf-8`, `utf-16le`, `windows-1251`, `cp850`…
 * (`charsetNamed`).
 */
export type Charset = string;

/**
 * Decodes a text that comes in pieces; a character may be cut by the end of one. What is no
 * character becomes U+FFFD.
 */
export interface Decoder {
  write(bytes: Uint8Array): string;
  /** What is left of the last character. */
  end(): string;
}
