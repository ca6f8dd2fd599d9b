import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseIdentity, endEarlierServer } from '@vedetta/server/embedded-postgres/ownership.ts';
import { freePort } from '../../server/demo/free-port.ts';

/** What to say where no PostgreSQL server is installed. */
export const POSTGRES_REMEDY =
  'PostgreSQL 15 or later was not found. Install it (Debian: apt-get install ' +
  'postgresql) so that postgres is on the PATH or below /usr/lib/postgresql.';
const OLDEST = 15;
const DEBIAN = '/usr/lib/postgresql';
const HARDER_AFTER_MS = 10_000;

/**
 * Folder of the programs of the newest PostgreSQL server that is installed; null when there is none
 * of a version that fits.
 */
export function findPostgres(): string | null {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .filter((version) => version >= OLDEST)
        .sort((a, b) => b - a)
    : [];
  for (const folder of packaged.map((version) => join(DEBIAN, String(version), 'bin')))
    if (existsSync(join(folder, 'postgres'))) return folder;
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'readlink -f "$(command -v postgres)" && postgres --version'],
    { encoding: 'utf8' },
  );
  const [program, version] = stdout.split('\n');
  return program !== undefined && Number(/\(PostgreSQL\) (\d+)/.exec(version ?? '')?.[1]) >= OLDEST
    ? join(program, '..')
    : null;
}

export interface PostgresServer {
  /** Address of the database `vedetta`, over TCP; the first process that starts makes it. */
  url: string;
  version: string;
  /** Ends the server as `systemctl stop` would; connections break. */
  stop(): Promise<void>;
  /** Begins again on the same port with what was there. */
  start(): Promise<void>;
  /** Kills its main process, as a crash does; its children end, and it begins again. */
  crash(): Promise<void>;
  /** Ends it for good and removes its data. */
  remove(): Promise<void>;
}

/**
 * A PostgreSQL server of its own on a free port of this machine, with what is installed here.
 * @param settings beside ours; they win.
 * @throws Error with the remedy when none is installed.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === null) throw new Error(POSTGRES_REMEDY);
  const folder = mkdtempSync(join(tmpdir(), 'vedetta-postgres-'));
  chmodSync(folder, 0o711);
  const data = mkdtempSync(join(folder, 'data-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'vedetta');
  const identity = chooseIdentity(data);
  if (identity)
    for (const path of [data, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const environment = {
    cwd: data,
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...identity,
  };
  await promisify(execFile)(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '--username=vedetta',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    environment,
  );
  const port = await freePort();
  const given = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '256MB',
    ...settings,
  });
  const address = (database: string) => `postgres://vedetta:vedetta@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;

  const start = async () => {
    child = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...environment, stdio: 'ignore', detached: true },
    );
    for (const started = Date.now(); ;) {
      const client = new pg.Client({ connectionString: address('postgres') });
      client.on('error', () => undefined);
      try {
        await client.connect();
        const {
          rows: [row],
        } = await client.query<{ version: string }>(
          "select current_setting('server_version') as version",
        );
        return row?.version ?? '';
      } catch (error) {
        if (child.exitCode !== null || Date.now() - started > 60_000) throw error;
        await delay(50);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  };
  const stop = async () => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGINT');
    // One that still recovers from a crash never ends by that (PostgreSQL 18).
    const harder = setTimeout(() => running.kill('SIGQUIT'), HARDER_AFTER_MS);
    await ended;
    clearTimeout(harder);
  };
  const crash = async () => {
    const running = child;
    child = null;
    if (running === null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    await endEarlierServer(data);
    await start();
  };
  const version = await start();
  return {
    url: address('vedetta'),
    version,
    stop,
    crash,
    start: async () => {
      await start();
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
