/**
 * `npm run faults [-- --kills=100 --hold=60 --media=50 --users=200 --breaks=20]`: injects faults into
 * a cluster under traffic, while eight writers do nothing but write notes, and then checks that
 * everything acknowledged is stored exactly once. `hold` is the duration of a fault in seconds;
 * `media` is the number of media a second, a tenth of them uploads; `breaks` is how often the
 * database connections break in each way. Exits with 1 if the check finds an error.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startCluster } from '../cluster.ts';
import { audit } from './audit.ts';
import { BREAKS } from './breaks.ts';
import { startHands } from './hands.ts';
import { newLedger } from './ledger.ts';
import { faults, smallDisk } from './plan.ts';
import { startTraffic } from './traffic.ts';
import { populate, startOutside } from './world.ts';

const option = (name: string, fallback: number) =>
  Number(process.argv.find((given) => given.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const say = (line: string) => {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};
/** Time allowed for the remaining work after the traffic has stopped. */
const DRAIN_MS = 30 * 60_000;

const [kills, holdMs, media, users, breaks] = [
  option('kills', 100),
  option('hold', 60) * 1000,
  option('media', 50),
  option('users', 200),
  option('breaks', 20),
];
const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-faults-'));
const disk = smallDisk(dataDir, 512);
if (disk === null)
  say("This user isn't allowed to mount a disk, so the fault “disk full” is skipped.");
const ledger = newLedger();
// A feed forgets its oldest items: with one item a second each it keeps them for ten minutes.
const outside = await startOutside(dataDir, ledger, Math.max(10, media));
const cluster = await startCluster({
  dataDir,
  env: { MAIL_URL: outside.mailUrl, LOG_LEVEL: 'error' },
  said: say,
});
const world = await populate(outside, cluster.postgres.url, dataDir, users);
let now = 'start';
try {
  const hook = await fetch(`${cluster.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await world.tokenOf(world.admin)}`,
    },
    body: JSON.stringify({
      query:
        'mutation Hook($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
      variables: { input: { name: 'auditor', url: world.webhookUrl, kinds: ['ALERT_CREATED'] } },
    }),
  });
  const said = await hook.text();
  if (said.includes('"errors"')) throw new Error(`Couldn't create the webhook: ${said}`);

  const traffic = startTraffic(
    world,
    cluster.url,
    ledger,
    { items: media * 0.9, uploads: media * 0.1, thinking: 4_000 },
    () => now,
  );
  const hands = startHands(await traffic.handOf());
  const wrong: string[] = [];
  for (const fault of faults(kills, holdMs, disk !== null, breaks, hands, wrong)) {
    now = fault.name;
    say(now);
    await fault.happen(cluster);
  }
  now = 'end';
  say('traffic stopped');
  await hands.stop();
  await traffic.stop();
  for (const text of hands.tried) ledger.notes.tried.add(text);
  for (const text of hands.acknowledged) ledger.notes.acknowledged.add(text);
  await world.db.execute(sql`update targets set next_run_at = now()`);
  for (const giveUp = Date.now() + DRAIN_MS; ;) {
    // Retries that a fault postponed run now.
    await world.db.execute(
      sql`update jobs set run_at = now() where state = 'ready' and run_at > now()`,
    );
    const {
      rows: [left],
    } = await world.db.execute<{ jobs: string; items: string }>(sql`
      select (select count(*) from jobs
        where state in ('ready', 'running')) as jobs, (select count(*) from media
        where source_id = 20) as items`);
    say(
      `${left?.jobs ?? '?'} jobs left, ${left?.items ?? '?'} of ${ledger.published.size} items collected`,
    );
    if ((left?.jobs === '0' && Number(left.items) >= ledger.published.size) || Date.now() > giveUp)
      break;
    await world.db.execute(sql`update targets set next_run_at = now() where locked_until is null`);
    await delay(5_000);
  }

  say('restarts: ' + cluster.members.map(({ name, restarts }) => `${name} ${restarts}`).join(', '));
  for (const fault of new Set([...ledger.waits.keys(), ...ledger.errors.keys()])) {
    const sorted = (ledger.waits.get(fault) ?? []).sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    say(
      `${fault}: ${sorted.length} successful calls, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
    );
    for (const [error, times] of [...(ledger.errors.get(fault) ?? [])]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 4))
      say(`  ${times} × ${error}`);
  }
  const findings = [
    ...(await audit(world.db, world.companyId, ledger)),
    {
      what: 'process survived breaks',
      expected: BREAKS.length,
      found: BREAKS.length - wrong.length,
      unheard: 0,
      wrong,
    },
    {
      what: 'responses to the writers',
      expected: hands.tried.size,
      found: hands.acknowledged.size,
      unheard: 0,
      wrong: [...hands.wrong].map(([words, times]) => `${times} × ${words}`),
    },
  ];
  say('');
  say('item                          expected   stored once       not acknowledged  errors');
  for (const { what, expected, found, unheard, wrong } of findings) {
    say(
      `${what.padEnd(28)}${String(expected).padStart(10)}${String(found).padStart(14)}` +
        `${String(unheard).padStart(23)}${String(wrong.length).padStart(8)}`,
    );
    for (const line of wrong.slice(0, 5)) say(`  ${line}`);
  }
  process.exitCode = findings.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
} finally {
  await world.close();
  for (const { name, code, milliseconds } of await cluster.stop())
    if (code !== 0 || milliseconds > 10_000)
      say(`${name} exited with code ${String(code)} after ${milliseconds.toFixed(0)} ms`);
  disk?.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
