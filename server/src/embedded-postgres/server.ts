import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Identity } from './binaries.ts';
import { endEarlierServer } from './ownership.ts';

export interface ServerJob {
  cluster: string;
  /** Folder that holds `bin/`. */
  binaries: string;
  identity: Identity;
  socketFolder: string;
  password: string;
  logFile: string;
  /** Beside ours; they win. */
  settings: Record<string, string>;
  log: Logger;
}

/**
 * The server inherits nothing of ours: settings such as PGDATA or LD_PRELOAD of the operator's
 * shell are not meant for it.
 */
export const SERVER_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/**
 * How the server is told its folder. Another user than ours may be unable to walk to it (a private
 * home folder), so it is started inside and told to stay where it is.
 */
export function folderArgument(folder: string, identity: Identity): string {
  return identity && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/**
 * Runs the server and shuts it down once our end of its standard input closes, which the system
 * does for us even when we are killed: in order, and with more force when it does not end. The
 * shell itself ends with the server, so that we learn of its death.
 */
const WATCHDOG = `exec 3<&0 </dev/null
trap '' INT TERM HUP
"$0" "$@" 3<&- & server=$!
( read -r _ <&3
  for signal in INT QUIT KILL; do
    kill -$signal $server
    for second in 1 2 3 4 5 6; do sleep 1; kill -0 $server || exit; done
  done ) 2>/dev/null & watcher=$!
exec 3<&-
wait $server; status=$?
kill -KILL $watcher 2>/dev/null
exit $status`;

const START_LIMIT_MS = 120_000;
const LOG_LIMIT_BYTES = 8 * 1024 * 1024;

/**
 * Starts the server, waits until it answers, creates the database `vedetta` if it doesn't exist, and
 * restarts the server when it dies.
 * @throws Error with the last lines of its log if it doesn't start.
 */
export async function superviseServer(job: ServerJob): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let child = launch(job);

  const watch = (current: ChildProcess) => {
    const onExit = (code: number | null, signal: string | null) => {
      if (stopping) return;
      job.log.error({ code, signal }, 'The embedded database exited; restarting it');
      restarting = restart();
    };
    // It may have ended since it answered.
    if (current.exitCode === null && current.signalCode === null) current.once('exit', onExit);
    else onExit(current.exitCode, current.signalCode);
  };
  const restart = async (): Promise<void> => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        await endEarlierServer(job.cluster);
        if (isStopping()) return;
        child = launch(job);
        await untilReady(job, child);
        job.log.info('The embedded database is running again');
        watch(child);
        return;
      } catch (error) {
        job.log.error({ err: error }, "Couldn't restart the embedded database; trying again");
        await delay(wait);
      }
    }
  };
  const isStopping = () => stopping;

  await untilReady(job, child);
  watch(child);
  await makeDatabase(job);
  return {
    async stop() {
      stopping = true;
      await end(child);
      await restarting;
      await end(child);
    },
  };
}

/**
 * A sixteenth of the memory that we may use, taken as it is needed; a small machine keeps room for
 * the scanners.
 */
function sharedBuffersMb(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.MAX_SAFE_INTEGER);
  return Math.max(128, Math.min(512, Math.floor(memory / 16 / 2 ** 20)));
}

function launch(job: ServerJob): ChildProcess {
  if (existsSync(job.logFile) && statSync(job.logFile).size > LOG_LIMIT_BYTES)
    truncateSync(job.logFile);
  const log = openSync(job.logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: job.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${sharedBuffersMb()}MB`,
    // For disks without heads, and statements too short to be worth compiling.
    random_page_cost: '1.1',
    jit: 'off',
    // Statements carry what people wrote: their text stays out of the log.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...job.settings,
  };
  try {
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        WATCHDOG,
        join(job.binaries, 'bin', 'postgres'),
        '-D',
        folderArgument(job.cluster, job.identity),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...job.identity,
        cwd: job.cluster,
        env: SERVER_ENVIRONMENT,
        stdio: ['pipe', log, log],
        detached: true,
      },
    );
    // What fails of either is told by `exit`, or by the first question that is not answered.
    child.on('error', ignore);
    child.stdin?.on('error', ignore);
    return child;
  } finally {
    closeSync(log);
  }
}

const ignore = () => undefined;

/** Closes the server's standard input and waits; the watchdog ends a server that does not. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

async function untilReady(job: ServerJob, child: ChildProcess): Promise<void> {
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  const giveUp = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (
      failure !== null ||
      child.exitCode !== null ||
      child.signalCode !== null ||
      Date.now() > giveUp
    ) {
      await end(child);
      throw new Error(
        `The embedded database didn't start. Last lines of its log (${job.logFile}): ` +
          `${lastLines(job.logFile)}. Fix the cause, or set DATABASE_URL to the URL of a PostgreSQL server.`,
        { cause: failure ?? undefined },
      );
    }
    try {
      await ask(job, 'select 1');
      return;
    } catch {
      await delay(20);
    }
  }
}

async function makeDatabase(job: ServerJob): Promise<void> {
  const found = await ask(job, "select 1 from pg_database where datname = 'vedetta'");
  if (found === 0) await ask(job, 'create database vedetta');
}

/** Runs one statement in the maintenance database; answers the number of rows. */
async function ask(job: ServerJob, statement: string): Promise<number> {
  const client = new pg.Client({
    host: job.socketFolder,
    user: 'vedetta',
    password: job.password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const lastLines = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(-3).join(' | ') : 'none';
