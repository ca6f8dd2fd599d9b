import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { EnvError } from '../../env.ts';
import type { Db } from './database.ts';

/** Any constant that nothing else locks. */
const MIGRATION_LOCK = 7_300;
const CONNECT_LIMIT_MS = 30_000;
const DATABASE_MISSING = '3D000';
const DATABASE_EXISTS = new Set(['42P04', '23505']);

/**
 * Brings a database to the present schema; makes it first if the server has none of that name. Safe
 * when several processes start at once: one works, the others wait for it. Waits up to half a
 * minute for a server that still starts.
 * @param url `postgres://…`, never logged.
 * @throws Error with a sentence for the operator when the server cannot be reached or refuses, or
 *   when the database was made from another baseline, which is then left as it is.
 */
export async function migrateDatabase(url: string, log: Logger): Promise<void> {
  const client = await openPatiently(url, log);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOtherBaseline(client);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // Ending the connection gives the lock back.
    await client.end().catch(() => undefined);
  }
}

/** Before 0.2.0 the baseline was made anew at each change of the schema, and none leads to another. */
async function refuseOtherBaseline(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (tables[0]?.there !== true) return;
  const { rows } = await client.query<{ first: string | null }>(
    'select min(created_at) as first from drizzle.__drizzle_migrations',
  );
  const first = rows[0]?.first ?? null;
  if (first === null || Number(first) === Math.min(...migrationTimes())) return;
  throw new EnvError(
    'This database was created by another build of Vedetta before 0.2.0, and nothing in it was ' +
      'changed. Start with an empty database (another DATABASE_URL, or another DATA_DIR for the ' +
      'embedded one), or with the build that created it.',
  );
}

/**
 * Whether every migration this program knows is in the database. A database of a later version
 * counts as migrated.
 */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ latest: string | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.latest ?? 0) >= Math.max(...migrationTimes());
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
let times: number[] | null = null;

/** When each migration of this program was made, as its journal and a database say it. */
function migrationTimes(): number[] {
  times ??= Journal.parse(
    JSON.parse(readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')),
  ).entries.map(({ when }) => when);
  return times;
}

/**
 * Where the migrations are: beside this file in the sources; in a build at its top, where the
 * chunks' parent is.
 */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [join(here, 'migrations'), join(here, '..', 'migrations')].find((folder) =>
    existsSync(join(folder, 'meta', '_journal.json')),
  );
  if (!found) throw new Error(`There are no migrations next to ${here}. Run npm run build.`);
  return found;
}

async function openPatiently(url: string, log: Logger): Promise<pg.Client> {
  const giveUp = Date.now() + CONNECT_LIMIT_MS;
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      return await open(url);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === DATABASE_MISSING) {
        await makeDatabase(url);
      } else if (isRefusal(code) || Date.now() > giveUp) {
        const why = error instanceof Error ? error.message : String(error);
        const Problem = typeof code === 'string' && code.startsWith('28') ? EnvError : Error;
        throw new Problem(
          `Couldn't connect to the database: ${why}. Check DATABASE_URL, and that the server is running and ` +
            'accepts this user.',
          { cause: error },
        );
      } else {
        log.warn({ code }, "The database isn't answering yet; trying again");
        await delay(wait);
      }
    }
  }
}

/** Waiting does not help against a wrong password, user or name. */
const isRefusal = (code: unknown) =>
  typeof code === 'string' && (code.startsWith('28') || code === 'ENOTFOUND');

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function makeDatabase(url: string): Promise<void> {
  const address = new URL(url);
  const name = decodeURIComponent(address.pathname.slice(1));
  address.pathname = '/postgres';
  const client = await open(address.href);
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && DATABASE_EXISTS.has(String(error.code))))
      throw error;
  } finally {
    await client.end();
  }
}
