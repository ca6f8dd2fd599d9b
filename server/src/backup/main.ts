import { resolve } from 'node:path';
import { pino } from 'pino';
import { parseEnv } from '@vedetta/api/env.ts';
import { openDatabase } from './open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE`, with the environment of the server. */
const [, , act, name] = process.argv;

async function main(): Promise<void> {
  if ((act !== 'backup' && act !== 'restore') || name === undefined)
    throw new Error('Give the file: npm run backup -- FILE, or npm run restore -- FILE.');
  const env = parseEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL === 'info' ? 'error' : env.LOG_LEVEL, base: null });
  // npm runs scripts in the project's folder; a name is meant where it was typed.
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const database = await openDatabase(env, log);
  try {
    const sums =
      act === 'backup'
        ? await writeBackup({ url: database.url, dataDir: env.DATA_DIR, file, now: new Date() })
        : await restoreBackup({ url: database.url, dataDir: env.DATA_DIR, file, log });
    const tables = Object.entries(sums.tables).filter(([, { rows }]) => rows > 0);
    for (const [table, { rows, hash }] of tables)
      process.stdout.write(
        `${table.padEnd(28)}${String(rows).padStart(10)} rows, checksum ${hash}\n`,
      );
    process.stdout.write(`${sums.files.count} files of DATA_DIR, ${sums.files.bytes} bytes\n`);
    process.stdout.write(
      act === 'backup'
        ? `Backup written to ${file}. It contains the secret key: keep it where no one else can read it.\n`
        : `Backup restored into ${env.DATA_DIR} and the database; rows, checksums and files match. ` +
            `Start Vedetta with npm start.\n`,
    );
  } finally {
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `${act === 'restore' ? "Couldn't restore the backup" : "Couldn't create the backup"}: ` +
        `${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  },
);
