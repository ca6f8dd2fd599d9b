import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '@vedetta/api/env.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';

/** The database of an installation, whether or not Vedetta is running. */
export interface OpenedDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Finds the database: that of DATABASE_URL, the embedded one of a Vedetta that runs on this folder,
 * or else the embedded one, started for this.
 * @throws Error with a sentence for the operator when it cannot be used.
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Env,
  log: Logger,
): Promise<OpenedDatabase> {
  if (DATABASE_URL !== null) return { url: DATABASE_URL, close: async () => undefined };
  const running = await embeddedOf(DATA_DIR);
  if (running !== null) return { url: running, close: async () => undefined };
  const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log });
  return { url: embedded.url, close: () => embedded.stop() };
}

/** A session in it. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(
      "Couldn't connect to the database: " +
        `${error instanceof Error ? error.message : String(error)}. Check DATABASE_URL, and that ` +
        'the server is running and accepts this user.',
      { cause: error },
    );
  }
  return client;
}

/** Address of the embedded database while a process of Vedetta runs it. */
async function embeddedOf(dataDir: string): Promise<string | null> {
  const [note, password] = ['postgres.runtime', 'postgres.password'].map((name) =>
    join(dataDir, name),
  );
  if (note === undefined || password === undefined || !existsSync(note) || !existsSync(password))
    return null;
  const url =
    `postgres://vedetta:${readFileSync(password, 'utf8').trim()}@localhost/vedetta?host=` +
    `${encodeURIComponent(join(readFileSync(note, 'utf8').trim(), 'socket'))}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
