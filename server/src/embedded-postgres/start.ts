import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { EnvError } from '@vedetta/api/env.ts';
import { findBinaries, type Identity } from './binaries.ts';
import { endEarlierServer, chooseIdentity, claimFolder } from './ownership.ts';
import { folderArgument, SERVER_ENVIRONMENT, superviseServer, type ServerJob } from './server.ts';

/**
 * The major version of the programs that npm installs; a cluster of another one cannot be opened.
 */
const MAJOR = '18';
/**
 * Longest folder in which a Unix socket still has a legal name (107 bytes on Linux, 103 on macOS).
 */
const SOCKET_FOLDER_LIMIT = 80;

export interface EmbeddedPostgres {
  /** Address of the database `vedetta`, password included: never log it. */
  url: string;
  /** Shuts the server down in order, about a tenth of a second. */
  stop(): Promise<void>;
}

/**
 * Starts the real PostgreSQL server that npm installed, on a Unix socket only, with its files in
 * `dataDir`; makes the cluster on the first start. The server is started anew when it dies, and
 * ends by itself when this process dies, killed or not. Works for root (the server then runs as an
 * unprivileged user) and below private home folders.
 * @param settings of the server beside ours, by their PostgreSQL names.
 * @throws Error with a sentence for the operator: folder in use or not writable, programs missing,
 * wrong version.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: {
  dataDir: string;
  log: Logger;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  makeFolder(dataDir);
  const release = claimFolder(dataDir);
  const cluster = join(dataDir, 'postgres');
  let runtime: string | null = null;
  try {
    removeEarlierRuntime(dataDir);
    const identity = chooseIdentity(cluster);
    runtime = makeRuntime(dataDir, identity);
    const binaries = findBinaries(identity, runtime);
    const password = readOrMakePassword(dataDir);
    const socketFolder = join(runtime, 'socket');
    const job = {
      cluster,
      binaries,
      identity,
      socketFolder,
      password,
      logFile: join(dataDir, 'postgres.log'),
      settings,
      log,
    };
    if (existsSync(join(cluster, 'PG_VERSION'))) {
      checkVersion(cluster);
      await endEarlierServer(cluster);
    } else {
      await makeCluster(job);
    }
    const server = await superviseServer(job);
    const keep = runtime;
    return {
      url: `postgres://vedetta:${password}@localhost/vedetta?host=${encodeURIComponent(socketFolder)}`,
      async stop() {
        await server.stop();
        rmSync(keep, { recursive: true, force: true });
        rmSync(join(dataDir, RUNTIME_NOTE), { force: true });
        release();
      },
    };
  } catch (error) {
    if (runtime) rmSync(runtime, { recursive: true, force: true });
    release();
    throw error;
  }
}

const RUNTIME_NOTE = 'postgres.runtime';

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, '.writable'), '');
    rmSync(join(dataDir, '.writable'));
  } catch (error) {
    throw new EnvError(
      `DATA_DIR ${dataDir} isn't writable. Make it writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** A short folder of our own for the socket and, where needed, for a copy of the programs. */
function makeRuntime(dataDir: string, identity: Identity): string {
  const runtime = mkdtempSync(
    join(tmpdir().length > SOCKET_FOLDER_LIMIT ? '/tmp' : tmpdir(), 'vedetta-'),
  );
  chmodSync(runtime, 0o711);
  const socketFolder = join(runtime, 'socket');
  mkdirSync(socketFolder, { mode: 0o700 });
  if (identity) chownSync(socketFolder, identity.uid, identity.gid);
  writeFileSync(join(dataDir, RUNTIME_NOTE), runtime, { mode: 0o600 });
  return runtime;
}

/** The folder of a run that was killed. */
function removeEarlierRuntime(dataDir: string): void {
  const note = join(dataDir, RUNTIME_NOTE);
  if (!existsSync(note)) return;
  const runtime = readFileSync(note, 'utf8');
  if (/^\/.*\/vedetta-[A-Za-z0-9]{6}$/.test(runtime))
    rmSync(runtime, { recursive: true, force: true });
}

function readOrMakePassword(dataDir: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new EnvError(
      `${cluster} was created by PostgreSQL ${version}, but this version of Vedetta uses PostgreSQL ` +
        `${MAJOR}. Start it with the version of Vedetta that created it.`,
    );
  }
}

/**
 * Runs `initdb` beside the final place and moves the result there, so that a kill in between leaves
 * no half cluster.
 */
async function makeCluster(
  job: Pick<ServerJob, 'cluster' | 'binaries' | 'identity' | 'socketFolder' | 'password'>,
): Promise<void> {
  const fresh = `${job.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  // The one folder of ours that the server's user can surely reach.
  const passwordFile = join(job.socketFolder, 'password');
  writeFileSync(passwordFile, job.password, { mode: 0o600 });
  if (job.identity)
    for (const path of [fresh, passwordFile]) chownSync(path, job.identity.uid, job.identity.gid);
  try {
    await promisify(execFile)(
      join(job.binaries, 'bin', 'initdb'),
      [
        '-D',
        folderArgument(fresh, job.identity),
        '--username=vedetta',
        `--pwfile=${passwordFile}`,
        '--auth-local=scram-sha-256',
        '--auth-host=reject',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      { ...job.identity, cwd: fresh, env: SERVER_ENVIRONMENT },
    );
  } catch (error) {
    const said =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(
      `Couldn't create the embedded database in ${job.cluster}: ${said}. Fix the cause, or set ` +
        'DATABASE_URL to the URL of a PostgreSQL server.',
      { cause: error },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, job.cluster);
}
