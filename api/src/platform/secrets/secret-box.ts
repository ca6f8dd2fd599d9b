import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SECRET_KEY_BYTES = 32;

/** Keeps what must not be readable in the database: TOTP secrets, signing keys, credentials. */
export interface SecretBox {
  /**
   * AES-256-GCM; answers nonce, ciphertext, tag in one. `purpose` must be given again to open it.
   */
  seal(plain: Uint8Array | string, purpose: string): Uint8Array;
  /**
   * @throws Error when the bytes were changed, belong to another purpose or were sealed with
   * another key.
   */
  open(sealed: Uint8Array, purpose: string): Uint8Array;
  openText(sealed: Uint8Array, purpose: string): string;
  /**
   * The same bytes sealed with the present key; null when they are already. @throws like `open`.
   */
  reseal(sealed: Uint8Array, purpose: string): Uint8Array | null;
  /**
   * `fingerprint` with the present key and with each former one, the present first: what was kept
   * before a rotation is still known.
   */
  fingerprints(text: string, purpose: string): string[];
  /**
   * A keyed hash (HMAC-SHA-256, hex) of short secrets that a plain hash would not protect, such as
   * recovery codes.
   */
  fingerprint(text: string, purpose: string): string;
  /** Bytes that only the holder of the key can compute from `text`, the same each time. */
  derive(text: string, purpose: string, length: number): Uint8Array;
}

/**
 * @param key 32 random bytes, never stored in the database. It seals; `former` ones still open what
 * they sealed (docs/decisions/147-keys-are-changed.md).
 */
export function createSecretBox(key: Uint8Array, former: readonly Uint8Array[] = []): SecretBox {
  if ([key, ...former].some(({ length }) => length !== SECRET_KEY_BYTES))
    throw new Error(`The secret key must have ${SECRET_KEY_BYTES} bytes.`);
  const derived = (from: Uint8Array, purpose: string) =>
    Buffer.from(hkdfSync('sha256', from, '', `vedetta:${purpose}`, 32));
  const openWith = (from: Uint8Array, sealed: Uint8Array, purpose: string) => {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', derived(from, purpose), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    return Buffer.concat([
      decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)),
      decipher.final(),
    ]);
  };
  const open = (sealed: Uint8Array, purpose: string) => {
    for (const one of [key, ...former.slice(0, -1)]) {
      try {
        return openWith(one, sealed, purpose);
      } catch {
        // The next key; the last one's refusal is told.
      }
    }
    return openWith(former.at(-1) ?? key, sealed, purpose);
  };
  const isPresent = (sealed: Uint8Array, purpose: string) => {
    try {
      openWith(key, sealed, purpose);
      return true;
    } catch {
      return false;
    }
  };
  const seal = (plain: Uint8Array | string, purpose: string) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', derived(key, purpose), nonce, {
      authTagLength: TAG_BYTES,
    });
    const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const hashed = (from: Uint8Array, text: string, purpose: string) =>
    createHmac('sha256', derived(from, purpose)).update(text).digest('hex');
  return {
    seal,
    open,
    openText: (sealed, purpose) => open(sealed, purpose).toString('utf8'),
    reseal: (sealed, purpose) =>
      isPresent(sealed, purpose) ? null : seal(open(sealed, purpose), purpose),
    fingerprint: (text, purpose) => hashed(key, text, purpose),
    fingerprints: (text, purpose) => [key, ...former].map((one) => hashed(one, text, purpose)),
    derive: (text, purpose, length) =>
      Buffer.from(hkdfSync('sha256', key, text, `vedetta:${purpose}`, length)),
  };
}
