const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** CRC-32 (ISO 3309) of ASCII text. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * GitHub and npm write the CRC-32 of a token's random part at its end, in six digits of base 62. A
 * token that was made up fails it but for one chance in four thousand million.
 */
export function hasTokenChecksum(token: string): boolean {
  const random = token.slice(token.indexOf('_') + 1);
  let rest = crc32(random.slice(0, -6));
  let written = '';
  for (let i = 0; i < 6; i += 1) {
    written = (DIGITS[rest % 62] ?? '') + written;
    rest = Math.floor(rest / 62);
  }
  return written === random.slice(-6);
}

/**
 * Is it a JSON Web Token: a first part that decodes to an object that names an algorithm or type?
 */
export function isJsonWebToken(value: string): boolean {
  try {
    const header: unknown = JSON.parse(
      Buffer.from(value.split('.')[0] ?? '', 'base64url').toString('utf8'),
    );
    return (
      typeof header === 'object' &&
      header !== null &&
      ('alg' in header || 'typ' in header || 'kid' in header)
    );
  } catch {
    return false;
  }
}

/** Does base64 stand for `name:password` in printable letters? */
export function isBasicCredential(value: string): boolean {
  return /^[\x21-\x7e]{1,80}:[\x20-\x7e]{3,120}$/.test(
    Buffer.from(value, 'base64').toString('latin1'),
  );
}
