import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { dataFiles } from './data-files.ts';
import { FORMAT, NAMES, type Manifest, type Sums } from './manifest.ts';
import { connectTo } from './open-database.ts';
import { copyOut, listSequences, listTables, speakPlainly, sumOf } from './tables.ts';

/**
 * An entry of the archive says its size before its bytes, so a table is cut into parts that fit
 * into memory.
 */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Writes everything of an installation into one file (tar, gzip): all tables as of one moment, and
 * the files of DATA_DIR, the secret key among them. Vedetta may go on running. The file appears
 * under its name when it is whole.
 * @param file where; a file of that name is replaced.
 * @returns rows and sums by table, and how many files.
 * @throws Error with a sentence for the operator; also for a file inside `dataDir`, where each
 * backup would hold all earlier ones.
 */
export async function writeBackup({
  url,
  dataDir,
  file,
  now,
}: {
  url: string;
  dataDir: string;
  file: string;
  now: Date;
}): Promise<Sums> {
  if (relative(resolve(dataDir), resolve(file)).split(sep)[0] !== '..') {
    throw new Error(
      `${file} is inside DATA_DIR, so every backup would contain all earlier ones. Give a file ` +
        `outside it, for example ${join(resolve(dataDir), '..', 'vedetta.backup')}.`,
    );
  }
  const client = await connectTo(url);
  const draft = `${file}.part`;
  try {
    const archive = pack();
    const written = pipeline(
      archive,
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600 }),
    );
    // An error of the disk is told by what is awaited below, once.
    written.catch(() => undefined);
    const sums: Sums = { tables: {}, files: { count: 0, bytes: 0 } };
    // Files before the moment of the tables and once more after it: what a row names is there, and
    // what was deleted meanwhile is named by none.
    const added = new Set<string>();
    await Promise.race([
      written,
      (async () => {
        const manifest = async () => {
          await client.query('begin isolation level repeatable read read only');
          await speakPlainly(client);
          const {
            rows: [newest],
          } = await client.query<{ at: string | null }>(
            'select max(created_at) as at from drizzle.__drizzle_migrations',
          );
          const found: Manifest = {
            format: FORMAT,
            createdAt: now.toISOString(),
            migration: Number(newest?.at ?? 0),
            tables: await listTables(client),
            sequences: await listSequences(client),
          };
          return found;
        };
        await addFiles(archive, dataDir, added, sums);
        const { tables, ...rest } = await manifest();
        await addText(archive, NAMES.manifest, JSON.stringify({ ...rest, tables }));
        for (const table of tables) {
          sums.tables[table.name] = await sumOf(client, table);
          await addParts(
            archive,
            `${NAMES.tables}${table.name}/`,
            client.query(copyTo(copyOut(table))),
          );
        }
        await client.query('commit');
        await addFiles(archive, dataDir, added, sums);
        await addText(archive, NAMES.sums, JSON.stringify(sums));
        archive.finalize();
        await written;
      })(),
    ]);
    await rename(draft, file);
    return sums;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const addText = (archive: Pack, name: string, text: string) =>
  addBytes(archive, name, Buffer.from(text));

function addBytes(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function addParts(archive: Pack, folder: string, source: Readable): Promise<void> {
  let held: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    if (bytes > 0)
      await addBytes(
        archive,
        `${folder}${String((part += 1)).padStart(6, '0')}`,
        Buffer.concat(held),
      );
    held = [];
    bytes = 0;
  };
  for await (const chunk of source) {
    held.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
}

async function addFiles(
  archive: Pack,
  dataDir: string,
  added: Set<string>,
  { files }: Sums,
): Promise<void> {
  for await (const { path, bytes } of dataFiles(dataDir)) {
    if (added.has(path)) continue;
    added.add(path);
    const source = createReadStream(join(dataDir, path), { end: Math.max(0, bytes - 1) });
    const entry = archive.entry({ name: `${NAMES.files}${path}`, size: bytes, mode: 0o600 });
    await pipeline(source, entry);
    files.count += 1;
    files.bytes += bytes;
  }
}
