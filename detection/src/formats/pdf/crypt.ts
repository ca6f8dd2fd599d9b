import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { latin1 } from '../bytes.ts';
import type { PdfObject } from './objects.ts';

/** Decrypts a stream of the object with this number; answers it as it is when that cannot be. */
export type Decrypt = (bytes: Uint8Array, number: number) => Uint8Array;

const PADDING = Buffer.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
  'hex',
);

/**
 * Most encrypted documents open without a password: it only forbids printing. Makes the key that
 * everybody has (ISO 32000-1, 7.6.3.3; revisions 2 to 4, and 5 and 6 of ISO 32000-2).
 * @returns null when there is no encryption that is known here, or a password is needed.
 */
export function decryptFor(objects: readonly PdfObject[]): Decrypt | null {
  const trailer = objects.find(({ text }) => /\/Encrypt\s+\d+\s+\d+\s+R/.test(text))?.text;
  if (trailer === undefined) return null;
  const number = Number(/\/Encrypt\s+(\d+)/.exec(trailer)?.[1]);
  const dictionary = objects.find(
    (object) => object.number === number && /\/Standard\b/.test(object.text),
  )?.text;
  if (dictionary === undefined) return null;
  const value = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? otherwise);
  const owner = stringAfter(dictionary, 'O');
  const user = stringAfter(dictionary, 'U');
  const revision = value('R', 2);
  const isAes = /\/CFM\s*\/AESV[23]/.test(dictionary);
  if (revision >= 5) return modern(dictionary, user, revision);
  if (owner === null) return null;
  const length =
    revision === 2
      ? 5
      : Math.min(16, value('Length', 40) >= 40 ? value('Length', 40) / 8 : value('Length', 5));
  const keyLength = value('V', 1) === 4 ? 16 : length;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(value('P', 0) | 0);
  const id = stringAfter(trailer, 'ID\\s*\\[') ?? Buffer.alloc(0);
  const parts = [PADDING, owner.subarray(0, 32), permissions, id];
  if (revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary))
    parts.push(Buffer.alloc(4, 0xff));
  let key = md5(Buffer.concat(parts)).subarray(0, keyLength);
  for (let round = 0; revision >= 3 && round < 50; round += 1)
    key = md5(key).subarray(0, keyLength);
  return (bytes, object) => {
    const tail = Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]);
    const own = md5(
      Buffer.concat([key, tail, isAes ? Buffer.from('sAlT') : Buffer.alloc(0)]),
    ).subarray(0, Math.min(16, keyLength + 5));
    return isAes ? aes(bytes, own) : rc4(bytes, own);
  };
}

function modern(dictionary: string, user: Buffer | null, revision: number): Decrypt | null {
  const sealed = stringAfter(dictionary, 'UE');
  if (user === null || sealed === null || user.length < 48) return null;
  const hash = (salt: Buffer) =>
    revision === 5 ? createHash('sha256').update(salt).digest() : hash6(salt);
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const cipher = createDecipheriv(
    'aes-256-cbc',
    hash(user.subarray(40, 48)),
    Buffer.alloc(16),
  ).setAutoPadding(false);
  const key = Buffer.concat([cipher.update(sealed.subarray(0, 32)), cipher.final()]);
  return (bytes) => aes(bytes, key);
}

/** The hash of revision 6, for the empty password (ISO 32000-2, algorithm 2.B). */
function hash6(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv(
      'aes-128-cbc',
      key.subarray(0, 16),
      key.subarray(16, 32),
    ).setAutoPadding(false);
    const sealed = Buffer.concat([cipher.update(block), cipher.final()]);
    const kind = sealed.subarray(0, 16).reduce((sum, value) => sum + value, 0) % 3;
    key = createHash(kind === 0 ? 'sha256' : kind === 1 ? 'sha384' : 'sha512')
      .update(sealed)
      .digest();
    if (round >= 63 && (sealed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function aes(bytes: Uint8Array, key: Buffer): Uint8Array {
  if (bytes.length < 32) return bytes;
  const cipher = createDecipheriv(
    key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc',
    key,
    bytes.subarray(0, 16),
  ).setAutoPadding(false);
  const whole = bytes.subarray(16, 16 + Math.floor((bytes.length - 16) / 16) * 16);
  return new Uint8Array(Buffer.concat([cipher.update(whole), cipher.final()]));
}

function rc4(bytes: Uint8Array, key: Buffer): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return bytes.map((value) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return value ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

/** The bytes of the string that follows a name: `(…)` with its escapes, or `<…>`. */
export function stringAfter(text: string, name: string): Buffer | null {
  const match = new RegExp(`/${name}\\s*(?=\\(|<(?!<))`).exec(text);
  return match === null ? null : stringAt(text, match.index + match[0].length);
}

/** The bytes of the string that begins here. */
export function stringAt(text: string, at: number): Buffer | null {
  if (text[at] === '<')
    return Buffer.from(
      (/^<([0-9a-f\s]*)>/i.exec(text.slice(at, at + 200_000))?.[1] ?? '').replace(/\s/g, ''),
      'hex',
    );
  if (text[at] !== '(') return null;
  const out: number[] = [];
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (sign === '(' && depth++ === 0) continue;
    if (sign === ')' && --depth === 0) break;
    if (sign !== '\\') {
      out.push(sign.charCodeAt(0));
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(index + 1, index + 4))?.[0];
    const next = text[index + 1] ?? '';
    index += octal?.length ?? 1;
    if (octal !== undefined) out.push(Number.parseInt(octal, 8) & 255);
    else if (next === '\r' || next === '\n')
      index += next === '\r' && text[index + 1] === '\n' ? 1 : 0;
    else out.push({ n: 10, r: 13, t: 9, b: 8, f: 12 }[next] ?? next.charCodeAt(0));
  }
  return Buffer.from(out);
}

/** A string as people read it: UTF-16 with its mark, or one byte a letter. */
export function textOfString(bytes: Uint8Array): string {
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes)
    : latin1(bytes, 0, bytes.length);
}
