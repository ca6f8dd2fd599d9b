import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_KEY_BYTES } from './secret-box.ts';
import { EnvError } from '../../env.ts';

/** The key that seals, and former ones that still open (docs/decisions/147-keys-are-changed.md). */
export interface SecretKeys {
  present: Uint8Array;
  former: Uint8Array[];
}

/**
 * Reads the keys of `SECRET_KEY`, else those of `secret.key` in the data folder, which is made at
 * the first start, readable by this user only. The first one seals; whatever stands behind it,
 * after a comma, a blank or on another line, still opens. Several processes that start at once on
 * one folder agree on one key.
 * @param given SECRET_KEY; null when it is not set.
 * @throws Error with a sentence for the operator when something of it is not a key or cannot be
 * written.
 */
export function loadSecretKeys(dataDir: string, given: string | null = null): SecretKeys {
  const path = join(dataDir, 'secret.key');
  const text = given ?? readIfThere(path) ?? makeKey(dataDir, path);
  const [present, ...former] = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => Buffer.from(part, 'base64'));
  if (
    present === undefined ||
    [present, ...former].some(({ length }) => length !== SECRET_KEY_BYTES)
  ) {
    throw new EnvError(
      `${given === null ? path : 'SECRET_KEY'} isn't a valid key (32 bytes in base64). Restore the ` +
        'key of this installation.',
    );
  }
  if (isGuessable(present)) {
    throw new EnvError(
      `${given === null ? path : 'SECRET_KEY'} can be guessed: it has too few different bytes. Use the ` +
        'output of "openssl rand -base64 32"; if the installation already has a key, add that one ' +
        'after it, separated by a comma.',
    );
  }
  if (given === null) chmodSync(path, 0o600);
  return { present, former };
}

/** Fewer than 16 different ones among 32 random bytes come once in 10^16 keys. */
const isGuessable = (key: Uint8Array): boolean => new Set(key).size < 16;

function makeKey(dataDir: string, path: string): string {
  const draft = join(dataDir, `secret.key.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`, {
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    throw new EnvError(
      `DATA_DIR ${dataDir} isn't writable. Make it writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
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
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    )
      return null;
    throw error;
  }
}
