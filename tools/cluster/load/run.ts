/**
 * `npm run load [-- --shape=one --minutes=10 --analysts=200 --listeners=200 --each=5 --media=5 --pause=10]`:
 * simulates working analysts and open subscriptions while media arrive, on one process with an
 * embedded database (`one`) or on the cluster of `npm run cluster` (`cluster`). `media` is the
 * number a second; `pause` is the time in seconds between two rounds of one analyst (list, open,
 * act). Prints response times, errors and memory; exits with 1 if a limit is exceeded: p95 below
 * 500 ms, no errors, every subscription open, and memory growth of less than a tenth after the first
 * minute (from the mean of the second minute to that of the last, because a heap varies by a fifth
 * between two garbage collections).
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { newLedger } from '../faults/ledger.ts';
import { populate, startOutside } from '../faults/world.ts';
import { analystsAtWork } from './analysts.ts';
import { memoryOf, newFigures, percentile, type Memory } from './figures.ts';
import { startListeners } from './listeners.ts';
import { startMany, startOne } from './shapes.ts';

const option = (name: string, fallback: string) =>
  process.argv.find((given) => given.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const say = (line: string) => {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};
const shape = option('shape', 'one');
if (shape !== 'one' && shape !== 'cluster')
  throw new Error(`--shape=${shape} isn't supported. Use --shape=one or --shape=cluster.`);
const [minutes, analysts, listening, each, media, pause] = [
  'minutes',
  'analysts',
  'listeners',
  'each',
  'media',
  'pause',
].map((name, index) =>
  Number(option(name, ['10', '200', '200', '5', '5', '10'][index] ?? '0')),
) as [number, number, number, number, number, number];
const P95_LIMIT_MS = 500;
const GROWTH_LIMIT = 0.1;
const SAMPLE_MS = 5_000;
/** Alerts to begin with need items, a third of which raise one. */
const FIRST_ITEMS = 150;

const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-load-'));
const ledger = newLedger();
const outside = await startOutside(dataDir, ledger, 10);
const under = await (shape === 'one' ? startOne : startMany)(dataDir, {
  MAIL_URL: outside.mailUrl,
  LOG_LEVEL: 'error',
});
const world = await populate(outside, under.databaseUrl, dataDir, analysts);
const over = new AbortController();
// Each analyst's pause listens.
setMaxListeners(0, over.signal);
const soon = () =>
  world.db
    .execute(
      sql`update targets set next_run_at = now() where company_id = ${world.companyId}
        and locked_until is null and next_run_at > now()`,
    )
    .then(
      () => undefined,
      () => undefined,
    );
const scanned = async () =>
  Number(
    (
      await world.db.execute<{ n: string }>(
        sql`select count(*) as n from media where scan_status in ('FOUND', 'PARTIAL', 'CLEAN')`,
      )
    ).rows[0]?.n ?? 0,
  );
try {
  for (let item = 0; item < FIRST_ITEMS; item += 1) world.publish();
  for (
    const giveUp = Date.now() + 120_000;
    (await scanned()) < FIRST_ITEMS && Date.now() < giveUp;
    await delay(1_000)
  )
    await soon();
  const figures = newFigures();
  const listeners = await startListeners(
    world,
    under.url,
    figures,
    world.people.slice(0, listening),
    each,
  );
  say(
    `${shape === 'one' ? 'one process, embedded database' : 'cluster'}: ${analysts} analysts, ` +
      `${listeners.open} open subscriptions, ${media} media/s, ${await scanned()} items at the start`,
  );
  figures.heard = 0;

  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const work = analystsAtWork(world, under.url, figures, pause * 1000, over.signal);
  const samples: (Memory & { at: number })[] = [];
  let [published, fewest] = [0, listeners.open];
  const feeding = setInterval(() => {
    for (; published < seconds() * media; published += 1) world.publish();
  }, 200);
  const asking = setInterval(() => {
    void soon();
  }, 4_000);
  for (let next = SAMPLE_MS / 1000; seconds() < minutes * 60; next += SAMPLE_MS / 1000) {
    await delay(Math.max(0, (next - seconds()) * 1000));
    samples.push({ at: seconds(), ...memoryOf(under.pids()) });
    fewest = Math.min(fewest, listeners.open);
    if (Math.round(next) % 60 === 0)
      say(
        `${Math.round(next / 60)} min: ` +
          `${[...figures.waits.values()].reduce((sum, { length }) => sum + length, 0)} calls, ` +
          `${figures.heard} events received, ${listeners.open} subscriptions open, ` +
          `${samples.at(-1)?.servers.toFixed(0) ?? ''} MB`,
      );
  }
  clearInterval(feeding);
  clearInterval(asking);
  over.abort();
  await work;
  const left = await world.db.execute<{ n: string }>(
    sql`select count(*) as n from jobs where queue = 'scan' and state in ('ready', 'running')`,
  );
  listeners.close();

  const problems: string[] = [];
  for (const [operation, waits] of figures.waits) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(waits, share)) as [
      number,
      number,
      number,
    ];
    say(
      `${operation.padEnd(8)} ${String(waits.length).padStart(6)} calls, p50 ` +
        `${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    );
    if (p95 >= P95_LIMIT_MS) problems.push(`p95 of ${operation} is ${p95.toFixed(0)} ms`);
  }
  say(
    `${figures.refused} conflicting changes; ${figures.heard} events received; ` +
      `${published} media published, ${left.rows[0]?.n ?? '?'} scans left`,
  );
  for (const [line, times] of figures.errors) problems.push(`${times} × ${line}`);
  for (const [code, times] of figures.ended)
    say(`${times} subscriptions closed with code ${code} and reopened`);
  if (fewest < listening * each * 0.95)
    problems.push(`only ${fewest} of ${listening * each} subscriptions were open at one time`);
  const mean = (from: number, to: number, of: (memory: Memory) => number) => {
    const some = samples.filter(({ at }) => at > from && at <= to + 1);
    return some.reduce((sum, memory) => sum + of(memory), 0) / Math.max(1, some.length);
  };
  const tell = (name: string, of: (memory: Memory) => number): number => {
    const [first, last] = [mean(60, 120, of), mean((minutes - 1) * 60, minutes * 60, of)];
    say(
      `${name}: ${first.toFixed(0)} MB in the second minute, ${last.toFixed(0)} MB in the ` +
        `last, ${(((last - first) / first) * 100).toFixed(1)} %`,
    );
    return (last - first) / first;
  };
  const growth = tell('server memory', ({ servers }) => servers);
  tell('scan worker memory', ({ workers }) => workers);
  if (minutes > 2 && growth >= GROWTH_LIMIT)
    problems.push(`server memory grew by ${(growth * 100).toFixed(1)} % after the first minute`);
  for (const problem of problems) say(`FAILED: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  over.abort();
  await world.close();
  await under.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
