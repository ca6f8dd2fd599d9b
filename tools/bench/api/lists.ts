import { readInThread } from '../../../api/src/platform/threads/read-in-thread.ts';
import { readMailInThread } from '../../../api/src/platform/threads/read-mail-in-thread.ts';
import { readPasswordsInThread } from '../../../api/src/platform/threads/read-passwords-in-thread.ts';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { z } from 'zod';
import { createApi } from '../../../api/src/app.ts';
import { createPasswordHashes } from '../../../api/src/platform/access/password-hashes.ts';
import { COLLECTORS, createRegistry } from '../../../api/src/collectors/registry.ts';
import { openOutbound } from '../../../api/src/platform/outbound/guarded-fetch.ts';
import { createSecretBox } from '../../../api/src/platform/secrets/secret-box.ts';
import { parseEnv } from '../../../api/src/env.ts';
import { loadAccessTokens } from '../../../api/src/platform/access/access-tokens.ts';
import { createPgBus } from '../../../api/src/platform/realtime/pg-bus.ts';
import type { Services } from '../../../api/src/platform/services.ts';
import { openBlobStore } from '../../../api/src/platform/blobs/blobs.ts';
import { connect } from '../../../api/src/platform/database/database.ts';
import { installation } from '../../../api/src/platform/database/schema/installation.ts';
import { Pressed, type Load } from './clients.ts';
import { loads } from './loads.ts';
import { plansOf, type Statement } from './plans.ts';
import { databaseProcessorMs } from './processor.ts';
import { benchDatabase } from './server.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? '20');
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? '600');
const ONLY = new RegExp(process.env['BENCH_ONLY'] ?? '');
const LIMIT_MS = 150;
const Told = z.union([Pressed, z.object({ error: z.string() })]);

/**
 * Measures lists, search and numbers with 20 clients against the served api, and shows that their
 * plans use an index.
 */
export async function main(): Promise<void> {
  const dataDir = process.env['BENCH_DIR'] ?? join(tmpdir(), 'vedetta-bench');
  const database = await benchDatabase(dataDir, say);
  const log = pino({ level: 'error' });
  const connection = connect(
    database.url,
    () => undefined,
    Number(process.env['BENCH_POOL'] ?? '12'),
  );
  const statements: Statement[] = [];
  let listening = false;
  const db = drizzle(connection.pool, {
    logger: {
      logQuery: (query, params) => {
        if (listening) statements.push({ query, params });
      },
    },
  });
  const secrets = createSecretBox(randomBytes(32));
  const now = () => new Date();
  const scratch = mkdtempSync(join(tmpdir(), 'vedetta-bench-files-'));
  await db.delete(installation);
  const services: Services = {
    env: parseEnv({ DATA_DIR: scratch, DATABASE_URL: database.url }),
    log,
    db,
    secrets,
    now,
    passwords: createPasswordHashes(),
    bus: createPgBus(database.url, log),
    blobs: await openBlobStore(scratch),
    accessTokens: await loadAccessTokens(db, secrets, now),
    collectors: createRegistry(COLLECTORS),
    outbound: openOutbound(scratch),
    readLists: (parts, at) => readInThread(parts, at),
    readMail: (request) => readMailInThread(request),
    readPasswords: (request) => readPasswordsInThread(request),
  };
  const api = createApi(services);
  const server = createServer(api.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const clients = fork(join(dirname(fileURLToPath(import.meta.url)), 'press.mjs'));
  const run = async (load: Load, requests: number) => {
    clients.send({ url, clients: CLIENTS, requests, load });
    const [message] = await once(clients, 'message');
    const told = Told.parse(message);
    if ('error' in told) throw new Error(told.error);
    return told;
  };
  let failed = false;
  say(
    `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} processors, load ${loadavg()
      .map((n) => n.toFixed(1))
      .join(
        ' ',
      )}, ${CLIENTS} clients, ${REQUESTS} calls each; processor time per call of clients, api and database`,
  );
  try {
    for (const load of await loads(services, process.env['BENCH_EACH'] !== undefined)) {
      if (!ONLY.test(load.name)) continue;
      // Statements are recorded in the first run: later runs need fewer, because results are cached.
      listening = true;
      await run(load, Math.min(60, REQUESTS));
      listening = false;
      const start = {
        at: performance.now(),
        api: process.cpuUsage(),
        database: databaseProcessorMs(dataDir),
      };
      const { times, clientMs } = await run(load, REQUESTS);
      const rate = REQUESTS / ((performance.now() - start.at) / 1000);
      const used = process.cpuUsage(start.api);
      const ended = databaseProcessorMs(dataDir);
      const at = (share: number) =>
        times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      failed ||= at(0.95) > LIMIT_MS;
      const figure = (ms: number) => ms.toFixed(0).padStart(5);
      const each = (ms: number) => `${(ms / REQUESTS).toFixed(1)} ms`;
      const cost =
        `clients ${clientMs.toFixed(1)} ms, api ${each((used.user + used.system) / 1000)}` +
        (start.database === null || ended === null
          ? ''
          : `, database ${each(ended - start.database)}`);
      say(
        `${load.name.padEnd(24)} p50 ${figure(at(0.5))}  p95 ${figure(at(0.95))}  p99 ` +
          `${figure(at(0.99))} ms ${figure(rate)}/s  ${cost}`,
      );

      const lines = new Set<string>();
      for (const { line, plan, sequential } of await plansOf(connection.pool, [
        ...new Map(statements.splice(0).map((statement) => [statement.query, statement])).values(),
      ])) {
        failed ||= sequential;
        if (process.env['BENCH_EACH'] === undefined && !lines.has(line)) say(`    ${line}`);
        lines.add(line);
        if (process.env['BENCH_PLANS'] !== undefined) say(plan);
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
    rmSync(scratch, { recursive: true, force: true });
  }
  if (failed) {
    say(`FAILED: a call exceeded ${LIMIT_MS} ms at p95, or a query plan uses no index.`);
    process.exitCode = 1;
  }
}
