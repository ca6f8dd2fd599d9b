import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { COLLECTORS } from '../../../api/src/collectors/registry.ts';
import { createSecretBox } from '../../../api/src/platform/secrets/secret-box.ts';
import { sourceName } from '../../../api/src/collectors/sources.ts';
import { connect } from '../../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '@vedetta/server/embedded-postgres/start.ts';
import { migrateDatabase } from '../../../api/src/platform/database/migrate.ts';
import { startProcess, type ServerProcess } from '../../../api/test/server-process.ts';
import {
  memoryOf,
  overlapping,
  processorOf,
  starvedOf,
  waitsOf,
  wrongCounts,
} from './collectors/judge.ts';
import { buildTown } from './collectors/town.ts';
import { databaseProcessorMs } from './processor.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
/** Largest allowed growth of memory from the second third of the minutes to the last. */
const MOST_GROWTH = 1.15;
const FEWEST_MINUTES_FOR_MEMORY = 9;

/**
 * Collects 2,000 targets of all sources from emulated vendors with one process beside the api. No
 * target may wait longer than twice its interval, memory must stay flat, and a second process that
 * starts and is killed must change nothing but speed. In between, one vendor rate-limits and another
 * doesn't answer, which must not affect the targets of the others.
 * `[--minutes 20] [--interval 60] [--companies 180]`; `--no-kill-second` leaves out the second
 * process.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      'kill-second': { type: 'boolean', default: true },
      minutes: { type: 'string', default: '20' },
      interval: { type: 'string', default: '60' },
      companies: { type: 'string', default: '180' },
    },
  });
  const [minutes, interval, companies] = [
    Number(values.minutes),
    Number(values.interval),
    Number(values.companies),
  ];
  const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-bench-collectors-'));
  const log = pino({ level: 'error' });
  const server = await startEmbeddedPostgres({ dataDir, log });
  await migrateDatabase(server.url, log);
  const key = randomBytes(32);
  writeFileSync(join(dataDir, 'secret.key'), key.toString('base64'), { mode: 0o600 });
  const connection = connect(server.url, () => undefined, 4);
  const { pool } = connection;
  const town = await buildTown(connection.db, createSecretBox(key), dataDir, {
    companies,
    intervalSeconds: interval,
  });
  const running: ServerProcess[] = [];
  const start = async (role: string) => {
    const started = await startProcess('server/dist/launch.js', {
      ROLE: role,
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      LOG_LEVEL: 'warn',
    });
    running.push(started);
    return started;
  };
  const problems: string[] = [];
  try {
    const api = await start('api');
    const begun = new Date();
    const collector = await start('collector');
    const load = loadavg().map((n) => n.toFixed(1));
    say(
      `${begun.toISOString().slice(0, 16)}Z, ${town.targetCount} targets of ${companies} companies, ` +
        `every ${interval} s, for ${minutes} minutes, load ${load.join(' ')}`,
    );
    const misbehaved: { sourceId: number; from: Date; to: Date }[] = [];
    const misbehave = (slug: 'x' | 'mastodon', seconds: number) => {
      const vendor = town.vendors[slug];
      if (slug === 'x') vendor?.limit(seconds);
      else vendor?.hang();
      const from = new Date();
      // Until its targets had their turn again: the pause, the longest answer, and an interval.
      misbehaved.push({
        sourceId: COLLECTORS.find((one) => one.slug === slug)?.sourceId ?? 0,
        from,
        to: new Date(from.getTime() + (seconds + 60 + 2 * interval) * 1000),
      });
      setTimeout(() => vendor?.calm(), seconds * 1000);
    };
    const [atLimit, atHang, atSecond, atKill] = [0.2, 0.4, 0.5, 0.7].map((part) =>
      Math.max(1, Math.round(minutes * part)),
    );
    const memory: number[] = [];
    let second: ServerProcess | null = null;
    let killed: Promise<unknown> = Promise.resolve();
    let published = 0;
    let before = { processor: 0, database: 0, runs: 0 };
    for (let minute = 1; minute <= minutes; minute += 1) {
      // The last two intervals are for what is still to be collected.
      if (minute <= minutes - Math.ceil((2 * interval) / 60))
        published = await town.publish(api.url);
      await delay(Math.max(0, begun.getTime() + minute * 60_000 - Date.now()));
      if (minute === atLimit) misbehave('x', interval);
      if (minute === atHang) misbehave('mastodon', interval);
      if (minute === atSecond && values['kill-second']) second = await start('collector');
      // Where both fall into one minute, it works for a third of the next one first.
      if (minute === atKill)
        killed = delay(atSecond === atKill ? 20_000 : 0).then(() => second?.kill());
      const rss = memoryOf(collector.pid);
      if (rss !== null) memory.push(rss);
      const now = {
        processor: processorOf(collector.pid) ?? 0,
        database: (databaseProcessorMs(dataDir) ?? 0) / 1000,
        runs: await runsSoFar(),
      };
      const runs = now.runs - before.runs;
      const cost = (seconds: number) => `${((seconds * 1000) / Math.max(1, runs)).toFixed(1)} ms`;
      say(
        `minute ${String(minute).padStart(2)}: ${String(runs).padStart(5)} collections, ` +
          `${rss?.toFixed(0) ?? '?'} MiB, processor time each: collector ` +
          `${cost(now.processor - before.processor)}, database ` +
          `${cost(now.database - before.database)}${told(minute)}`,
      );
      before = now;
    }
    const ended = new Date();
    await killed;
    const waits = await waitsOf(pool, begun, ended, misbehaved);
    for (const { sourceId, targets, runs, mean, longest, failed } of waits) {
      say(
        `${sourceName(sourceId).padEnd(14)} ${String(targets).padStart(4)} targets, ` +
          `${String(runs).padStart(6)} collections (${failed} failed), interval: mean ` +
          `${mean.toFixed(0).padStart(3)} s, longest ${longest.toFixed(0)} s`,
      );
      if (longest > 2 * interval)
        problems.push(
          `A target of ${sourceName(sourceId)} waited ${longest.toFixed(0)} s, more than twice its ` +
            `interval of ${interval} s.`,
        );
    }
    const longestOfAll = Math.max(0, ...waits.map(({ longest }) => longest));
    const starved = await starvedOf(pool, begun, ended, interval, misbehaved);
    say(
      `starved targets: ${starved}; longest wait divided by interval: ` +
        `${(longestOfAll / interval).toFixed(2)}; RSS: ${memory[0]?.toFixed(0) ?? '?'} MiB ` +
        `after the first minute, ${memory.at(-1)?.toFixed(0) ?? '?'} MiB at the end`,
    );
    const met = await overlapping(pool);
    if (met > 0) problems.push(`${met} collections overlapped another one of the same target.`);
    const wrong = await wrongCounts(
      pool,
      town.companies,
      COLLECTORS.map(({ sourceId, slug }) => ({
        sourceId,
        items: slug === 'local-network' ? published : 2 * published,
      })),
    );
    say(
      `${published} items published by each source to each company; ${wrong.length} of ` +
        `${town.companies.length * COLLECTORS.length} pairs of source and company have another number`,
    );
    for (const { companyId, sourceId, found } of wrong.slice(0, 5))
      problems.push(`Company ${companyId} has ${found} items from ${sourceName(sourceId)}.`);
    if (minutes >= FEWEST_MINUTES_FOR_MEMORY) {
      const third = Math.floor(memory.length / 3);
      const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
      const [earlier, later] = [mean(memory.slice(-2 * third, -third)), mean(memory.slice(-third))];
      say(
        `memory: ${earlier.toFixed(0)} MiB in the second third, ${later.toFixed(0)} MiB in the last`,
      );
      if (later > earlier * MOST_GROWTH) problems.push("The collector's memory grows.");
    }

    async function runsSoFar(): Promise<number> {
      const { rows } = await pool.query<{ n: string }>('select count(*) as n from collector_runs');
      return Number(rows[0]?.n);
    }
    function told(minute: number): string {
      const what = [
        [atLimit, 'X rate-limits from now on'],
        [atHang, "Mastodon doesn't answer from now on"],
        ...(values['kill-second']
          ? ([
              [atSecond, 'a second process starts'],
              [atKill, 'the second process is killed'],
            ] as const)
          : []),
      ] as const;
      return what.flatMap(([at, text]) => (at === minute ? [`; ${text}`] : [])).join('');
    }
  } finally {
    for (const one of running) await one.terminate();
    const said = running
      .map((one) => one.output())
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const line of new Set(
      said.map((one) => one.replace(/"time":\d+,/, '').slice(0, 300)).slice(0, 10),
    ))
      say(line);
    await town.close();
    await connection.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const problem of problems) say(problem);
  if (problems.length > 0) process.exitCode = 1;
  else say('No target starved, and no item was lost or stored twice.');
}
