import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A bearer secret of 256 bits; only its hash is stored. */
export function newOpaqueToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOpaqueToken(token) };
}

/** Plain SHA-256 is enough for 256 random bits. */
export const hashOpaqueToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Letters and digits that nobody mistakes for each other, 32 of them. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code for people to type, `groups` groups of `length` signs: 5 bits each. */
export function newTypedCode(groups: number, length: number): string {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  return Array.from({ length: groups }, () => Array.from({ length }, sign).join('')).join('-');
}

/** As people type it: small letters, blanks and hyphens do not matter. */
export const normaliseTypedCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '');
