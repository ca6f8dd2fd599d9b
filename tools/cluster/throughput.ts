/**
 * `npm run throughput [-- --items=600 --detectors=1,2,3]`: measures how many collected texts a given
 * number of detector processes scans a second, over a PostgreSQL server and NATS, and the CPU time
 * of the detectors per text.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startCluster } from './cluster.ts';
import { newLedger } from './faults/ledger.ts';
import { populate, startOutside } from './faults/world.ts';
import { startMember, type Member } from './members.ts';

const option = (name: string, fallback: string) =>
  process.argv.find((given) => given.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const items = Number(option('items', '600'));
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};
/** Of the system's clock, in which it counts CPU time. */
const TICKS_PER_SECOND = 100;

/** CPU time so far, in seconds, of a process and everything it started. */
function cpuOf(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ');
        // After the name: 1 is the parent; 11 to 14 are user and system time, its own and that of
        // children that have ended.
        return [
          {
            pid: Number(name),
            parent: Number(fields[1]),
            ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
          },
        ];
      } catch {
        return [];
      }
    });
  const below = (parent: number): number =>
    all
      .filter((one) => one.parent === parent)
      .reduce((sum, one) => sum + one.ticks / TICKS_PER_SECOND + below(one.pid), 0);
  return (all.find((one) => one.pid === pid)?.ticks ?? 0) / TICKS_PER_SECOND + below(pid);
}

const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-throughput-'));
const ledger = newLedger();
const outside = await startOutside(dataDir, ledger, 4);
const env = { MAIL_URL: outside.mailUrl, LOG_LEVEL: 'error' };
const cluster = await startCluster({
  dataDir,
  env,
  sizes: { api: 1, gateway: 0, collector: 1, detector: 0 },
});
const world = await populate(outside, cluster.postgres.url, dataDir, 1);
const open = async (): Promise<number> => {
  const {
    rows: [row],
  } = await world.db.execute<{ n: string }>(
    sql`select count(*) as n from jobs where queue = 'scan' and state in ('ready', 'running')`,
  );
  return Number(row?.n ?? 0);
};
try {
  let rate1 = 0;
  for (const detectors of option('detectors', '1,2,3').split(',').map(Number)) {
    for (let published = 0; published < items; published += 1) world.publish();
    await world.db.execute(sql`update targets set next_run_at = now()`);
    const collected = async () =>
      Number(
        (await world.db.execute<{ n: string }>(sql`select count(*) as n from media`)).rows[0]?.n ??
          0,
      );
    while ((await collected()) < ledger.published.size) await delay(200);
    const members: Member[] = await Promise.all(
      Array.from({ length: detectors }, (_, index) =>
        startMember(`detector ${index + 1}`, {
          DATABASE_URL: cluster.postgres.url,
          NATS_URL: cluster.nats.url,
          DATA_DIR: dataDir,
          ...env,
          ROLE: 'detector',
        }),
      ),
    );
    // The first scans load libraries, so they aren't measured.
    while ((await open()) > items * 0.9) await delay(50);
    const cpu = () => members.reduce((sum, { pid }) => sum + cpuOf(pid ?? 0), 0);
    const [from, started, before] = [await open(), performance.now(), cpu()];
    while ((await open()) > 0) await delay(100);
    const seconds = (performance.now() - started) / 1000;
    const used = cpu() - before;
    for (const member of members) await member.stop();
    const rate = from / seconds;
    rate1 ||= rate;
    say(
      `${detectors} detector processes: ${rate.toFixed(1)} texts/s ` +
        `(${(rate / rate1).toFixed(2)} × the first), ${((used / from) * 1000).toFixed(1)} ms of CPU ` +
        'time per text',
    );
  }
} finally {
  await world.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
