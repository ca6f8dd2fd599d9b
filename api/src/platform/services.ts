import type { Logger } from 'pino';
import type { CollectorRegistry } from '../collectors/registry.ts';
import type { ReadLists } from './threads/read-in-thread.ts';
import type { ReadMail } from './threads/read-mail-in-thread.ts';
import type { ReadPasswords } from './threads/read-passwords-in-thread.ts';
import type { Env } from '../env.ts';
import type { Outbound } from './outbound/guarded-fetch.ts';
import type { BlobStore } from './blobs/blobs.ts';
import type { Db } from './database/database.ts';
import type { Bus } from './realtime/bus.ts';
import type { AccessTokens } from './access/access-tokens.ts';
import type { PasswordHashes } from './access/password-hashes.ts';
import type { SecretBox } from './secrets/secret-box.ts';

/**
 * What use cases and handlers are given; made once in start.ts and, on a fresh database, by the
 * tests.
 */
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
  /** The connectors, with the operator's settings. */
  collectors: CollectorRegistry;
  /** The only way of collectors to the outside. */
  outbound: Outbound;
  /** Reads lists of indicators in a thread of their own. */
  readLists: ReadLists;
  /** Reads mails for their pages in a thread of their own. */
  readMail: ReadMail;
  /** Reads the passwords of the company's accounts in an item in a thread of its own. */
  readPasswords: ReadPasswords;
  /** The only clock of the api; tests move it. */
  now: () => Date;
}
