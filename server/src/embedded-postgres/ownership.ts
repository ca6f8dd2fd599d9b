import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EnvError } from '@vedetta/api/env.ts';
import type { Identity } from './binaries.ts';

const LOCK = 'vedetta.lock';

/**
 * How a server is ended, and how long it has for each, in milliseconds: 25 s in all, so that a
 * start needs no one.
 */
export type Escalation = readonly (readonly [
  signal: NodeJS.Signals | null,
  milliseconds: number,
])[];
const ESCALATION: Escalation = [
  // It was told to end when its parent went; in order takes a tenth of a second, or as long as what
  // it has in memory takes to write.
  [null, 10_000],
  ['SIGINT', 5_000],
  // PostgreSQL 18 that is told to end while it recovers from a crash waits for ever; this one it
  // heeds.
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/**
 * Claims a data folder for this process. A claim of a process that is gone is taken over;
 * PostgreSQL's own lock stays the last arbiter.
 * @returns how to give the folder back.
 * @throws Error with a sentence for the operator when another process holds it.
 */
export function claimFolder(folder: string): () => void {
  const path = join(folder, LOCK);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid} ${startedAt(process.pid) ?? ''}`);
      closeSync(file);
      return () => {
        rmSync(path, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const [pid = '', started = ''] = readIfThere(path).split(' ');
      if (pid !== '' && isAlive(Number(pid)) && (startedAt(Number(pid)) ?? started) === started) {
        throw new EnvError(
          `${folder} is in use by another Vedetta (process ${pid}). Stop that process, or set ` +
            'DATA_DIR to another folder.',
          { cause: error },
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(
    `Couldn't lock ${path}. If no other Vedetta uses this folder, delete that file and start again.`,
  );
}

/**
 * Ends the server of an earlier run, whose parent was killed: waits for it, then ends it with more
 * and more force. Then ends what a killed server has left behind, which would hold its shared
 * memory, and removes its lock file. A lock file may also name no server of this folder (a process
 * that ended and was not waited for, a process number that has another owner by now): that process
 * is left alone.
 * @throws Error with a sentence for the operator when a process does not end.
 */
export async function endEarlierServer(
  cluster: string,
  escalation: Escalation = ESCALATION,
): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  const pid = Number(readIfThere(lock).split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0)
    await endAll(() => (isServerOf(pid, cluster) ? [pid] : []), cluster, escalation);
  // A server must not be killed below its children: these are looked for when it is gone.
  await endAll(
    () => processesOf(cluster),
    cluster,
    escalation.filter(([signal]) => signal === 'SIGQUIT' || signal === 'SIGKILL'),
  );
  rmSync(lock, { force: true });
}

async function endAll(
  left: () => number[],
  cluster: string,
  escalation: Escalation,
): Promise<void> {
  for (const [signal, milliseconds] of escalation) {
    for (const pid of left()) if (signal !== null) send(pid, signal);
    for (const giveUp = Date.now() + milliseconds; left().length > 0 && Date.now() < giveUp;)
      await delay(50);
  }
  const [pid] = left();
  if (pid === undefined) return;
  throw new Error(
    `A PostgreSQL process of an earlier run (process ${pid}) still uses ${cluster} and couldn't be ` +
      'stopped. Stop it, or restart this machine.',
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended, or is not ours to end: whether it is still there is looked at next.
  }
}

/**
 * An unprivileged user for the server when we are root: whoever owns the folder already, else
 * `postgres` or `nobody`.
 */
export function chooseIdentity(cluster: string): Identity {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const people = readIfThere('/etc/passwd')
    .split('\n')
    .map((line) => line.split(':'));
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
  // One whose folder we may not see is not ours to end; the start says so then.
  if (process.platform === 'linux') return worksIn(pid, cluster, true);
  // Its lock file names the folder in its second line.
  const folder = readIfThere(join(cluster, 'postmaster.pid')).split('\n')[1] ?? '';
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return folder === cluster && /(^|\/)postgres$/.test(stdout.trim());
}

/** Every PostgreSQL process that works in that folder; none where the system does not tell. */
function processesOf(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, cluster, false));
}

/**
 * A process of PostgreSQL stays in the folder of its files.
 * @param ifHidden what counts where another user's process does not show its folder.
 */
function worksIn(pid: number, cluster: string, ifHidden: boolean): boolean {
  const state = processState(pid);
  if (state === null || state.state === 'Z' || state.name !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    return ifHidden && error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}

/**
 * Distinguishes a process from a later one of the same number; null where the system does not tell.
 */
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
