import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '@vedetta/server/embedded-postgres/start.ts';
import { migrateDatabase } from '../../../api/src/platform/database/migrate.ts';
import { FULL_SIZE, generate } from './generate.ts';

/**
 * The embedded server as users run it, on a folder that is filled once and kept.
 * @param say is told of what takes long.
 */
export async function benchDatabase(
  dataDir: string,
  say: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const log = pino({ level: 'error' });
  const isNew = !existsSync(join(dataDir, 'postgres'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log,
    ...(isNew ? { settings: { fsync: 'off', max_wal_size: '8GB' } } : {}),
  });
  await migrateDatabase(server.url, log);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ n: string }>('select count(*) as n from companies');
  if (Number(rows[0]?.n) === 0) {
    const scale = Number(process.env['BENCH_SCALE'] ?? '1');
    await generate(
      client,
      { media: Math.round(FULL_SIZE.media * scale), alerts: Math.round(FULL_SIZE.alerts * scale) },
      say,
    );
  }
  await client.end();
  if (!isNew) return server;
  await server.stop();
  return startEmbeddedPostgres({ dataDir, log });
}
