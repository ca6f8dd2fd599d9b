import { timingSafeEqual } from 'node:crypto';
import { generateSync, generateURI } from 'otplib';

/**
 * RFC 6238 as authenticator apps speak it: 30 s, 6 digits, SHA-1; one step to either side is
 * accepted.
 */
const PERIOD_SECONDS = 30;
const TOLERATED_STEPS = [0, -1, 1] as const;

/**
 * The step whose code this is.
 * @param secret base32.
 * @returns the number of the 30-second step since the epoch; null when the code fits none of the
 * accepted steps. The caller sees to it that no step is accepted twice.
 */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);
  let matched: number | null = null;
  for (const offset of TOLERATED_STEPS) {
    const step = current + offset;
    const expected = generateSync({ secret, epoch: step * PERIOD_SECONDS });
    if (timingSafeEqual(Buffer.from(expected), Buffer.from(code)) && matched === null)
      matched = step;
  }
  return matched;
}

/** What the QR code holds: `otpauth://totp/Vedetta:address?secret=…`. */
export const totpAddress = (secret: string, email: string): string =>
  generateURI({ issuer: 'Vedetta', label: email, secret });

/** RFC 4648 base32 without padding, as authenticator apps want it. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
