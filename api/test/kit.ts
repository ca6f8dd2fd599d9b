import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createApi } from '../src/app.ts';
import { COLLECTORS, createRegistry } from '../src/collectors/registry.ts';
import { createPasswordHashes, type HashCost } from '../src/domain/password-hashes.ts';
import { createSecretBox } from '../src/domain/secret-box.ts';
import { parseEnv } from '../src/env.ts';
import { loadAccessTokens } from '../src/http/access-tokens.ts';
import { createLimitedServer } from '../src/http/connections.ts';
import { openOutbound } from '../src/outbound/guarded-fetch.ts';
import { createPgBus } from '../src/realtime/pg-bus.ts';
import type { Services } from '../src/services.ts';
import { openBlobStore } from '../src/stores/blobs.ts';
import { connect, type Db } from '../src/stores/database.ts';
import { prepareSetupCode } from '../src/commands/setup/setup-code.ts';
import { databaseAddress, TEMPLATE } from './database-address.ts';
import './global-setup.ts';

export { call, type Answer, type CallOptions } from './client.ts';
export { addColleague, inviteCompany, nextCode, signIn, signUpCompany, TEST_PASSWORD, type TestPerson } from './people.ts';
export { until } from './until.ts';

export interface TestDatabase {
  db: Db;
  url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A fresh, migrated database of its own on the run's server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintain(server, `create database ${name} template ${TEMPLATE}`);
  const url = databaseAddress(server, name);
  const connection = connect(url, () => undefined, 8);
  return {
    db: connection.db, url,
    async close() {
      await connection.close();
      await maintain(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function maintain(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAddress(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A tenth of the product's: what is tested is the same, and nobody guesses. */
export const TEST_HASH_COST: HashCost = { memoryCost: 8_192, timeCost: 2 };

/** The clock of one served api: real time plus a shift that only grows. */
export interface TestClock {
  now: () => Date;
  advance: (milliseconds: number) => void;
}

export interface TestApi {
  /** `http://127.0.0.1:port` */
  url: string;
  db: Db;
  databaseUrl: string;
  services: Services;
  clock: TestClock;
  setupCode: string;
  stop(): Promise<void>;
}

/**
 * Serves the whole api on a free port over a fresh database, with sockets and without scan workers (start those with
 * `startScanning(api.services, …)`). Every answer is checked against its schema.
 * @param overrides services to replace.
 * @param options settings as environment variables, and a database to share with another served api.
 */
export async function startTestApi(
  overrides: Partial<Services> = {}, options: { env?: Record<string, string>; database?: TestDatabase } = {},
): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-api-'));
  let shift = 0;
  const clock: TestClock = { now: () => new Date(Date.now() + shift), advance: (milliseconds) => void (shift += milliseconds) };
  const env = parseEnv({ DATA_DIR: dataDir, DATABASE_URL: database.url, SETUP_CODE: 'test-code-1234', ...options.env });
  const log = pino({ level: process.env['VEDETTA_TEST_LOG'] ?? 'silent' });
  const { db } = database;
  const secrets = overrides.secrets ?? createSecretBox(randomBytes(32));
  const services: Services = {
    env, log, db, secrets, now: clock.now,
    collectors: overrides.collectors ?? createRegistry(COLLECTORS), outbound: overrides.outbound ?? openOutbound(dataDir),
    passwords: overrides.passwords ?? createPasswordHashes(TEST_HASH_COST),
    bus: overrides.bus ?? createPgBus(database.url, log),
    blobs: overrides.blobs ?? (await openBlobStore(dataDir)),
    accessTokens: overrides.accessTokens ?? (await loadAccessTokens(db, secrets, clock.now)),
    ...overrides,
  };
  const setupCode = (await prepareSetupCode(services)) ?? '';
  const api = createApi(services, { checkAnswers: true });
  const server = createLimitedServer(api.app);
  server.on('upgrade', (req, socket, head) => {
    if (!api.sockets.handleUpgrade(req, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    db, databaseUrl: database.url, services, clock, setupCode,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      await api.sockets.close();
      server.closeAllConnections();
      await closed;
      await services.bus.close();
      await services.outbound.close();
      if (options.database === undefined) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
