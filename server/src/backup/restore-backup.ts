import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, type Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { extract, type Extract } from 'tar-stream';
import { z } from 'zod';
import { migrateDatabase, migrationsFolder } from '@vedetta/api/platform/database/migrate.ts';
import { Manifest, NAMES, Sums } from './manifest.ts';
import { connectTo } from './open-database.ts';
import { copyIn, listTables, quoted, speakPlainly, sumOf } from './tables.ts';

/**
 * Restores a backup into an empty database and an empty folder, compares rows, checksums and files
 * with those in the backup, and migrates the tables to the current schema. It commits only if
 * everything matches.
 * @returns the rows and checksums by table, and the number of files.
 * @throws Error with a sentence for the operator: database or folder not empty, file truncated or
 * of another build, checksums differ.
 */
export async function restoreBackup({
  url,
  dataDir,
  file,
  log,
}: {
  url: string;
  dataDir: string;
  file: string;
  log: Logger;
}): Promise<Sums> {
  if (!existsSync(file)) throw new Error(`The file ${file} doesn't exist.`);
  if (existsSync(join(dataDir, 'secret.key')))
    throw new Error(
      `DATA_DIR ${dataDir} belongs to an installation. Set DATA_DIR to an empty folder.`,
    );
  const client = await connectTo(url);
  const restored = new Restored(client, dataDir);
  try {
    if (await isInUse(client))
      throw new Error(
        'The database already contains an installation. Set DATABASE_URL to an empty database.',
      );
    const archive = extract();
    const unpacked = pipeline(createReadStream(file), createGunzip(), archive);
    unpacked.catch(() => undefined);
    try {
      for await (const entry of archive) await restored.take(entry);
      await unpacked;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof DatabaseError)
        throw new Error(
          `The database rejected the content of ${file}: ${error.message}. The database is unchanged.`,
          { cause: error },
        );
      throw new Error(
        `${file} is truncated or damaged: ` +
          `${error instanceof Error ? error.message : String(error)}. Restore another backup.`,
        { cause: error },
      );
    }
    const sums = await restored.finish(file);
    await client.end();
    await migrateDatabase(url, log);
    return sums;
  } catch (error) {
    await restored.forget();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** Whether the database contains data; empty tables of a failed attempt don't count. */
async function isInUse(client: Client): Promise<boolean> {
  const tables = await listTables(client);
  if (tables.length === 0) return false;
  if (!tables.some(({ name }) => name === 'companies')) return true;
  return ((await client.query('select 1 from companies limit 1')).rowCount ?? 0) > 0;
}

/** An error whose message is shown to the operator as it is. */
class Refusal extends Error {}

class Restored {
  #manifest: Manifest | null = null;
  #sums: Sums | null = null;
  #foreignKeys: { table: string; name: string; definition: string }[] = [];
  /** The table that is being filled. */
  #filling: { name: string; stream: CopyStreamQuery; done: Promise<void> } | null = null;
  readonly #files = { count: 0, bytes: 0 };

  /** Files wait here until everything agrees. */
  readonly #staging: string;

  constructor(
    readonly client: Client,
    readonly dataDir: string,
  ) {
    this.#staging = join(dataDir, 'restoring');
  }

  /** Entries come in the order of `writeBackup`. */
  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    if (name === NAMES.manifest) await this.#begin(await text(entry));
    else if (name === NAMES.sums) this.#sums = Sums.parse(JSON.parse(await text(entry)));
    else if (name.startsWith(NAMES.tables)) await this.#fill(name.split('/')[1] ?? '', entry);
    else if (name.startsWith(NAMES.files))
      await this.#keepFile(name.slice(NAMES.files.length), entry);
    else throw new Refusal(`This file isn't a backup of Vedetta: it contains ${name}.`);
  }

  /** Compares, and only then commits. */
  async finish(file: string): Promise<Sums> {
    await this.#endFilling();
    const { client } = this;
    const manifest = this.#manifest;
    const sums = this.#sums;
    if (manifest === null || sums === null)
      throw new Error(`${file} is truncated: its end is missing. Restore another backup.`);
    for (const { table, name, definition } of this.#foreignKeys)
      await client.query(
        `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
      );
    for (const { name } of manifest.tables)
      await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, next] of Object.entries(manifest.sequences))
      await client.query('select setval($1::regclass, $2::bigint, false)', [quoted(name), next]);
    for (const table of manifest.tables) {
      const [is, should] = [await sumOf(client, table), sums.tables[table.name]];
      if (should === undefined || is.rows !== should.rows || is.hash !== should.hash) {
        throw new Error(
          `The restored table ${table.name} differs from the backup: ${is.rows} of ` +
            `${should?.rows ?? 0} rows, or other content. The database is unchanged. Restore another backup.`,
        );
      }
    }
    if (this.#files.count !== sums.files.count || this.#files.bytes !== sums.files.bytes)
      throw new Error(
        `The backup contains ${this.#files.count} of its ${sums.files.count} files. The database is ` +
          'unchanged. Restore another backup.',
      );
    await client.query('commit');
    await mkdir(this.#staging, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#staging))
      await rename(join(this.#staging, name), join(this.dataDir, name));
    await rm(this.#staging, { recursive: true });
    return sums;
  }

  /** Removes the files of a failed attempt. */
  async forget(): Promise<void> {
    await rm(this.#staging, { recursive: true, force: true });
  }

  async #begin(said: string): Promise<void> {
    const parsed = Manifest.safeParse(JSON.parse(said));
    if (!parsed.success)
      throw new Refusal(
        "This backup was created by another version of Vedetta, in a format that this version doesn't " +
          'support. Restore it with the version that created it, or a later one.',
      );
    const { client } = this;
    this.#manifest = parsed.data;
    await client.query('create schema if not exists public');
    await migrateUpTo(client, parsed.data.migration);
    await client.query('begin');
    await speakPlainly(client);
    const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_namespace n on n.oid = c.relnamespace where k.contype = 'f' and n.nspname = 'public'`);
    this.#foreignKeys = rows;
    // Rows come table by table: what they point at may come later, and what triggers would add is
    // in the backup.
    for (const { table, name } of rows)
      await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
    for (const { name } of parsed.data.tables)
      await client.query(
        `alter table ${quoted(name)} disable trigger user; truncate ${quoted(name)}`,
      );
  }

  async #fill(name: string, entry: Entry): Promise<void> {
    if (this.#filling?.name !== name) {
      await this.#endFilling();
      const table = this.#manifest?.tables.find((one) => one.name === name);
      if (table === undefined)
        throw new Refusal(`This backup contains rows of ${name} but no such table.`);
      const stream = this.client.query(copyFrom(copyIn(table)));
      const done = new Promise<void>((resolve, reject) => {
        stream.once('finish', resolve).once('error', reject);
      });
      done.catch(() => undefined);
      this.#filling = { name, stream, done };
    }
    const { stream, done } = this.#filling;
    for await (const chunk of entry) {
      if (!stream.write(chunk))
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), done]);
    }
  }

  async #endFilling(): Promise<void> {
    if (this.#filling === null) return;
    const { stream, done } = this.#filling;
    this.#filling = null;
    stream.end();
    await done;
  }

  async #keepFile(path: string, entry: Entry): Promise<void> {
    if (normalize(path) !== path || path.startsWith('/') || path.startsWith('..'))
      throw new Refusal(`This backup contains a file whose path is outside DATA_DIR: ${path}.`);
    const place = join(this.#staging, path);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(entry, createWriteStream(place, { mode: 0o600 }));
    this.#files.count += 1;
    this.#files.bytes += entry.header.size ?? 0;
  }
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number() }).loose()) }).loose();

/** Brings an empty database to the schema that the rows were in, which may be an earlier one. */
async function migrateUpTo(client: Client, newest: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-migrations-'));
  try {
    await cp(migrationsFolder(), folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = Journal.parse(JSON.parse(await readFile(path, 'utf8')));
    const entries = journal.entries.filter(({ when }) => when <= newest);
    if (!entries.some(({ when }) => when === newest))
      throw new Refusal(
        'This backup was created by another build of Vedetta. Restore it with that build.',
      );
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
