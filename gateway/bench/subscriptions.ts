/**
 * Subscriptions beside a raw `ws` broadcast: npm run bench -w gateway -- subscriptions [--subscribers=1000,5000] [--windows=20,1]
 * `windows`: sockets of one user, who has one upstream socket however many they are.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { quantile } from './http-load.ts';
import { LiveUpstream } from './live-upstream.ts';
import { option, table } from './print.ts';
import { CORE, peers, pinSelf, start } from './process.ts';
import { openSubscribers } from './subscribers.ts';

interface Figures { all: number; allCpu: number; each: number; eachCpu: number; kilobytes: number; p99: number; lost: number }

/** Deliveries of one measurement. */
const DELIVERIES = 60_000;
const STEADY_SECONDS = 3;

export async function subscriptions(): Promise<void> {
  pinSelf(CORE.load);
  for (const subscribers of (option('subscribers') ?? '1000,5000').split(',').map(Number)) {
    for (const windows of (option('windows') ?? '20,1').split(',').map(Number)) {
      const raw = await measure('raw-ws.mjs', subscribers, windows, true);
      const ours = await measure('ours.ts', subscribers, windows, false);
      const row = (name: string, own: Figures) => [
        name, own.all.toFixed(0), (own.all / raw.all).toFixed(2), own.allCpu.toFixed(1), (raw.allCpu / own.allCpu).toFixed(2),
        own.each.toFixed(0), (own.each / raw.each).toFixed(2), own.eachCpu.toFixed(1), (raw.eachCpu / own.eachCpu).toFixed(2), own.kilobytes.toFixed(1), own.p99.toFixed(2), String(own.lost),
      ];
      table(`Subscriptions: ${subscribers} subscribers, ${windows} of them one user's; ratio to raw ws`,
        ['target', 'all/s', 'ratio', 'CPU µs', 'ratio', 'each/s', 'ratio', 'CPU µs', 'ratio', 'KB each', 'p99 ms', 'lost'],
        [row('raw ws', raw), row('ours', ours)]);
    }
  }
  process.stdout.write('Read before, at 1,000, all / each: graphql-ws with a socket per subscriber 0.15 / 0.33, Mercurius 0.28 / 0.46, Yoga over SSE 0.13 / 0.24.\n');
}

async function measure(script: string, subscribers: number, windows: number, isRaw: boolean): Promise<Figures> {
  const users = Array.from({ length: subscribers }, (_, i) => String(1 + Math.floor(i / windows)));
  const names = [...new Set(users)];
  const upstream = new LiveUpstream();
  await upstream.start();
  const target = await start(join(peers, script), [`http://127.0.0.1:${upstream.port}`], CORE.target);
  // The first ones bring the code into memory; what the others add is theirs.
  const first = Math.floor(subscribers / 5);
  const clients = await openSubscribers(target.port, users.slice(0, first), isRaw);
  const before = await target.usage({ collect: true });
  await clients.add(users.slice(first));
  try {
    while (!isRaw && upstream.connected < names.length) await pause(20);
    // Every subscriber has had one when all are surely subscribed.
    upstream.publish(null);
    await arrival(() => clients.received >= subscribers);
    const { rss } = await target.usage({ collect: true });
    let expected = clients.received;
    const run = async (publish: () => void, perRound: number) => {
      const rounds = Math.max(3, Math.ceil(DELIVERIES / perRound));
      const started = performance.now();
      const { cpu } = await target.usage();
      for (let round = 0; round < rounds; round += 1) {
        publish();
        expected += perRound;
        // A few rounds may be on the way.
        await arrival(() => clients.received >= expected - 2 * perRound);
      }
      await arrival(() => clients.received >= expected);
      return { rate: (rounds * perRound * 1000) / (performance.now() - started), cpu: ((await target.usage()).cpu - cpu) / (rounds * perRound) };
    };
    const toAll = () => { upstream.publish(null); };
    const toEach = () => { for (const name of names) upstream.publish(name); };
    await run(toAll, subscribers);
    const all = await run(toAll, subscribers);
    const each = await run(toEach, subscribers);

    clients.takeLatencies();
    const started = performance.now();
    for (let sent = 0; sent < STEADY_SECONDS * 1000;) {
      for (; sent < performance.now() - started; sent += 1) {
        upstream.publish(names[sent % names.length] ?? null);
        expected += windows;
      }
      await pause(1);
    }
    await arrival(() => clients.received >= expected);
    return { all: all.rate, allCpu: all.cpu, each: each.rate, eachCpu: each.cpu, kilobytes: (rss - before.rss) / 1024 / (subscribers - first), p99: quantile(clients.takeLatencies(), 0.99), lost: expected - clients.received + clients.disordered };
  } finally {
    clients.close();
    upstream.stop();
    target.stop();
  }
}

async function arrival(isThere: () => boolean): Promise<void> {
  const patience = performance.now() + 30_000;
  while (!isThere()) {
    if (performance.now() > patience) throw new Error('messages were lost: they did not arrive within 30 s');
    await new Promise((resolve) => { setImmediate(resolve); });
  }
}
