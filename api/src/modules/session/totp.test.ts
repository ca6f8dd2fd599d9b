import { describe, expect, it } from 'vitest';
import { base32, matchTotpStep, totpAddress } from './totp.ts';

/**
 * RFC 6238, appendix B: the ASCII secret of its SHA-1 rows; its codes have 8 digits, of which the
 * last 6 are ours.
 */
const secret = base32(Buffer.from('12345678901234567890'));

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('fit the vector of RFC 6238 at %i s', (seconds, code) => {
    expect(matchTotpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one step early or late and no more', () => {
    const step = Math.floor(1111111109 / 30);
    const at = (offset: number) =>
      matchTotpStep(secret, '081804', new Date((step + offset) * 30_000));
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null]);
  });

  it('must be six digits', () => {
    for (const code of ['', '12345', '1234567', '28708２', '287 082'])
      expect(matchTotpStep(secret, code, new Date(59_000))).toBeNull();
  });

  it('come with an address that apps understand', () => {
    const url = new URL(totpAddress(secret, 'anna@rossi.example'));
    expect(url.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(url.searchParams.get('issuer')).toBe('Vedetta');
    expect(decodeURIComponent(url.pathname)).toContain('Vedetta:anna@rossi.example');
  });
});
