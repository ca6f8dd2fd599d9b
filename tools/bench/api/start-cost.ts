import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '@vedetta/server/embedded-postgres/start.ts';
import { migrateDatabase } from '../../../api/src/platform/database/migrate.ts';
import { startProcess } from '../../../api/test/server-process.ts';
import { memoryOf } from './collectors/judge.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
/** Limits for what the detectors add to a start. */
const MOST_SECONDS = 1.5;
const MOST_MIB = 300;
/** Workers that start beside the process are there by then. */
const SETTLED_MS = 4_000;

/**
 * Measures what the detectors and their workers add to a start of the api, in time and memory.
 * `[--rounds 5]`
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '5' } } });
  const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-bench-start-'));
  const log = pino({ level: 'error' });
  const server = await startEmbeddedPostgres({ dataDir, log });
  await migrateDatabase(server.url, log);
  const begin = async (role: string) => {
    const started = performance.now();
    const one = await startProcess('server/dist/launch.js', {
      ROLE: role,
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
    });
    const seconds = (performance.now() - started) / 1000;
    await delay(SETTLED_MS);
    const mebibytes = [one.pid, ...childrenOf(one.pid)].reduce(
      (sum, pid) => sum + (memoryOf(pid) ?? 0),
      0,
    );
    await one.terminate();
    return { seconds, mebibytes };
  };
  try {
    say(
      `${new Date().toISOString().slice(0, 16)}Z, load ${loadavg()
        .map((n) => n.toFixed(1))
        .join(' ')}`,
    );
    await begin('api');
    const added: { seconds: number; mebibytes: number }[] = [];
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const [without, having] = [await begin('api'), await begin('api,detector')];
      say(
        `round ${round}: api ${without.seconds.toFixed(2)} s, ${without.mebibytes.toFixed(0)} ` +
          `MiB; with detectors ${having.seconds.toFixed(2)} s, ${having.mebibytes.toFixed(0)} ` +
          'MiB',
      );
      added.push({
        seconds: having.seconds - without.seconds,
        mebibytes: having.mebibytes - without.mebibytes,
      });
    }
    const median = (all: number[]) =>
      all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;
    const [seconds, mebibytes] = [
      median(added.map((one) => one.seconds)),
      median(added.map((one) => one.mebibytes)),
    ];
    say(
      `added by detectors, median: ${seconds.toFixed(2)} s (limit ${MOST_SECONDS}), ` +
        `${mebibytes.toFixed(0)} MiB (limit ${MOST_MIB})`,
    );
    if (seconds > MOST_SECONDS || mebibytes > MOST_MIB) process.exitCode = 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Processes that a process has started; none where the system does not tell (anything but Linux).
 */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}
