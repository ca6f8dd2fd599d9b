import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApi } from '../src/app.ts';
import { COLLECTORS, createRegistry } from '../src/collectors/registry.ts';
import { createPasswordHashes, type HashCost } from '../src/platform/access/password-hashes.ts';
import { createSecretBox } from '../src/platform/secrets/secret-box.ts';
import { parseEnv } from '../src/env.ts';
import { loadAccessTokens } from '../src/platform/access/access-tokens.ts';
import { createLimitedServer } from '../src/platform/http/connections.ts';
import { readInThread } from '../src/platform/threads/read-in-thread.ts';
import { readMailInThread } from '../src/platform/threads/read-mail-in-thread.ts';
import { readPasswordsInThread } from '../src/platform/threads/read-passwords-in-thread.ts';
import { openOutbound } from '../src/platform/outbound/guarded-fetch.ts';
import type { Services } from '../src/platform/services.ts';
import { openBlobStore } from '../src/platform/blobs/blobs.ts';
import type { Db } from '../src/platform/database/database.ts';
import { prepareSetupCode } from '../src/modules/company/commands/setup-code.ts';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';
import {
  buildListReader,
  buildMailReader,
  buildPasswordReader,
} from '@vedetta/detection/testing/worker-build.ts';
import { createTestBus } from './test-bus.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export { call, type Answer, type CallOptions } from './client.ts';
export {
  addColleague,
  inviteCompany,
  nextCode,
  signIn,
  signUpCompany,
  TEST_PASSWORD,
  type TestPerson,
} from './people.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { until } from './until.ts';

/** Next to nothing of the product's: what is tested is the same, and nobody guesses. */
export const TEST_HASH_COST: HashCost = { memoryCost: 1_024, timeCost: 1 };

/** The clock of one served api: real time plus a shift. */
export interface TestClock {
  now: () => Date;
  advance: (milliseconds: number) => void;
  /**
   * Time passes by `advance` alone until `release`: for spans of seconds, which a busy machine
   * exceeds.
   */
  hold: () => void;
  release: () => void;
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
 * Serves the whole api on a free port over a fresh database, with sockets and without scan workers
 * (start those with `startScanning(api.services, …)`). Every answer is checked against its schema.
 * @param overrides services to replace.
 * @param options settings as environment variables, and a database to share with another served
 * api.
 */
export async function startTestApi(
  overrides: Partial<Services> = {},
  options: { env?: Record<string, string>; database?: TestDatabase } = {},
): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-api-'));
  let shift = 0;
  let held: number | null = null;
  const clock: TestClock = {
    now: () => new Date((held ?? Date.now()) + shift),
    advance: (milliseconds) => void (shift += milliseconds),
    hold: () => void (held = Date.now()),
    release: () => void (held = null),
  };
  const env = parseEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SETUP_CODE: 'test-code-1234',
    ...options.env,
  });
  const log = pino({ level: process.env['VEDETTA_TEST_LOG'] ?? 'silent' });
  const { db } = database;
  const secrets = overrides.secrets ?? createSecretBox(randomBytes(32));
  const services: Services = {
    env,
    log,
    db,
    secrets,
    now: clock.now,
    collectors: overrides.collectors ?? createRegistry(COLLECTORS),
    outbound: overrides.outbound ?? openOutbound(dataDir),
    readLists: async (parts, now) => readInThread(parts, now, await buildListReader(), HANG_MS),
    readMail: async (request) => readMailInThread(request, await buildMailReader(), HANG_MS),
    readPasswords: async (request) =>
      readPasswordsInThread(request, await buildPasswordReader(), HANG_MS),
    passwords: overrides.passwords ?? createPasswordHashes(TEST_HASH_COST),
    bus: overrides.bus ?? (await createTestBus(database, log)),
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
    db,
    databaseUrl: database.url,
    services,
    clock,
    setupCode,
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
