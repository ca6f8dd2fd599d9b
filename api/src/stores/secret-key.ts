import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_KEY_BYTES } from '../domain/secret-box.ts';

/**
 * Reads `secret.key` of the data folder; makes it at the first start, readable by this user only.
 * Several processes that start at once on one folder agree on one key.
 * @throws Error with a sentence for the operator when the file is not a key or cannot be written.
 */
export function loadSecretKey(dataDir: string): Uint8Array {
  const path = join(dataDir, 'secret.key');
  const text = readIfThere(path) ?? makeKey(dataDir, path);
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== SECRET_KEY_BYTES) {
    throw new Error(`${path} is not a key of Vedetta (32 bytes in base64). Put back the one this installation was set up with.`);
  }
  chmodSync(path, 0o600);
  return key;
}

function makeKey(dataDir: string, path: string): string {
  const draft = join(dataDir, `secret.key.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be written. Make it writable for this user, or set DATA_DIR to another folder.`, { cause: error });
  }
  try {
    // A link fails where a file stands: whoever comes second reads the first one's key.
    linkSync(draft, path);
  } catch (error) {
    if (readIfThere(path) === null) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
