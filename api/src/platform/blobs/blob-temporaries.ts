import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Tells this run of the process from an earlier one that had the same pid (always 1 in a
 * container).
 */
const RUN = randomUUID().slice(0, 8);
/**
 * Nobody uploads for a day: older files of other hosts, whose processes cannot be looked at, are
 * left-overs too.
 */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const host = () => encodeURIComponent(hostname()).replaceAll('.', '%2E');

/** A name that says which process of which host owns the file. */
export function temporaryName(unique: string): string {
  return `${host()}.${process.pid}.${RUN}.${unique}`;
}

/**
 * Removes temporary files whose process is gone. Files of living processes stay: several may share
 * one directory.
 * @returns how many were removed.
 */
export async function sweepTemporaries(directory: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if (!(await isLeftOver(name, path))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function isLeftOver(name: string, path: string): Promise<boolean> {
  const [owner, pid, run] = name.split('.');
  if (owner === host() && pid !== undefined) {
    const id = Number(pid);
    return id === process.pid ? run !== RUN : !isAlive(id);
  }
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > MAX_AGE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
