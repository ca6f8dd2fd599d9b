import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import type { Bus } from './bus.ts';
import { createPgBus } from './pg-bus.ts';

let database: TestDatabase;
let here: Bus;
let there: Bus;
beforeAll(async () => {
  database = await createTestDatabase();
  here = createPgBus(database.url, pino({ level: 'silent' }));
  there = createPgBus(database.url, pino({ level: 'silent' }));
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

/** Keeps what a bus hears. */
function listen(bus: Bus): { heard: number[]; stop: () => void } {
  const heard: number[] = [];
  return { heard, stop: bus.subscribe(({ companyId }) => heard.push(companyId)) };
}
/** Publishes again until it arrives, as a connection may still be on its way. */
const until = (publish: () => void, arrived: () => void) =>
  vi.waitFor(() => {
    publish();
    arrived();
  }, PATIENT);

describe('the bus on LISTEN and NOTIFY', () => {
  it('carries signals to other processes', async () => {
    const ear = listen(there);
    await until(
      () => here.publish({ companyId: 7 }),
      () => expect(ear.heard).toContain(7),
    );
    ear.stop();
  });

  it('tells its own process once, and makes one signal of many in the same turn', async () => {
    const near = listen(here);
    const far = listen(there);
    for (let n = 0; n < 50; n += 1) here.publish({ companyId: 8 });
    const ofThisTest = (heard: number[]) => heard.filter((id) => id === 8 || id === 88);
    await vi.waitFor(() => expect(far.heard).toContain(8), PATIENT);
    here.publish({ companyId: 88 });
    await vi.waitFor(() => expect(far.heard).toContain(88), PATIENT);
    expect([ofThisTest(near.heard), ofThisTest(far.heard)]).toEqual([
      [8, 88],
      [8, 88],
    ]);
    near.stop();
    far.stop();
  });

  it('carries more companies than fit into one message of the database', async () => {
    const far = listen(there);
    const ids = Array.from({ length: 1_000 }, (_, n) => 9_000_000_000_000_000 + n);
    for (const companyId of ids) here.publish({ companyId });
    await vi.waitFor(
      () => expect(far.heard.filter((id) => ids.includes(id))).toEqual(ids),
      PATIENT,
    );
    far.stop();
  });

  it('goes on telling the others when one listener throws, and stops telling who left', async () => {
    const gone = listen(here);
    gone.stop();
    const stop = here.subscribe(() => {
      throw new Error('a broken listener');
    });
    const ear = listen(here);
    here.publish({ companyId: 3 });
    await vi.waitFor(() => expect(ear.heard).toEqual([3]), PATIENT);
    expect(gone.heard).toEqual([]);
    stop();
    ear.stop();
  });

  it('comes back by itself when its connections are killed', async () => {
    const ear = listen(there);
    const killed = await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'vedetta bus' and datname = current_database()`,
    );
    expect(killed.rowCount).toBe(2);
    await until(
      () => here.publish({ companyId: 5 }),
      () => expect(ear.heard).toContain(5),
    );
    ear.stop();
  });

  it('closes while it cannot connect at all', async () => {
    const nowhere = createPgBus('postgres://nobody@127.0.0.1:1/none', pino({ level: 'silent' }));
    const ear = listen(nowhere);
    nowhere.publish({ companyId: 1 });
    await vi.waitFor(() => expect(ear.heard).toEqual([1]), PATIENT);
    await nowhere.close();
  });
});
