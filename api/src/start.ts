import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createApi } from './app.ts';
import { loadCollectorSettings } from './collectors/load-settings.ts';
import { COLLECTORS, createRegistry, type CollectorRegistry } from './collectors/registry.ts';
import { readInThread } from './platform/threads/read-in-thread.ts';
import { readMailInThread } from './platform/threads/read-mail-in-thread.ts';
import { readPasswordsInThread } from './platform/threads/read-passwords-in-thread.ts';
import { sealAnew } from './seal-anew.ts';
import { prepareSetupCode } from './modules/company/commands/setup-code.ts';
import { createPasswordHashes } from './platform/access/password-hashes.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import { EnvError, type Env } from './env.ts';
import type { Figures } from './platform/http/figures.ts';
import { loadAccessTokens } from './platform/access/access-tokens.ts';
import { apiLogger } from './platform/http/logging.ts';
import { startCollecting, type Collecting } from './modules/targets/jobs/collecting.ts';
import { startDelivering } from './modules/webhooks/jobs/delivering.ts';
import { startMailing, type Mailing } from './modules/notifications/jobs/mailing.ts';
import type { RunningQueue } from './platform/jobs/run-queue.ts';
import { startReadingLists } from './modules/indicators/jobs/reading-lists.ts';
import { startReading } from './modules/scans/jobs/reading.ts';
import { startScanning, type Scanning } from './modules/scans/jobs/scanning.ts';
import { openOutbound } from './platform/outbound/guarded-fetch.ts';
import { createInspection } from './modules/events/inspection.ts';
import { createNatsBus } from './platform/realtime/nats-bus.ts';
import { createPgBus } from './platform/realtime/pg-bus.ts';
import type { Services } from './platform/services.ts';
import { openBlobStore } from './platform/blobs/blobs.ts';
import { connect } from './platform/database/database.ts';
import { installationId } from './platform/secrets/installation.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { loadSecretKeys } from './platform/secrets/secret-key.ts';

export interface RunningApi {
  /**
   * To be mounted by whoever owns the http.Server; passes on what is not the api's. Without the
   * role api it answers health alone.
   */
  app: Express;
  /** What this part of the process counts, for `/metrics`. */
  figures: Registry;
  services: Services;
  /** @returns whether the upgrade was the api's. */
  onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Starts the workers of the roles; call it when the server listens. */
  start(): void;
  /**
   * Stops readiness, workers, sockets and database in this order, well below 10 s. Stop accepting
   * connections first.
   */
  drain(): Promise<void>;
  /** The code of the first-run set-up while it is still to be done. */
  setupCode: string | null;
}

const CALLS_LIMIT_MS = 3_000;
const SCANS_LIMIT_MS = 2_000;
const MAILS_LIMIT_MS = 2_000;
const DELIVERIES_LIMIT_MS = 2_000;
const COLLECTIONS_LIMIT_MS = 2_000;
const COLLECTOR_CONNECTIONS = 10;
/** Nobody looks at a screen for it: a busy machine makes it wait, not fail. */
const COLLECTOR_PATIENCE_MS = 30_000;

/**
 * Brings up everything behind the REST API: migrations, keys, file store.
 * @param databaseUrl of a PostgreSQL server that is there; its database is created if it is not
 * @throws Error with a sentence for the operator when something of it is not usable; then nothing
 * is left running.
 */
export async function startApi({
  env,
  databaseUrl: url,
  log: base,
}: {
  env: Env;
  databaseUrl: string;
  log: Logger;
}): Promise<RunningApi> {
  if (env.INSPECT && env.PUBLIC_URL !== null) {
    throw new EnvError(
      'INSPECT and PUBLIC_URL are both set. INSPECT shows all activity to everyone with an account on ' +
        'this machine, so it is for development only. Unset one of them.',
    );
  }
  const log = apiLogger(base);
  const { collectors, problem: unread } = readCollectors(env, log);
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => {
        log.error({ err: error }, 'Error while stopping');
      });
  };
  try {
    await migrateDatabase(url, log);
    const connection = connect(url, (error) => {
      log.warn({ err: error }, 'An idle database connection failed');
    });
    undo.push(() => connection.close());
    const { db } = connection;
    const keys = loadSecretKeys(env.DATA_DIR, env.SECRET_KEY);
    const secrets = createSecretBox(keys.present, keys.former);
    if (keys.former.length > 0) await sealAnew({ db, secrets, log });
    const bus =
      env.NATS_URL === null
        ? createPgBus(url, log)
        : createNatsBus(env.NATS_URL, await installationId(db), log);
    undo.push(() => bus.close());
    const now = () => new Date();
    const outbound = openOutbound(env.DATA_DIR);
    undo.push(() => outbound.close());
    const services: Services = {
      env,
      log,
      db,
      bus,
      secrets,
      now,
      collectors,
      outbound,
      readLists: (parts, at) => readInThread(parts, at),
      readMail: (request) => readMailInThread(request),
      readPasswords: (request) => readPasswordsInThread(request),
      passwords: createPasswordHashes(),
      blobs: await openBlobStore(env.DATA_DIR),
      accessTokens: await loadAccessTokens(db, secrets, now),
    };
    const setupCode = await prepareSetupCode(services);
    const api = createApi(services);
    const { figures } = api;
    watchPool(figures, connection.pool);
    const collectorDb = () => {
      // Of its own: fifty collections at once do not stand before somebody's click.
      const own = connect(
        url,
        (error) => {
          log.warn({ err: error }, 'An idle database connection failed');
        },
        COLLECTOR_CONNECTIONS,
        COLLECTOR_PATIENCE_MS,
      );
      undo.push(() => own.close());
      return own.db;
    };
    const inspection = env.INSPECT ? createInspection(services) : null;
    let scanning: Scanning | null = null;
    let readingPictures: RunningQueue | null = null;
    let mailing: Mailing | null = null;
    let delivering: RunningQueue | null = null;
    let collecting: Collecting | null = null;
    let reading: RunningQueue | null = null;
    return {
      app: api.app,
      figures: figures.registry,
      services,
      setupCode,
      onUpgrade: (req, socket, head) =>
        (inspection?.handleUpgrade(req, socket, head) ?? false) ||
        (env.ROLE.has('api') && api.sockets.handleUpgrade(req, socket, head)),
      start() {
        const pace = { onEnded: figures.jobEnded };
        if (env.ROLE.has('detector'))
          scanning ??= startScanning(services, {
            ...pace,
            lists: join(env.DATA_DIR, 'lists'),
            clamd: env.CLAMD_URL,
            isReadLater: true,
          });
        if (env.ROLE.has('detector'))
          readingPictures ??= startReading(services, {
            ...pace,
            lists: join(env.DATA_DIR, 'lists'),
          });
        if (env.ROLE.has('collector')) {
          if (unread === null) collecting ??= startCollecting({ ...services, db: collectorDb() });
          reading ??= startReadingLists(services, pace);
        }
        if (env.ROLE.has('api')) {
          mailing ??= startMailing(services, pace);
          delivering ??= startDelivering(services, pace);
        }
      },
      async drain() {
        inspection?.close();
        const scansHandedBack = scanning?.stop(SCANS_LIMIT_MS);
        await Promise.all([
          api.quiesce(CALLS_LIMIT_MS),
          scansHandedBack,
          readingPictures?.stop(SCANS_LIMIT_MS),
          collecting?.stop(COLLECTIONS_LIMIT_MS),
          reading?.stop(COLLECTIONS_LIMIT_MS),
          mailing?.stop(MAILS_LIMIT_MS),
          delivering?.stop(DELIVERIES_LIMIT_MS),
          api.sockets.close(),
        ]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The connectors with the operator's settings. If the settings are invalid, nothing is collected;
 * the other roles of the process keep working.
 * @throws EnvError if the process has only the role collector.
 */
function readCollectors(
  { DATA_DIR, ROLE }: Env,
  log: Logger,
): { collectors: CollectorRegistry; problem: string | null } {
  try {
    return {
      collectors: createRegistry(COLLECTORS, loadCollectorSettings(DATA_DIR)),
      problem: null,
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : "collectors.json can't be read.";
    if (ROLE.size === 1 && ROLE.has('collector')) throw new EnvError(problem);
    log.error(`This process collects nothing. ${problem}`);
    return { collectors: createRegistry(COLLECTORS), problem };
  }
}

/** The database as this process has it: connections, and who waits for one. */
function watchPool({ watch }: Figures, pool: Pool): void {
  watch('vedetta_database_connections', 'Connections to the database.', ['state'], () => [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  watch('vedetta_database_waiting', 'Queries waiting for a connection.', [], () => [
    { labels: {}, value: pool.waitingCount },
  ]);
}
