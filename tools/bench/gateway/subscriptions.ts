/**
 * Subscriptions beside a raw `ws` broadcast: npm run bench -w gateway -- subscriptions
 * [--subscribers=1000,5000] [--windows=20,1] [--events=1000] [--smoke] `windows`: sockets of one
 * user, who has one upstream socket however many they are.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { quantile } from './http-load.ts';
import { LiveUpstream } from './live-upstream.ts';
import { isSmoke, option, table } from './print.ts';
import { CORE, peers, pinSelf, start } from './process.ts';
import { openSubscribers } from './subscribers.ts';

/** Deliveries of one round, and how many rounds there are. */
const DELIVERIES = isSmoke ? 200 : 20_000;
const ROUNDS = isSmoke ? 1 : 5;
/** Events of a steady stream, each for one user. */
const EVENTS_PER_SECOND = Number(option('events') ?? (isSmoke ? 100 : 1_000));

type Kind = 'all' | 'each';
interface Round {
  rate: number;
  cpu: number;
}
interface Side {
  name: string;
  kilobytes: number;
  run(kind: Kind): Promise<Round>;
  steady(): Promise<number>;
  lost: () => number;
  stop(): void;
}

export async function subscriptions(): Promise<void> {
  pinSelf(CORE.load);
  for (const subscribers of (option('subscribers') ?? (isSmoke ? '50' : '1000,5000'))
    .split(',')
    .map(Number)) {
    for (const windows of (option('windows') ?? (isSmoke ? '5' : '20,1')).split(',').map(Number))
      await compare(subscribers, windows);
  }
  process.stdout.write(
    'Earlier results at 1,000 subscribers, all / each: graphql-ws with a socket per subscriber 0.15 / 0.33, ' +
      'Mercurius 0.28 / 0.46, Yoga over SSE 0.13 / 0.24.\n',
  );
}

/**
 * Both stay connected and take turns; what counts is the median of the rounds, for ratios that of
 * the pairs.
 */
async function compare(subscribers: number, windows: number): Promise<void> {
  const sides: Side[] = [];
  try {
    sides.push(await connect('raw ws', 'raw-ws.mjs', subscribers, windows, true));
    sides.push(await connect('ours', 'ours.ts', subscribers, windows, false));
    const kinds: Kind[] = ['all', 'each'];
    // The code has to be hot before anything counts.
    for (const side of sides) for (const kind of [...kinds, ...kinds]) await side.run(kind);
    const seen = sides.map(() => ({
      all: [] as Round[],
      each: [] as Round[],
      p99: [] as number[],
    }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, side] of sides.entries()) {
        for (const kind of kinds) seen[index]?.[kind].push(await side.run(kind));
        seen[index]?.p99.push(await side.steady());
      }
    }
    const [base] = seen;
    const cells = (kind: Kind, index: number) => {
      const [own, other] = [seen[index]?.[kind] ?? [], base?.[kind] ?? []];
      const pairs = (ratio: (own: Round, other: Round) => number) =>
        median(own.map((round, at) => ratio(round, other[at] ?? round))).toFixed(2);
      return [
        median(own.map(({ rate }) => rate)).toFixed(0),
        pairs((one, two) => one.rate / two.rate),
        median(own.map(({ cpu }) => cpu)).toFixed(1),
        pairs((one, two) => two.cpu / one.cpu),
      ];
    };
    table(
      `Subscriptions: ${subscribers} subscribers, ${windows} per user; ratio to raw ws`,
      [
        'target',
        'all/s',
        'ratio',
        'CPU µs',
        'ratio',
        'each/s',
        'ratio',
        'CPU µs',
        'ratio',
        'KB each',
        'p99 ms',
        'ratio',
        'lost',
      ],
      sides.map(({ name, kilobytes, lost }, index) => {
        const [p99, basic] = [seen[index]?.p99 ?? [], base?.p99 ?? []];
        return [
          name,
          ...cells('all', index),
          ...cells('each', index),
          kilobytes.toFixed(1),
          median(p99).toFixed(2),
          (median(p99) / median(basic)).toFixed(2),
          String(lost()),
        ];
      }),
    );
  } finally {
    for (const side of sides) side.stop();
  }
}

async function connect(
  name: string,
  script: string,
  subscribers: number,
  windows: number,
  isRaw: boolean,
): Promise<Side> {
  const users = Array.from({ length: subscribers }, (_, i) => String(1 + Math.floor(i / windows)));
  const names = [...new Set(users)];
  const upstream = new LiveUpstream();
  await upstream.start();
  const target = await start(
    join(peers, script),
    [`http://127.0.0.1:${upstream.port}`],
    CORE.target,
  );
  // The first ones bring the code into memory; what the others add is theirs.
  const first = Math.floor(subscribers / 5);
  const clients = await openSubscribers(target.port, users.slice(0, first), isRaw);
  const before = await target.usage({ collect: true });
  await clients.add(users.slice(first));
  while (!isRaw && upstream.connected < names.length) await pause(20);
  // Every subscriber has had one when all are surely subscribed.
  upstream.publish(null);
  await arrival(() => clients.received >= subscribers);
  const { rss } = await target.usage({ collect: true });
  let expected = clients.received;

  const publish: Record<Kind, () => void> = {
    all: () => {
      upstream.publish(null);
    },
    each: () => {
      for (const user of names) upstream.publish(user);
    },
  };
  return {
    name,
    kilobytes: (rss - before.rss) / 1024 / (subscribers - first),
    async run(kind) {
      const times = Math.max(3, Math.ceil(DELIVERIES / subscribers));
      const { cpu } = await target.usage();
      const started = performance.now();
      for (let time = 0; time < times; time += 1) {
        publish[kind]();
        expected += subscribers;
        // A few may be on the way.
        await arrival(() => clients.received >= expected - 2 * subscribers);
      }
      await arrival(() => clients.received >= expected);
      const rate = (times * subscribers * 1000) / (performance.now() - started);
      return { rate, cpu: ((await target.usage()).cpu - cpu) / (times * subscribers) };
    },
    async steady() {
      clients.takeLatencies();
      const started = performance.now();
      for (let sent = 0; sent < EVENTS_PER_SECOND;) {
        for (
          const due = Math.min(
            EVENTS_PER_SECOND,
            ((performance.now() - started) * EVENTS_PER_SECOND) / 1000,
          );
          sent < due;
          sent += 1
        ) {
          upstream.publish(names[sent % names.length] ?? null);
          expected += windows;
        }
        await pause(1);
      }
      await arrival(() => clients.received >= expected);
      return quantile(clients.takeLatencies(), 0.99);
    },
    lost: () => expected - clients.received + clients.disordered,
    stop() {
      clients.close();
      upstream.stop();
      target.stop();
    },
  };
}

const median = (values: number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

async function arrival(isThere: () => boolean): Promise<void> {
  const patience = performance.now() + 30_000;
  while (!isThere()) {
    if (performance.now() > patience) throw new Error("Some messages didn't arrive within 30 s.");
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
