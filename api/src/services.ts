import type { Logger } from 'pino';
import type { Env } from './env.ts';
import type { BlobStore } from './stores/blobs.ts';
import type { Db } from './stores/database.ts';
import type { Bus } from './realtime/bus.ts';
import type { AccessTokens } from './http/access-tokens.ts';
import type { PasswordHashes } from './domain/password-hashes.ts';
import type { SecretBox } from './domain/secret-box.ts';

/** What use cases and handlers are given; made once in main.ts and, on a fresh database, by the tests. */
export interface Services {
  env: Env;
  log: Logger;
  db: Db;
  bus: Bus;
  blobs: BlobStore;
  accessTokens: AccessTokens;
  /** Encrypts what must not be readable in the database (TOTP secrets, credentials). */
  secrets: SecretBox;
  passwords: PasswordHashes;
  /** The only clock of the api; tests move it. */
  now: () => Date;
}
