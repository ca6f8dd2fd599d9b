import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { freePort } from './free-port.ts';
import { COLLECTOR_SETTINGS_FILE } from '@vedetta/api/collectors/load-settings.ts';
import { ALLOWED_HOSTS_FILE } from '@vedetta/api/platform/outbound/allowed-hosts.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/start.ts';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { SETUP_CODE } from './people.ts';
import type { Vendors } from './vendors.ts';

/**
 * The whole product on a database that is thrown away, and a way past the product into that
 * database.
 */
export interface Stage {
  server: ServerProcess;
  /** Runs statements; for what no client may do, such as moving the month into the past. */
  client: pg.Client;
  /** Folder of the share that is watched. */
  share: string;
  dataDir: string;
  /** Folder in which the letters lie that a mail server would send. */
  outbox: string;
  /** Ends everything and leaves nothing behind. */
  stop(): Promise<void>;
}

/**
 * @param port to listen on; 0 takes a free one.
 * @throws when the product does not start, with what it said.
 */
export async function startStage(vendors: Vendors, port: string): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-demo-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
      });
  };
  try {
    const [dataDir, share] = [join(folder, 'data'), join(folder, 'share')];
    await Promise.all([mkdir(dataDir), mkdir(share)]);
    const settings = {
      ...vendors.settings,
      'local-network': { shares: { company: { path: share } }, settleSeconds: 0.01 },
    };
    await writeFile(join(dataDir, COLLECTOR_SETTINGS_FILE), JSON.stringify(settings));
    await writeFile(join(dataDir, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: pino({ level: 'fatal' }),
      settings: { fsync: 'off', synchronous_commit: 'off' },
    });
    undo.push(() => postgres.stop());
    // Chosen before the start: links in letters name the port that was asked for.
    const PORT = port === '0' ? String(await freePort()) : port;
    const server = await startProcess('server/dist/launch.js', {
      PORT,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SETUP_CODE,
    });
    undo.push(() => server.terminate());
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    undo.push(() => client.end());
    return { server, client, share, dataDir, outbox: join(dataDir, 'outbox'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
