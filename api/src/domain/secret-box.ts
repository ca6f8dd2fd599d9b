import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SECRET_KEY_BYTES = 32;

/** Keeps what must not be readable in the database: TOTP secrets, signing keys, credentials. */
export interface SecretBox {
  /** AES-256-GCM; answers nonce, ciphertext, tag in one. `purpose` must be given again to open it. */
  seal(plain: Uint8Array | string, purpose: string): Uint8Array;
  /** @throws Error when the bytes were changed, belong to another purpose or were sealed with another key. */
  open(sealed: Uint8Array, purpose: string): Uint8Array;
  openText(sealed: Uint8Array, purpose: string): string;
  /** A keyed hash (HMAC-SHA-256, hex) of short secrets that a plain hash would not protect, such as recovery codes. */
  fingerprint(text: string, purpose: string): string;
  /** Bytes that only the holder of the key can compute from `text`, the same each time. */
  derive(text: string, purpose: string, length: number): Uint8Array;
}

/** @param key 32 random bytes, never stored in the database. */
export function createSecretBox(key: Uint8Array): SecretBox {
  if (key.length !== SECRET_KEY_BYTES) throw new Error(`The secret key must have ${SECRET_KEY_BYTES} bytes.`);
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `vedetta:${purpose}`, 32));
  const open = (sealed: Uint8Array, purpose: string) => {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)), decipher.final()]);
  };
  return {
    seal(plain, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
      const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open,
    openText: (sealed, purpose) => open(sealed, purpose).toString('utf8'),
    fingerprint: (text, purpose) => createHmac('sha256', keyFor(purpose)).update(text).digest('hex'),
    derive: (text, purpose, length) => Buffer.from(hkdfSync('sha256', key, text, `vedetta:${purpose}`, length)),
  };
}
