import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Clock ticks of Linux are hundredths of a second. */
const TICK_MS = 10;

/**
 * Processor time that a database server and all its backends have used so far, in milliseconds:
 * what a call costs whatever else the machine does.
 * @returns null where the system does not tell (anything but Linux).
 */
export function databaseProcessorMs(dataDir: string): number | null {
  try {
    const server =
      readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const times = timesOf(pid);
      if (times === null) continue;
      if (pid === server) ticks += times.own + times.ended;
      else if (times.parent === server) ticks += times.own;
    }
    return ticks * TICK_MS;
  } catch {
    return null;
  }
}

/** Of one process: its parent, and its own ticks and those of its ended children (proc(5)). */
function timesOf(pid: string): { parent: string; own: number; ended: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const sum = (...places: number[]) =>
      places.reduce((total, place) => total + Number(fields[place]), 0);
    return { parent: fields[1] ?? '', own: sum(11, 12), ended: sum(13, 14) };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
