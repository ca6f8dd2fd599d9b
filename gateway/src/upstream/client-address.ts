import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** Headers that tell the api for whom a call is made. */
export type AddressHeaders = (address: string) => Record<string, string>;

/**
 * Tells the api the client's address so that it can believe it from another host too: signed with a
 * key that only parts of one installation can derive
 * (docs/decisions/054-whose-word-on-addresses-counts.md). Other servers of the contract find the
 * plain `X-Forwarded-For` beside it.
 * @param secretKey the installation's key; null when this host does not hold it.
 */
export function addressHeaders(
  secretKey: Uint8Array | null,
  now: () => number = Date.now,
): AddressHeaders {
  if (secretKey === null) return (address) => ({ 'x-forwarded-for': address });
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'vedetta:client-address', 32));
  return (address) => {
    const told = `${address};${String(Math.floor(now() / 1000))}`;
    return {
      'x-forwarded-for': address,
      'x-vedetta-client': `${told};${createHmac('sha256', key).update(told).digest('hex')}`,
    };
  };
}

/**
 * The installation's key: the first one of SECRET_KEY, else of `secret.key` in a data folder; null
 * when there is neither.
 * @param given SECRET_KEY; null when it is not set.
 * @throws Error when it is not a key of Vedetta.
 */
export function readSecretKey(dataDir: string, given: string | null = null): Uint8Array | null {
  if (given !== null) return keyOf(given, 'SECRET_KEY');
  const path = join(dataDir, 'secret.key');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    )
      return null;
    throw error;
  }
  return keyOf(text, path);
}

/** Former keys stand behind the present one. */
function keyOf(text: string, path: string): Uint8Array {
  const key = Buffer.from(text.trim().split(/[\s,]+/, 1)[0] ?? '', 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error(
      `${path} isn't a valid key (32 bytes in base64). Copy it from the api's host, or delete it.`,
    );
  // Fewer than 16 different ones among 32 random bytes come once in 10^16 keys.
  if (new Set(key).size < 16)
    throw new Error(
      `${path} can be guessed: it has too few different bytes. Copy it from the api's host.`,
    );
  return key;
}
