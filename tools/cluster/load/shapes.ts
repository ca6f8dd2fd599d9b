import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../../../api/test/server-process.ts';
import { startCluster } from '../cluster.ts';

/** What is under load: where it is, where its database is, which processes it has. */
export interface Shape {
  url: string;
  databaseUrl: string;
  pids(): number[];
  stop(): Promise<void>;
}

/** The product as `npm start` starts it: one process, with an embedded database. */
export async function startOne(dataDir: string, env: Record<string, string>): Promise<Shape> {
  const process = await startProcess('server/dist/launch.js', {
    DATA_DIR: dataDir,
    SETUP_CODE: 'load-set-up-code',
    ...env,
  });
  const folder = readFileSync(join(dataDir, 'postgres.runtime'), 'utf8').trim();
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return {
    url: process.url,
    databaseUrl: `postgres://vedetta:${password}@localhost/vedetta?host=${encodeURIComponent(join(folder, 'socket'))}`,
    pids: () => [process.pid],
    stop: async () => {
      await process.terminate();
    },
  };
}

/** What `npm run cluster` starts. */
export async function startMany(dataDir: string, env: Record<string, string>): Promise<Shape> {
  const cluster = await startCluster({ dataDir, env });
  return {
    url: cluster.url,
    databaseUrl: cluster.postgres.url,
    pids: () => cluster.members.flatMap(({ pid }) => (pid === null ? [] : [pid])),
    stop: async () => {
      await cluster.stop();
    },
  };
}
