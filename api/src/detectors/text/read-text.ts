import { likelyEncoding } from './encoding.ts';

/**
 * The content of a file as text: UTF-8 and UTF-16 by their mark or by being valid, Latin-1 otherwise.
 * @returns null for what is no text.
 */
export function readText(bytes: Uint8Array, mime: string | null): string | null {
  const encoding = likelyEncoding(bytes, mime);
  if (encoding === null) return null;
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
