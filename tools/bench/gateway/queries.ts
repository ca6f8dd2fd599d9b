/**
 * Queries per second against the peers: npm run bench -w gateway -- queries [--seconds=2]
 * [--rounds=5] [--only=ours,mercurius-jit] [--smoke] Every target stays up; the rounds go through
 * all of them in turn. The median of the rounds counts, for ratios that of the rounds' own ratios.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSmoke, option, table } from './print.ts';
import { press, quantile } from './http-load.ts';
import { CORE, peers, pinSelf, start, type Started } from './process.ts';
import { PAGES } from './upstream-pages.ts';

const QUERY = `query Alerts($page: Int!) {
  alerts(page: $page, pageSize: 50) {
    count
    results { id version mediaTitle sourceId detector title summary severity status seenCount detectedAt updatedAt }
  }
}`;
const TARGETS = [
  { name: 'express-proxy', script: 'express-proxy.mjs', args: [] },
  { name: 'apollo-default', script: 'apollo.mjs', args: [] },
  { name: 'apollo-undici', script: 'apollo.mjs', args: ['undici'] },
  { name: 'yoga', script: 'yoga.mjs', args: [], needs: 'graphql-yoga' },
  { name: 'mercurius', script: 'mercurius.mjs', args: [], needs: 'mercurius' },
  { name: 'mercurius-jit', script: 'mercurius.mjs', args: ['jit'], needs: 'mercurius' },
  { name: 'ours', script: 'ours.ts', args: [] },
];
/** Ratios read on another day with the same set-up, for peers that are not installed here. */
const READ_BEFORE: Record<string, string> = {
  yoga: '0.15',
  mercurius: '0.19',
  'mercurius-jit': '0.43',
  'hive-gateway': '0.03',
};
/** Requests before anything counts. */
const WARM_UP = isSmoke ? 50 : 4_000;
const median = (values: number[]) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export async function queries(): Promise<void> {
  const seconds = Number(option('seconds') ?? (isSmoke ? 0.2 : 2));
  const rounds = Number(option('rounds') ?? (isSmoke ? 1 : 5));
  const only = option('only')?.split(',');
  const concurrencies = (option('connections') ?? (isSmoke ? '2' : '1,32')).split(',').map(Number);
  pinSelf(CORE.load);
  const upstream = await start(join(import.meta.dirname, 'upstream.ts'), [], CORE.load);
  const running: { name: string; target: Started; path: string; bodies: string[] }[] = [];
  try {
    for (const { name, script, args, needs } of TARGETS) {
      if (only && name !== 'express-proxy' && !only.includes(name)) continue;
      if (needs !== undefined && !existsSync(join(peers, 'node_modules', needs))) {
        process.stdout.write(`skipped: ${name} isn't installed (npm run peers)\n`);
        continue;
      }
      const target = await start(
        join(peers, script),
        [`http://127.0.0.1:${upstream.port}`, ...args],
        CORE.target,
      );
      const isBase = name === 'express-proxy';
      const bodies = Array.from({ length: PAGES }, (_, i) =>
        JSON.stringify(
          isBase ? { page: i + 1, page_size: 50 } : { query: QUERY, variables: { page: i + 1 } },
        ),
      );
      running.push({ name, target, path: isBase ? '/api/alert/v1/' : '/graphql', bodies });
    }
    const samples = new Map<string, string>();
    for (const { name, target, path, bodies } of running) {
      const { sample } = await press({
        port: target.port,
        path,
        bodies: bodies.slice(-1),
        connections: 1,
        milliseconds: 0,
      }).catch((error: unknown) => {
        throw new Error(`${name} didn't answer the query.`, { cause: error });
      });
      if (name !== 'express-proxy') samples.set(name, JSON.stringify(JSON.parse(sample)));
      // The warm-up counts requests, not seconds: on a busy machine a second isn't enough for the
      // compiler.
      for (let sent = 0; sent < WARM_UP;)
        sent += (
          await press({ port: target.port, path, bodies, connections: 8, milliseconds: 500 })
        ).requests;
    }
    const [reference] = samples;
    for (const [name, sample] of samples) {
      if (sample === reference?.[1]) continue;
      throw new Error(
        `The answer of ${name} differs from that of ` +
          `${reference?.[0] ?? ''}:\n${sample.slice(0, 300)}\n${reference?.[1].slice(0, 300) ?? ''}`,
      );
    }

    for (const connections of concurrencies) {
      const seen = new Map(
        running.map(({ name }) => [
          name,
          { rate: [] as number[], cpu: [] as number[], p95: [] as number[] },
        ]),
      );
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, target, path, bodies } of running) {
          const before = await target.usage();
          const result = await press({
            port: target.port,
            path,
            bodies,
            connections,
            milliseconds: seconds * 1000,
          });
          const after = await target.usage();
          seen.get(name)?.rate.push(result.requests / result.seconds);
          seen.get(name)?.cpu.push((after.cpu - before.cpu) / result.requests);
          seen.get(name)?.p95.push(quantile(result.latencies, 0.95));
        }
      }
      const base = seen.get('express-proxy');
      table(
        `Queries: a page of 50 alerts, 12 fields, ${connections} connections; ratio to the ` +
          'Express proxy of the same call',
        ['target', 'requests/s', 'ratio', 'CPU µs', 'CPU ratio', 'p95 ms'],
        [
          ...running.map(({ name }) => {
            const own = seen.get(name);
            const [rate, cpu] = [median(own?.rate ?? []), median(own?.cpu ?? [])];
            const rateRatio = median(
              (own?.rate ?? []).map((one, round) => one / (base?.rate[round] ?? NaN)),
            );
            const cpuRatio = median(
              (own?.cpu ?? []).map((one, round) => (base?.cpu[round] ?? NaN) / one),
            );
            return [
              name,
              rate.toFixed(0),
              rateRatio.toFixed(2),
              cpu.toFixed(0),
              cpuRatio.toFixed(2),
              median(own?.p95 ?? []).toFixed(2),
            ];
          }),
          ...(connections === 32
            ? Object.entries(READ_BEFORE)
                .filter(([name]) => !seen.has(name))
                .map(([name, ratio]) => [
                  name,
                  'not installed',
                  `${ratio} (earlier run)`,
                  '',
                  '',
                  '',
                ])
            : []),
        ],
      );
    }
  } finally {
    for (const { target } of running) target.stop();
    upstream.stop();
  }
}
