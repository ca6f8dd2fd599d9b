import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { z } from 'zod';
import { createApi } from '../src/app.ts';
import { createPasswordHashes } from '../src/domain/password-hashes.ts';
import { createSecretBox } from '../src/domain/secret-box.ts';
import { parseEnv } from '../src/env.ts';
import { loadAccessTokens } from '../src/http/access-tokens.ts';
import { createPgBus } from '../src/realtime/pg-bus.ts';
import type { Services } from '../src/services.ts';
import { openBlobStore } from '../src/stores/blobs.ts';
import { connect } from '../src/stores/database.ts';
import * as schema from '../src/stores/schema.ts';
import { signInAs } from '../test/factories.ts';
import { Latencies, type Load } from './clients.ts';
import { benchDatabase } from './server.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const CLIENTS = 20;
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? '600');
const LIMIT_MS = 150;
const BIG = /\b(alerts|media|alert_texts|media_texts|tallies)\b/;
const Told = z.union([z.object({ times: Latencies }), z.object({ error: z.string() })]);

/** Measures the calls of the load requirement with 20 clients against the served api, and shows that their plans use an index. */
export async function main(): Promise<void> {
  const dataDir = process.env['BENCH_DIR'] ?? join(tmpdir(), 'vedetta-bench');
  const database = await benchDatabase(dataDir, say);
  const log = pino({ level: 'error' });
  const connection = connect(database.url, () => undefined);
  const statements: { query: string; params: unknown[] }[] = [];
  let listening = false;
  const db = drizzle(connection.pool, { schema, logger: { logQuery: (query, params) => { if (listening) statements.push({ query, params }); } } });
  const secrets = createSecretBox(randomBytes(32));
  const now = () => new Date();
  const scratch = mkdtempSync(join(tmpdir(), 'vedetta-bench-files-'));
  await db.delete(schema.installation);
  const services: Services = {
    env: parseEnv({ DATA_DIR: scratch, DATABASE_URL: database.url }), log, db, secrets, now, passwords: createPasswordHashes(), bus: createPgBus(database.url, log),
    blobs: await openBlobStore(scratch), accessTokens: await loadAccessTokens(db, secrets, now),
  };
  const api = createApi(services);
  const server = createServer(api.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const clients = fork(join(dirname(fileURLToPath(import.meta.url)), 'press.mjs'));
  let failed = false;
  try {
    for (const load of await loads(services)) {
      const run = async (requests: number) => {
        clients.send({ url, clients: CLIENTS, requests, load });
        const [message] = await once(clients, 'message');
        const told = Told.parse(message);
        if ('error' in told) throw new Error(told.error);
        return told.times;
      };
      await run(60);
      const start = performance.now();
      const times = await run(REQUESTS);
      const rate = REQUESTS / ((performance.now() - start) / 1000);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      failed ||= at(0.95) > LIMIT_MS;
      say(`${load.name.padEnd(34)} p50 ${at(0.5).toFixed(0).padStart(5)}  p95 ${at(0.95).toFixed(0).padStart(5)}  p99 ${at(0.99).toFixed(0).padStart(5)} ms  ${rate.toFixed(0).padStart(5)}/s`);
      listening = true;
      const { access, body } = load.bodies[0] ?? { access: '', body: {} };
      await fetch(`${url}${load.path}`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` }, body: JSON.stringify(body) });
      listening = false;
      for (const { query, params } of statements.splice(0)) {
        if (!BIG.test(query)) continue;
        const { rows } = await connection.pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
        const plan = rows.map((row) => row['QUERY PLAN']);
        const scans = plan.flatMap((line) => /(Seq Scan on \w+|Index Only Scan using \w+|Index Scan (?:Backward )?using \w+|Bitmap Index Scan on \w+)/.exec(line)?.[1] ?? []);
        const sequential = scans.some((scan) => scan.startsWith('Seq Scan') && BIG.test(scan));
        failed ||= sequential;
        say(`    ${sequential ? 'NO INDEX ' : ''}${[...new Set(scans)].join(', ')}`);
        if (process.env['BENCH_PLANS'] !== undefined) say(`${query}\n${plan.join('\n')}`);
      }
    }
  } finally {
    clients.disconnect();
    server.closeAllConnections();
    server.close();
    await api.sockets.close();
    await services.bus.close();
    await connection.close();
    await database.stop();
  }
  if (failed) {
    say(`Not every call stayed under ${LIMIT_MS} ms at p95 with plans that use an index.`);
    process.exitCode = 1;
  }
}

/** The calls that screens make, by a person of each company in turn. */
async function loads(services: Services): Promise<Load[]> {
  const people = await services.db.select().from(schema.users).where(eq(schema.users.groupName, 'Analysts')).orderBy(sql`id % 10`).limit(9);
  const access = await Promise.all(people.map(async (person) => (await signInAs(services, person)).token));
  const common = ['bavelaco', 'minrasis', 'photo location', 'post gutor', 'windows program', 'account42', 'watch 17', randomUUID().slice(0, 8), 'qr code', 'celon'];
  const load = (name: string, path: string, bodies: unknown[]): Load => ({
    name, path, bodies: Array.from({ length: 90 }, (_, n) => ({ access: access[n % access.length] ?? '', body: bodies[n % bodies.length] })),
  });
  const alert = '/api/alert/v1';
  const usual = { severity: [2, 3, 4, 5] };
  return [
    load('alert list', `${alert}/`, [{ ...usual, status: 'DETECTED' }, { ...usual, status: 'VALIDATED' }, { ...usual, status: 'DISMISSED', page: 3 }]),
    load('alert list by time', `${alert}/`, [{ status: 'DETECTED', sort: 'detected_at' }, { sort: 'updated_at' }, { status: 'RESOLVED', sort: 'updated_at' }, { sort: 'severity' }]),
    load('alert list of a week', `${alert}/`, [{ status: 'DETECTED', time_from: new Date(Date.now() - 7 * 86_400_000).toISOString(), time_to: new Date().toISOString() }]),
    load('counts', `${alert}/counts/`, [{}, usual]),
    load('counts of a month', `${alert}/counts/`, [{ ...usual, time_from: new Date(Date.now() - 30 * 86_400_000).toISOString(), time_to: new Date().toISOString() }]),
    load('search', `${alert}/`, common.map((search_query) => ({ search_query, status: 'DETECTED' }))),
    load('counts of a search', `${alert}/counts/`, common.map((search_query) => ({ search_query }))),
    load('analytics of a month', `${alert}/analytics/`, [{}, { year: new Date().getUTCFullYear(), month: 6 }]),
    load('media list', '/api/media/v1/', [{}, { source_ids: [7] }]),
    load('media search', '/api/media/v1/', common.map((search_query) => ({ search_query }))),
  ];
}
