import type { Logger } from 'pino';
import type { Bus } from '../src/platform/realtime/bus.ts';
import { createNatsBus } from '../src/platform/realtime/nats-bus.ts';
import { createPgBus } from '../src/platform/realtime/pg-bus.ts';
import type { Db } from '../src/platform/database/database.ts';
import { installationId } from '../src/platform/secrets/installation.ts';

/**
 * The NATS server of a run against a cluster's parts (`npm run test:cluster`); undefined in other
 * runs.
 */
export const testNatsUrl = (): string | undefined =>
  process.env['VEDETTA_TEST_NATS_URL'] ?? undefined;

/**
 * The bus that a process over this database would have: PostgreSQL's, and NATS in a run that has
 * one.
 */
export async function createTestBus(
  { db, url }: { db: Db; url: string },
  log: Logger,
): Promise<Bus> {
  const nats = testNatsUrl();
  return nats === undefined
    ? createPgBus(url, log)
    : createNatsBus(nats, await installationId(db), log);
}
