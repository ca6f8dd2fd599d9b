import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Identity } from './binaries.ts';

const LOCK = 'vedetta.lock';
const DYING_LIMIT_MS = 30_000;

/**
 * Claims a data folder for this process. A claim of a process that is gone is taken over; PostgreSQL's own lock stays
 * the last arbiter.
 * @returns how to give the folder back.
 * @throws Error with a sentence for the operator when another process holds it (requirement D8).
 */
export function claimFolder(folder: string): () => void {
  const path = join(folder, LOCK);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid} ${startedAt(process.pid) ?? ''}`);
      closeSync(file);
      return () => { rmSync(path, { force: true }); };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const [pid = '', started = ''] = readIfThere(path).split(' ');
      if (pid !== '' && isAlive(Number(pid)) && (startedAt(Number(pid)) ?? started) === started) {
        throw new Error(
          `${folder} is in use by another Vedetta (process ${pid}). Stop that one first, or give this one a folder of its own with DATA_DIR.`,
          { cause: error },
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`${path} cannot be claimed. Remove it if no Vedetta uses this folder, then start again.`);
}

/**
 * Waits while the server of an earlier run, whose parent was killed, still shuts down; then removes a lock file that
 * names no server of this folder (a zombie nobody reaped, a process number given to somebody else since).
 * @throws Error with a sentence for the operator when that server does not end.
 */
export async function awaitEarlierServer(cluster: string, limitMs = DYING_LIMIT_MS): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  const giveUp = Date.now() + limitMs;
  for (;;) {
    const pid = Number(readIfThere(lock).split('\n')[0]);
    if (!Number.isInteger(pid) || pid <= 0) return;
    if (!isServerOf(pid, cluster)) {
      rmSync(lock, { force: true });
      return;
    }
    if (Date.now() > giveUp) {
      throw new Error(`A PostgreSQL server of an earlier run (process ${pid}) still uses ${cluster}. End it with: kill -INT ${pid}`);
    }
    await delay(50);
  }
}

/** An unprivileged user for the server when we are root: whoever owns the folder already, else `postgres` or `nobody`. */
export function chooseIdentity(cluster: string): Identity {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const people = readIfThere('/etc/passwd').split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = people.find(([login]) => login === name);
    if (entry && Number(entry[2]) > 0) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return { uid: 65_534, gid: 65_534 };
}

function isAlive(pid: number): boolean {
  const state = processState(pid);
  if (state !== null) return state.state !== 'Z';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether that process is the PostgreSQL server of this very folder. */
function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return processState(pid)?.name === 'postgres';
  }
}

/** Distinguishes a process from a later one of the same number; null where the system does not tell. */
const startedAt = (pid: number): string | null => processState(pid)?.started ?? null;

function processState(pid: number): { name: string; state: string; started: string } | null {
  // pid (name) state ppid …: the name may hold spaces and brackets.
  const match = /^\d+ \((.*)\) (\S) (.*)$/s.exec(readIfThere(`/proc/${pid}/stat`));
  if (!match) return null;
  const [, name = '', state = '', rest = ''] = match;
  return { name, state, started: rest.split(' ')[18] ?? '' };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
